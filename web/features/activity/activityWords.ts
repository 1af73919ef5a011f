import type { ActivityKind } from "../../gql/graphql.ts";
import { deviceName } from "../accounts/deviceName.ts";

/** The data of one entry that its sentence needs. */
interface Told {
  kind: ActivityKind;
  subject: string;
  member: string | null;
}

type Sentence = (who: string, what: string) => string;

const WORDS: Readonly<Record<ActivityKind, Sentence>> = {
  item_listed: (_who, what) => `You listed ${what}`,
  price_changed: (_who, what) => `You changed the price of ${what}`,
  offer_made: (who, what) => `You made ${who} an offer about ${what}`,
  offer_received: (who, what) => `${who} made you an offer about ${what}`,
  offer_accepted: (who, what) => `The offer between you and ${who} about ${what} was accepted`,
  offer_declined: (who, what) => `The offer between you and ${who} about ${what} was declined`,
  offer_countered: (who, what) =>
    `The offer between you and ${who} about ${what} was answered with another proposal`,
  offer_withdrawn: (who, what) => `The offer between you and ${who} about ${what} was withdrawn`,
  offer_expired: (_who, what) => `The offer about ${what} expired`,
  offer_superseded: (_who, what) => `The offer about ${what} was closed: an item in it is gone`,
  offer_cancelled: (_who, what) => `The offer about ${what} was cancelled`,
  item_received: (who, what) => `You received ${what} from ${who}`,
  item_given: (who, what) => `You gave ${what} to ${who}`,
  order_placed: (_who, what) => `You placed order ${what}`,
  order_received: (who, what) => `${who} ordered from you: ${what}`,
  order_accepted: (_who, what) => `Order ${what} was accepted`,
  order_shipped: (_who, what) => `Order ${what} was sent`,
  order_delivered: (_who, what) => `Order ${what} arrived`,
  order_cancelled: (_who, what) => `Order ${what} was cancelled`,
  order_refunded: (_who, what) => `Order ${what} was paid back`,
  tp_received: (_who, what) => what,
  tp_paid: (_who, what) => what,
  token_made: (_who, name) => `You made the token "${name}" for a program`,
  token_revoked: (_who, name) => `The token "${name}" was revoked`,
  viewed_by_market: (_who, reason) => `Market Day looked at the market as you see it: ${reason}`,
  signed_in: (_who, device) => `You signed in: ${deviceName(device || null)}`,
};

/** One entry as a sentence. */
export function activityWords({ kind, subject, member }: Told): string {
  return WORDS[kind](member ?? "a member", subject);
}
