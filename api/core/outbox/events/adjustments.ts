export interface AdjustmentEvent {
  adjustmentId: number;
}

/** What happens to adjustments of members' wallets. */
export interface AdjustmentEvents {
  /** It waits for another administrator. */
  AdjustmentRequested: AdjustmentEvent;
  /** No other administrator could approve it: it is posted after a wait. */
  AdjustmentScheduled: AdjustmentEvent;
  /** Its TP have moved. */
  AdjustmentPosted: AdjustmentEvent;
  AdjustmentRejected: AdjustmentEvent;
  AdjustmentWithdrawn: AdjustmentEvent;
  /** Nobody approved it in time. */
  AdjustmentExpired: AdjustmentEvent;
  /** It could not be posted. */
  AdjustmentFailed: AdjustmentEvent;
}
