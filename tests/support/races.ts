export interface Outcome<Value> {
  won: Value[];
  /** How often each code was the reason. */
  lost: Record<string, number>;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Asks everything at once and sorts the answers: who won, and why the others lost. */
export async function race<Data>(asks: (() => Promise<Answer<Data>>)[]): Promise<Outcome<Data>> {
  const answers = await Promise.all(asks.map((ask) => ask()));
  const outcome: Outcome<Data> = { won: [], lost: {} };
  for (const { data, errors } of answers) {
    const [error] = errors ?? [];
    if (error) {
      const code = String(error.extensions?.["code"]);
      outcome.lost[code] = (outcome.lost[code] ?? 0) + 1;
    } else if (data) outcome.won.push(data);
  }
  return outcome;
}

/** `n` times the same. */
export function times<Value>(n: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: n }, (_, index) => make(index));
}
