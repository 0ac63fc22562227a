#ifndef ARCLINE_DITHER_H
#define ARCLINE_DITHER_H

#include <stdint.h>

/// Thresholds by which 256ths of a level become levels: Bayer's matrix of order 8, each in the middle
/// of its 64th. A fraction is met by as many pixels of a square of eight as it is worth.
static const uint8_t arcline_dither_thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170},
    {194, 66, 226, 98, 202, 74, 234, 106},
    {50, 178, 18, 146, 58, 186, 26, 154},
    {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166},
    {206, 78, 238, 110, 198, 70, 230, 102},
    {62, 190, 30, 158, 54, 182, 22, 150},
    {254, 126, 222, 94, 246, 118, 214, 86}};

#endif
