import { MEMBERS, type Step } from "./script.ts";

/** A hold as the model knows it. */
export interface ModelHold {
  id: number;
  owner: number;
  amount: number;
  isOpen: boolean;
}

/** A part of an order that is paid and has not ended, or has. */
export interface ModelEscrow {
  id: number;
  buyer: number;
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
  | { verb: "capture"; hold: ModelHold; posting: Posting }
  | { verb: "escrow"; member: number; amount: number }
  | { verb: "payOut"; escrow: ModelEscrow; to: number }
  | { verb: "refund"; escrow: ModelEscrow };

/** The books as anybody would keep them on paper: who owns how much, and which promises are open. */
export class Books {
  balance: number[] = Array.from({ length: MEMBERS }, () => 0);
  /** What the members have earned and spent in all, as their figures show it. */
  earned: number[] = Array.from({ length: MEMBERS }, () => 0);
  spent: number[] = Array.from({ length: MEMBERS }, () => 0);
  holds: ModelHold[] = [];
  escrows: ModelEscrow[] = [];
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
      case "escrow":
        return { verb: "escrow", member: step.member, amount: step.amount };
      case "payOut": {
        const escrow = pick(this.escrows, step.escrow);
        return escrow && { verb: "payOut", escrow, to: other(step.to, escrow.buyer) };
      }
      case "refund": {
        const escrow = pick(this.escrows, step.escrow);
        return escrow && { verb: "refund", escrow };
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
      case "escrow":
        if (this.available(statement.member) < statement.amount) return "TP001";
        add(this.balance, statement.member, -statement.amount);
        add(this.spent, statement.member, statement.amount);
        this.escrows.push({
          id: 0,
          buyer: statement.member,
          amount: statement.amount,
          isOpen: true,
        });
        return "done";
      case "payOut":
        return this.#close(
          statement.escrow,
          () => add(this.earned, statement.to, statement.escrow.amount),
          statement.to,
        );
      case "refund":
        // What comes back was never spent.
        return this.#close(
          statement.escrow,
          () => add(this.spent, statement.escrow.buyer, -statement.escrow.amount),
          statement.escrow.buyer,
        );
    }
  }

  #close(escrow: ModelEscrow, note: () => void, to: number): Outcome {
    if (!escrow.isOpen) return "TP002";
    escrow.isOpen = false;
    add(this.balance, to, escrow.amount);
    note();
    return "done";
  }

  #post(posting: Posting): Outcome {
    const { key, from, to, amount } = posting;
    const before = this.postings.find((each) => each.key === key);
    if (before)
      return before.amount === amount && before.from === from && before.to === to
        ? "done"
        : "TP004";
    if (from >= 0 && this.available(from) < amount) return "TP001";
    if (from >= 0) {
      add(this.balance, from, -amount);
      add(this.spent, from, amount);
    }
    add(this.balance, to, amount);
    add(this.earned, to, amount);
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

function add(amounts: number[], member: number, amount: number): void {
  amounts[member] = (amounts[member] ?? 0) + amount;
}

function pick<T>(from: readonly T[], index: number): T | undefined {
  return from[index % Math.max(from.length, 1)];
}
