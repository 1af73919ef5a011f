import { ADJUSTMENT } from "../../../schema/limits.ts";
import type { Effects } from "../../core/audit/effects.ts";
import type { DomainEventType } from "../../core/outbox/domainEvents.ts";

/** One and several of something; null where it is no more than a sign for open pages. */
type Words = readonly [one: string, several: string] | null;

const OFFER_ENDS: Words = ["offer ends", "offers end"];

/** Each domain event in the words of a confirmation: "3 offers end". */
const WORDS: Readonly<Record<DomainEventType, Words>> = {
  ActionAudited: null,
  MessageSent: ["message is sent", "messages are sent"],
  ThreadRead: null,
  PostWritten: ["post is written", "posts are written"],
  PostLiked: null,
  PostCommented: ["comment is written", "comments are written"],
  MemberFollowed: null,
  CircleJoinRequested: ["member asks to join a circle", "members ask to join a circle"],
  CircleJoinApproved: ["member joins a circle", "members join a circle"],
  StreamStarted: ["stream goes live", "streams go live"],
  StreamEnded: ["stream ends", "streams end"],
  StreamCancelled: ["stream is called off", "streams are called off"],
  StreamReminderDue: ["reminder of a stream is sent", "reminders of a stream are sent"],
  OfferMade: ["offer is made", "offers are made"],
  OfferCountered: ["offer is countered", "offers are countered"],
  OfferDeclined: OFFER_ENDS,
  OfferWithdrawn: OFFER_ENDS,
  OfferExpired: OFFER_ENDS,
  OfferSuperseded: OFFER_ENDS,
  OfferCancelled: OFFER_ENDS,
  OfferAccepted: ["offer is accepted", "offers are accepted"],
  OrderPartPlaced: ["order is placed", "orders are placed"],
  OrderPartAccepted: ["order is accepted", "orders are accepted"],
  OrderPartShipped: ["order is shipped", "orders are shipped"],
  OrderPartDelivered: ["order is delivered", "orders are delivered"],
  OrderPartCancelled: ["order is cancelled and paid back", "orders are cancelled and paid back"],
  OrderPartRefunded: ["order is paid back", "orders are paid back"],
  DisputeFiled: ["dispute is filed", "disputes are filed"],
  DisputeAnswered: ["dispute is answered", "disputes are answered"],
  DisputeAsked: ["dispute waits for its two sides", "disputes wait for their two sides"],
  DisputeWithdrawn: ["dispute is withdrawn", "disputes are withdrawn"],
  DisputeRejected: ["dispute is rejected", "disputes are rejected"],
  DisputeSettled: ["dispute is settled", "disputes are settled"],
  AdjustmentRequested: [
    "adjustment waits for another administrator",
    "adjustments wait for another administrator",
  ],
  AdjustmentScheduled: [
    `adjustment is posted in ${ADJUSTMENT.aloneHours} hours unless it is withdrawn`,
    `adjustments are posted in ${ADJUSTMENT.aloneHours} hours unless they are withdrawn`,
  ],
  AdjustmentPosted: ["adjustment is posted", "adjustments are posted"],
  AdjustmentRejected: ["adjustment is rejected", "adjustments are rejected"],
  AdjustmentWithdrawn: ["adjustment is withdrawn", "adjustments are withdrawn"],
  AdjustmentExpired: ["adjustment expires", "adjustments expire"],
  AdjustmentFailed: ["adjustment is not posted", "adjustments are not posted"],
  ItemChanged: null,
  ItemRemoved: ["item is removed", "items are removed"],
  ItemDeleted: ["item is removed", "items are removed"],
  ItemRestored: ["item is back on the market", "items are back on the market"],
  ItemListed: ["item is listed", "items are listed"],
  ItemShownTo: ["item is shown to more members", "items are shown to more members"],
  MemberJoined: ["member joins", "members join"],
  MemberLeft: ["member leaves", "members leave"],
  MemberSuspended: null,
  RoleChanged: null,
  EarningPaid: ["earning is paid", "earnings are paid"],
  TpSetAside: null,
  TpBroughtBack: ["stake or token comes back", "stakes and tokens come back"],
  StakingRewardPaid: ["staking reward is paid", "staking rewards are paid"],
  ChannelVerified: ["address is verified", "addresses are verified"],
  ProfileChanged: null,
  TrustLevelReached: ["member reaches a trust level", "members reach a trust level"],
  FirstSaleMade: ["member makes a first sale", "members make a first sale"],
  RewardReached: ["reward can be claimed", "rewards can be claimed"],
  ReviewSubmitted: ["review is written", "reviews are written"],
  ReviewPublished: ["review is published", "reviews are published"],
  CaseOpened: null,
  ReportClosed: [
    "report is closed, and who made it is told",
    "reports are closed, and who made them is told",
  ],
  MemberWarned: ["member is warned", "members are warned"],
  ContentRemoved: [
    "contribution is hidden from everybody",
    "contributions are hidden from everybody",
  ],
  ContentRestored: ["contribution is shown again", "contributions are shown again"],
  AppealDecided: ["member hears about the appeal", "members hear about their appeals"],
  RatingChanged: ["rating is counted anew", "ratings are counted anew"],
  SuspensionEnded: ["suspension ends", "suspensions end"],
};

/** The effects in sentences without a full stop, for a confirmation: "3 offers end", "41 TP are free again". */
export function effectSentences({ happened, tp, mails }: Effects): string[] {
  return [...eventSentences(happened), ...tpSentences(tp), ...counted(mails, MAILS)];
}

const MAILS: NonNullable<Words> = ["mail is sent", "mails are sent"];

function eventSentences(happened: Effects["happened"]): string[] {
  const counts = new Map<NonNullable<Words>, number>();
  for (const [event, words] of Object.entries(WORDS)) {
    const count = happened[event as DomainEventType] ?? 0;
    if (words && count > 0) counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].flatMap(([words, count]) => counted(count, words));
}

function tpSentences(tp: Effects["tp"]): string[] {
  const wallets = tp.filter(({ account }) => account === "wallet");
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + Math.max(one, 0), 0);
  const freed = sum(wallets.map(({ balance, available }) => available - balance));
  const held = sum(wallets.map(({ balance, available }) => balance - available));
  const paid = sum(wallets.map(({ balance }) => balance));
  const taken = sum(wallets.map(({ balance }) => -balance));
  return [
    ...counted(freed, ["TP that was held is free again", "TP that were held are free again"]),
    ...counted(held, ["TP is held", "TP are held"]),
    ...counted(paid, ["TP goes to a wallet", "TP go to wallets"]),
    ...counted(taken, ["TP leaves a wallet", "TP leave wallets"]),
  ];
}

function counted(count: number, words: NonNullable<Words>): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? words[0] : words[1]}`];
}
