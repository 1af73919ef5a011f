/** The options of arguments that many root fields take. */

export const ADJUSTMENT_ID = { description: "The adjustment's id." } as const;
export const CASE_ID = { description: "The case's id." } as const;
export const CIRCLE_ID = { description: "The circle's id." } as const;
export const DISPUTE_ID = { description: "The dispute's id." } as const;
export const GUIDE_ID = { description: "The guide's id." } as const;
export const ITEM_ID = { description: "The item's id." } as const;
export const MEMBER_ID = { description: "The member's id." } as const;
export const OFFER_ID = { description: "The offer's id." } as const;
export const ORDER_PART_ID = { description: "The id of the part of an order." } as const;
export const POST_ID = { description: "The post's id." } as const;
export const REPORT_SCHEDULE_ID = { description: "The schedule's id." } as const;
export const SAVED_QUERY_ID = { description: "The saved query's id." } as const;
export const STREAM_ID = { description: "The stream's id." } as const;

/** Of subscriptions to the viewer's own events. */
export const SINCE = {
  nullable: true,
  description: "From Viewer.cursor, or from the last event: what happened since comes first.",
} as const;
