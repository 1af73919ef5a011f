import fc from "fast-check";

/** One step of a use case on the books. Members, holds and postings are numbers into what there is then. */
export type Step =
  | { verb: "grant"; member: number; amount: number }
  | { verb: "transfer"; from: number; to: number; amount: number }
  | { verb: "hold"; member: number; amount: number }
  | { verb: "release"; hold: number }
  | { verb: "capture"; hold: number; to: number }
  /** An order is paid into escrow, and ends: the seller is paid, or the buyer gets it back. */
  | { verb: "escrow"; member: number; amount: number }
  | { verb: "payOut"; escrow: number; to: number }
  | { verb: "refund"; escrow: number }
  /** A posting once more, word for word. */
  | { verb: "repeat"; posting: number }
  /** The key of a posting for another amount. */
  | { verb: "tamper"; posting: number };

/** How a transaction ends: well, undone, or with its connection killed before or in the middle of the commit. */
export type Ending = "commit" | "rollback" | "kill" | "killInCommit";

/** One use case: some steps in one transaction. */
export interface Act {
  steps: Step[];
  ending: Ending;
}

export const MEMBERS = 4;
const member = fc.nat(MEMBERS - 1);
/** Around what people own, so that about every fourth attempt lacks TP. */
const amount = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 160 }));
const index = fc.nat(1000);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant("grant"),
      member,
      amount: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ verb: fc.constant("transfer"), from: member, to: member, amount }),
  },
  { weight: 5, arbitrary: fc.record({ verb: fc.constant("hold"), member, amount }) },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant("release"), hold: index }) },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant("capture"), hold: index, to: member }) },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant("escrow"), member, amount }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant("payOut"), escrow: index, to: member }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("refund"), escrow: index }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("repeat"), posting: index }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("tamper"), posting: index }) },
);

const ending: fc.Arbitrary<Ending> = fc.oneof(
  { weight: 14, arbitrary: fc.constant("commit") },
  { weight: 3, arbitrary: fc.constant("rollback") },
  { weight: 1, arbitrary: fc.constant("kill") },
  { weight: 1, arbitrary: fc.constant("killInCommit") },
);

const act: fc.Arbitrary<Act> = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  ending,
});

/** What happens on one connection, one transaction after the other. */
export function acts(maxLength: number): fc.Arbitrary<Act[]> {
  return fc.array(act, { minLength: 1, maxLength, size: "max" });
}
