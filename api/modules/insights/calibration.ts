/** A value of the raw score up to which a share of answers came true. */
export interface Block {
  /** The highest raw score of the block. */
  upTo: number;
  /** The share of its answers that came true. */
  share: number;
  answers: number;
}

const BLOCK_MIN = 50;

/**
 * Turns raw scores into probabilities by what came of earlier answers: isotonic regression, in blocks of at least 50
 * answers, each with a share of (came true + 1) / (answers + 2).
 */
export function calibrate(answers: readonly { raw: number; cameTrue: boolean }[]): Block[] {
  const sorted = [...answers].sort((a, b) => a.raw - b.raw);
  const blocks: { upTo: number; came: number; answers: number }[] = [];
  const share = ({ came, answers: count }: { came: number; answers: number }) =>
    (came + 1) / (count + 2);
  for (let from = 0; from < sorted.length;) {
    let to = Math.min(from + BLOCK_MIN, sorted.length);
    // Equal scores are one block, and so is a rest that is too small for one of its own.
    while (to < sorted.length && sorted[to]?.raw === sorted[to - 1]?.raw) to += 1;
    if (sorted.length - to < BLOCK_MIN) to = sorted.length;
    const part = sorted.slice(from, to);
    blocks.push({
      upTo: part.at(-1)?.raw ?? 0,
      came: part.filter(({ cameTrue }) => cameTrue).length,
      answers: part.length,
    });
    from = to;
    for (let last = blocks.at(-1), before = blocks.at(-2); last && before;) {
      if (share(before) < share(last)) break;
      blocks.splice(-2, 2, {
        upTo: last.upTo,
        came: before.came + last.came,
        answers: before.answers + last.answers,
      });
      last = blocks.at(-1);
      before = blocks.at(-2);
    }
  }
  return blocks.map((block) => ({
    upTo: block.upTo,
    share: share(block),
    answers: block.answers,
  }));
}

/** The probability that goes with a raw score; null when too few answers have come true or not. */
export function probabilityOf(blocks: readonly Block[], raw: number, needed = 200): number | null {
  if (blocks.reduce((sum, { answers }) => sum + answers, 0) < needed) return null;
  return (blocks.find(({ upTo }) => raw <= upTo) ?? blocks.at(-1))?.share ?? null;
}
