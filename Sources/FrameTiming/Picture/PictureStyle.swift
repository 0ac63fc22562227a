/// The looks of the report's picture.
enum PictureStyle {
  /// Every colour reaches 4.5:1 for text and 3:1 for marks on its panel, in both schemes.
  static let sheet = """

    svg { --ground: #F3F5F8; --panel: #FFFFFF; --text: #12161B; --quiet: #5B6570; \
    --grid: #E3E7EC; --blue: #1A73D5; --amber: #A36E00; --red: #C43F3E; }
    @media (prefers-color-scheme: dark) { svg { --ground: #0E1116; --panel: #151A21; \
    --text: #F2F5F7; --quiet: #9AA4AE; --grid: #262C34; --blue: #5AA2FF; --amber: #F0B13A; \
    --red: #FF736B; } }
    text { font-family: Inter, Roboto, "Helvetica Neue", Arial, sans-serif; fill: #12161B; \
    fill: var(--text); font-variant-numeric: tabular-nums; }
    .ground { fill: #F3F5F8; fill: var(--ground); }
    .panel { fill: #FFFFFF; fill: var(--panel); }
    .title { font-size: 28px; font-weight: 600; }
    .verdict { font-size: 16px; fill: #5B6570; fill: var(--quiet); }
    .small { font-size: 13px; fill: #5B6570; fill: var(--quiet); }
    .figure { font-size: 24px; font-weight: 600; }
    .heading { font-size: 15px; font-weight: 600; }
    .tick { font-size: 12px; fill: #5B6570; fill: var(--quiet); text-anchor: middle; }
    .side { font-size: 12px; fill: #5B6570; fill: var(--quiet); text-anchor: end; }
    .grid { stroke: #E3E7EC; stroke: var(--grid); stroke-width: 1; }
    .period { stroke: #5B6570; stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 2 4; }
    .limit { stroke: #C43F3E; stroke: var(--red); stroke-width: 1; stroke-dasharray: 6 4; }
    .gap { stroke: #A36E00; stroke: var(--amber); stroke-width: 2; stroke-dasharray: 3 3; }
    .curve { fill: none; stroke: #1A73D5; stroke: var(--blue); stroke-width: 1.25; \
    stroke-linejoin: round; }
    .thick { fill: none; stroke: #1A73D5; stroke: var(--blue); stroke-width: 2; \
    stroke-linejoin: round; }
    .bar { fill: #1A73D5; fill: var(--blue); }
    .latebar, .late { fill: #C43F3E; fill: var(--red); }
    .latelegend { font-size: 13px; fill: #C43F3E; fill: var(--red); text-anchor: end; }
    .gaptext { font-size: 12px; fill: #A36E00; fill: var(--amber); text-anchor: middle; }

    """
}
