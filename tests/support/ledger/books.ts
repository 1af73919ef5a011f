import { MEMBERS, type Step } from "./script.ts";

/** A hold as the model knows it. */
export interface ModelHold {
  id: number;
  owner: number;
  amount: number;
  isOpen: boolean;
}

/** A posting, with everything that its key stands for. */
export interface Posting {
  key: string;
  /** A member; -1 is the treasury. */
  from: number;
  to: number;
  amount: number;
}

/** What a step comes to: done, nothing to do, or the SQLSTATE it is refused with. */
export type Outcome = "done" | "nothing" | "TP001" | "TP002" | "TP004";

/** A step with everything that its statement needs. */
export type Statement =
  | { verb: "post"; posting: Posting }
  | { verb: "hold"; member: number; amount: number }
  | { verb: "release"; hold: ModelHold }
  | { verb: "capture"; hold: ModelHold; posting: Posting };

/** The books as anybody would keep them on paper: who owns how much, and which promises are open. */
export class Books {
  balance: number[] = Array.from({ length: MEMBERS }, () => 0);
  holds: ModelHold[] = [];
  postings: Posting[] = [];

  copy(): Books {
    return Object.assign(new Books(), structuredClone({ ...this }));
  }

  held(member: number): number {
    return this.holds.reduce(
      (sum, { owner, isOpen, amount }) => sum + (isOpen && owner === member ? amount : 0),
      0,
    );
  }

  available(member: number): number {
    return (this.balance[member] ?? 0) - this.held(member);
  }

  /** What a step says to these books; undefined where it names a hold or posting and there is none. */
  statementOf(step: Step, key: string): Statement | undefined {
    switch (step.verb) {
      case "grant":
        return post({ key, from: -1, to: step.member, amount: step.amount });
      case "transfer":
        return post({ key, from: step.from, to: other(step.to, step.from), amount: step.amount });
      case "hold":
        return { verb: "hold", member: step.member, amount: step.amount };
      case "release": {
        const hold = pick(this.holds, step.hold);
        return hold && { verb: "release", hold };
      }
      case "capture": {
        const hold = pick(this.holds, step.hold);
        if (!hold) return undefined;
        const { owner: from, amount } = hold;
        return { verb: "capture", hold, posting: { key, from, to: other(step.to, from), amount } };
      }
      case "repeat":
      case "tamper": {
        const posting = pick(this.postings, step.posting);
        const more = step.verb === "tamper" ? 1 : 0;
        return posting && post({ ...posting, amount: posting.amount + more });
      }
    }
  }

  /** Does it on paper and says what it must come to. A hold gets its id from the real books. */
  apply(statement: Statement): Outcome {
    switch (statement.verb) {
      case "post":
        return this.#post(statement.posting);
      case "hold":
        if (this.available(statement.member) < statement.amount) return "TP001";
        this.holds.push({
          id: 0,
          owner: statement.member,
          amount: statement.amount,
          isOpen: true,
        });
        return "done";
      case "release":
        if (!statement.hold.isOpen) return "nothing";
        statement.hold.isOpen = false;
        return "done";
      case "capture":
        if (!statement.hold.isOpen) return "TP002";
        statement.hold.isOpen = false;
        return this.#post(statement.posting);
    }
  }

  #post(posting: Posting): Outcome {
    const { key, from, to, amount } = posting;
    const before = this.postings.find((each) => each.key === key);
    if (before)
      return before.amount === amount && before.from === from && before.to === to
        ? "done"
        : "TP004";
    if (from >= 0 && this.available(from) < amount) return "TP001";
    if (from >= 0) this.balance[from] = (this.balance[from] ?? 0) - amount;
    this.balance[to] = (this.balance[to] ?? 0) + amount;
    this.postings.push(posting);
    return "done";
  }
}

function post(posting: Posting): Statement {
  return { verb: "post", posting };
}

/** Nobody pays themselves. */
function other(to: number, from: number): number {
  return to === from ? (to + 1) % MEMBERS : to;
}

function pick<T>(from: readonly T[], index: number): T | undefined {
  return from[index % Math.max(from.length, 1)];
}
