interface Answer {
  at: number;
  text: Promise<string>;
}

/**
 * Caches results for a short time, so that a thousand viewers who request one playlist in the same second cause one
 * query. Failures are not cached.
 */
export class BriefCache {
  readonly #answers = new Map<number, Answer>();
  readonly #ms: number;
  readonly #max: number;

  constructor({ ms, max }: { ms: number; max: number }) {
    this.#ms = ms;
    this.#max = max;
  }

  get(id: number, read: () => Promise<string>): Promise<string> {
    const now = performance.now();
    const known = this.#answers.get(id);
    if (known && now - known.at < this.#ms) return known.text;

    if (this.#answers.size >= this.#max) this.#answers.clear();
    const text = read();
    const answer = { at: now, text };
    this.#answers.set(id, answer);
    text.catch(() => {
      if (this.#answers.get(id) === answer) this.#answers.delete(id);
    });
    return text;
  }
}
