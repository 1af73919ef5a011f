interface DisputeEvent {
  disputeId: number;
}

/** Who ended a dispute: an administrator (`market`), its deadline (`time`), or the reported member, who agreed. */
export type DisputeEnd = "market" | "time" | "reported";

/** What happens to disputes about deals. */
export interface DisputeEvents {
  DisputeFiled: DisputeEvent;
  /** A side wrote a statement. */
  DisputeAnswered: DisputeEvent & { byId: number };
  /** An administrator asked both sides something. */
  DisputeAsked: DisputeEvent;
  /** The member who filed it withdrew it. */
  DisputeWithdrawn: DisputeEvent;
  /** The deal stands as it was. */
  DisputeRejected: DisputeEvent & { by: Exclude<DisputeEnd, "reported"> };
  /** It ended with an outcome, and the TP have moved. */
  DisputeSettled: DisputeEvent & {
    by: DisputeEnd;
    /** Who was found in the wrong; null where nobody was. */
    lostById: number | null;
  };
}
