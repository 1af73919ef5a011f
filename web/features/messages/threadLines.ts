import type { ThreadMessage_MessageFragment } from "../../gql/graphql.ts";
import type { PhotoImage } from "../../ui/Photo.tsx";
import type { OutgoingMessage } from "./outbox.ts";

/** The delivery state of one of the viewer's own messages; null for messages of others. */
export type Delivery = "waiting" | "failed" | "sent" | "read" | null;

/** One line of a thread: a date separator, a message, or the card of an offer or an order. */
export type ThreadLine =
  | { readonly kind: "day"; readonly key: string; readonly words: string }
  | {
      readonly kind: "message";
      readonly key: string;
      readonly isMine: boolean;
      readonly content: string;
      readonly createdAt: string;
      readonly item: ThreadMessage_MessageFragment["item"];
      readonly image: PhotoImage | null;
      readonly delivery: Delivery;
      /** Set while the message waits in the outbox; a retry needs it. */
      readonly clientId: string | null;
      /** Null while the server does not have it. */
      readonly messageId: string | null;
      readonly isReported: boolean;
    }
  | {
      readonly kind: "offer";
      readonly key: string;
      readonly isMine: boolean;
      readonly words: string;
      readonly createdAt: string;
      readonly item: ThreadMessage_MessageFragment["item"];
      readonly offer: NonNullable<ThreadMessage_MessageFragment["offer"]>;
    }
  | {
      readonly kind: "order";
      readonly key: string;
      readonly isMine: boolean;
      readonly words: string;
      readonly createdAt: string;
      readonly item: ThreadMessage_MessageFragment["item"];
      readonly part: NonNullable<ThreadMessage_MessageFragment["orderPart"]>;
    };

/** The lines of a thread, oldest first: the messages on the server, then those in the outbox. */
export function threadLines(thread: {
  readonly messages: readonly ThreadMessage_MessageFragment[];
  readonly outgoing: readonly OutgoingMessage[];
  readonly viewerId: string;
  /** While the connection is down, a message without a response waits for it. */
  readonly isAway: boolean;
  readonly now: Date;
}): readonly ThreadLine[] {
  const known = new Set(thread.messages.map((message) => message.clientId));
  const lines = [
    ...thread.messages.map((message) => received(message, thread.viewerId)),
    // For a moment after the server's response, a message is both on the server and in the outbox.
    ...thread.outgoing
      .filter((message) => !known.has(message.clientId))
      .map((message) => onItsWay(message, thread.isAway)),
  ];

  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before && dayOf(before.createdAt) === dayOf(line.createdAt)) return [line];
    return [
      {
        kind: "day" as const,
        key: dayOf(line.createdAt),
        words: dayWords(new Date(line.createdAt), thread.now),
      },
      line,
    ];
  });
}

/** A line for a message or a card. */
export type WrittenLine = Exclude<ThreadLine, { kind: "day" }>;
type MessageLine = Extract<ThreadLine, { kind: "message" }>;

function received(message: ThreadMessage_MessageFragment, viewerId: string): WrittenLine {
  const isMine = message.fromUserId === viewerId;
  const { offer, orderPart, item, createdAt } = message;
  const card = { key: message.id, isMine, words: message.content, createdAt, item };
  if (offer) return { kind: "offer", ...card, offer };
  if (orderPart) return { kind: "order", ...card, part: orderPart };
  return {
    kind: "message",
    // With the client id as key, the bubble keeps its place when the server's copy replaces it.
    key: (isMine && message.clientId) || message.id,
    isMine,
    content: message.content,
    createdAt,
    item,
    image: message.image,
    delivery: isMine ? (message.isRead ? "read" : "sent") : null,
    clientId: null,
    messageId: message.id,
    isReported: message.isReported,
  };
}

function onItsWay(message: OutgoingMessage, isAway: boolean): MessageLine {
  const hasFailed = message.state === "refused" || (message.state === "unreached" && !isAway);
  return {
    kind: "message",
    key: message.clientId,
    isMine: true,
    content: message.content,
    createdAt: message.createdAt,
    item: null,
    image: message.picture ?? null,
    delivery: hasFailed ? "failed" : "waiting",
    clientId: message.clientId,
    messageId: null,
    isReported: false,
  };
}

function dayOf(date: string): string {
  return new Date(date).toDateString();
}

const day = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" });
const dayAndYear = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "Today", "Yesterday", or the date. */
export function dayWords(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return "Today";
  if (date.toDateString() === yesterday.toDateString()) return "Yesterday";
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date);
}
