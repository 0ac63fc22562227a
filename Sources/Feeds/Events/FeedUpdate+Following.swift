extension FeedUpdate {
  /// The news of two updates of one job as one: what the newer one leaves unchanged is that of this.
  public func followed(by newer: FeedUpdate) -> FeedUpdate {
    var both = newer
    if newer.fraction == nil, newer.state != .unknown {
      both.fraction = fraction
      both.number = number
      both.isAdjusted = isAdjusted
    }
    both.amount = newer.amount ?? amount
    both.message = newer.message ?? message
    both.state = newer.state ?? state
    return both
  }
}
