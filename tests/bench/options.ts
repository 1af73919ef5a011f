import { parseArgs } from "node:util";

const PARTS = [
  "reads",
  "delivery",
  "rest",
  "money",
  "commits",
  "memory",
  "fanout",
  "figures",
  "panels",
] as const;
export type Part = (typeof PARTS)[number];

/** What a run measures, and for how long. */
export interface Options {
  items: number;
  members: number;
  messages: number;
  /** Each server is measured once in each round. */
  rounds: number;
  /** Of load for one server, one read and one round. */
  seconds: number;
  /** Requests under way at once. */
  connections: number;
  /** Mutations of each kind that are followed to the other member's socket. */
  deliveries: number;
  /** Other members' open, subscribed sockets meanwhile. */
  sockets: number;
  /** Sockets that watch one stream. */
  viewers: number;
  /** What is measured. */
  only: ReadonlySet<Part>;
  /** Other GraphQL servers beside the product. */
  peers: boolean;
  /** Make the data again. */
  fresh: boolean;
  /** Write the figures into docs/performance.md. */
  docs: boolean;
}

export const USAGE = `npm run bench -- [--items 200000] [--members 20000] [--messages 1000000] [--rounds 5] [--seconds 4]
             [--connections 16] [--deliveries 300] [--sockets 500] [--viewers 5000] [--alone] [--only reads,rest] [--reads-only] [--fresh] [--docs]
--alone leaves the other GraphQL servers out. --only names what is measured: ${PARTS.join(", ")}.
Fewer items make fewer members (one for ten items) and messages (five for each item) unless they are given too.`;

/** Reads the command line. Undefined = help is asked for. Throws on what it does not know. */
export function readOptions(words: string[]): Options | undefined {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: words,
    options: {
      items: text,
      members: text,
      messages: text,
      rounds: text,
      seconds: text,
      connections: text,
      deliveries: text,
      sockets: text,
      viewers: text,
      alone: flag,
      only: text,
      "reads-only": flag,
      fresh: flag,
      docs: flag,
      help: flag,
    },
  });
  if (values.help) return undefined;

  const items = whole("items", values.items, 200_000, 1000);
  return {
    items,
    members: whole("members", values.members, Math.min(20_000, Math.ceil(items / 10)), 100),
    messages: whole("messages", values.messages, Math.min(1_000_000, items * 5), 100),
    rounds: whole("rounds", values.rounds, 5, 1),
    seconds: whole("seconds", values.seconds, 4, 1),
    connections: whole("connections", values.connections, 16, 1),
    deliveries: whole("deliveries", values.deliveries, 300, 1),
    sockets: whole("sockets", values.sockets, 500, 0),
    viewers: whole("viewers", values.viewers, 5000, 10),
    only: partsOf(values["reads-only"] ? "reads" : values.only),
    peers: !values.alone,
    fresh: values.fresh,
    docs: values.docs,
  };
}

function partsOf(given: string | undefined): ReadonlySet<Part> {
  if (given === undefined) return new Set(PARTS);
  const named = given.split(",").map((name) => {
    const part = PARTS.find((known) => known === name);
    if (!part) throw new Error(`--only knows ${PARTS.join(", ")}`);
    return part;
  });
  return new Set(named);
}

function whole(name: string, given: string | undefined, usual: number, least: number): number {
  const value = given === undefined ? usual : Number(given);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`--${name} is a whole number from ${least} up`);
  return value;
}
