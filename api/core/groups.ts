import { AsyncResource } from "node:async_hooks";
import { tooBusy } from "./failures.ts";
import { PATIENCE_MS } from "./turns.ts";

/** Of one name under way: one gathers and reads while the other writes. */
const AT_ONCE = 2;
/** In one group. More make each of them wait longer, and cost hardly less. */
const MOST = 16;

/** Does the work of several, in their order, and answers for each. */
export type WorkOfGroup<Input, Answer> = (
  inputs: Input[],
) => Promise<readonly PromiseSettledResult<Answer>[]>;

interface Waiting {
  input: unknown;
  /** What a group does that begins with this one; its log lines are those of this one's request. */
  work: WorkOfGroup<unknown, unknown>;
  end(result: PromiseSettledResult<unknown>): void;
  patience?: NodeJS.Timeout;
}

interface Group {
  waiting: Set<Waiting>;
  underWay: number;
}

/**
 * Group commit: work of one name that would only wait for the same rows is done together. Who comes alone begins at once;
 * who comes while others are under way waits for them with those who come meanwhile.
 */
export class Groups {
  readonly #groups = new Map<string, Group>();
  readonly #patienceMs: number;

  constructor({ patienceMs = PATIENCE_MS }: { patienceMs?: number } = {}) {
    this.#patienceMs = patienceMs;
  }

  /** How many wait for a group that takes them along. */
  get waiting(): number {
    let count = 0;
    for (const { waiting } of this.#groups.values()) count += waiting.size;
    return count;
  }

  /**
   * Does the work for one, together with that for others of the name, who all give the same work. Refuses with UNAVAILABLE
   * who waited too long.
   */
  async run<Input, Answer>(
    name: string,
    input: Input,
    work: WorkOfGroup<Input, Answer>,
  ): Promise<Answer> {
    const group = this.#groups.get(name) ?? { waiting: new Set(), underWay: 0 };
    this.#groups.set(name, group);
    const result = await new Promise<PromiseSettledResult<unknown>>((end) => {
      const waiting: Waiting = {
        input,
        work: AsyncResource.bind(work as WorkOfGroup<unknown, unknown>),
        end,
      };
      group.waiting.add(waiting);
      if (group.underWay < AT_ONCE) void this.#goThrough(name, group);
      else waiting.patience = setTimeout(() => giveUp(group, waiting), this.#patienceMs);
    });
    if (result.status === "rejected") throw result.reason;
    return result.value as Answer;
  }

  async #goThrough(name: string, group: Group): Promise<void> {
    group.underWay++;
    while (group.waiting.size > 0) {
      const members = [...group.waiting].slice(0, MOST);
      for (const member of members) {
        group.waiting.delete(member);
        clearTimeout(member.patience);
      }
      const results = await resultsOf(members);
      for (const [n, { end }] of members.entries()) end(results[n] ?? NO_RESULT);
    }
    group.underWay--;
    if (group.underWay === 0) this.#groups.delete(name);
  }
}

const NO_RESULT = { status: "rejected", reason: new Error("a group without a result") } as const;

async function resultsOf(members: Waiting[]): Promise<readonly PromiseSettledResult<unknown>[]> {
  try {
    return (await members[0]?.work(members.map(({ input }) => input))) ?? [];
  } catch (reason) {
    return members.map(() => ({ status: "rejected", reason }));
  }
}

function giveUp(group: Group, waiting: Waiting): void {
  group.waiting.delete(waiting);
  waiting.end({ status: "rejected", reason: tooBusy() });
}
