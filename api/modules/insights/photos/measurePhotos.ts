import { calibrate, type Block } from "../calibration.ts";
import type { PhotoIndex } from "./photoIndex.ts";
import { recognise } from "./recognise.ts";

/** A photo whose item is known. */
export interface KnownPhoto {
  sellerId: number;
  category: string;
  words: readonly string[];
}

/** What is stored: how sure an answer is, and how good such answers were. */
export interface PhotoMeasures {
  calibration: Block[];
  /** Of photos of members whose own were left out; null without any. */
  accuracy: { right: number; commonest: number; photos: number } | null;
}

interface Answer {
  raw: number;
  cameTrue: boolean;
}

/**
 * Asks about photos whose category is known, each twice: with its seller's photos left out, and also with those of all
 * things that share a word with it, as if nothing like it had been on the market yet. Many a thing that is scanned is
 * new to the market, and the confidence must tell.
 */
export class PhotoMeasure {
  readonly #index: PhotoIndex<KnownPhoto>;
  readonly #answers: Answer[] = [];
  readonly #known: { isRight: boolean; category: string }[] = [];

  constructor(index: PhotoIndex<KnownPhoto>) {
    this.#index = index;
  }

  add(asked: KnownPhoto, views: readonly Uint8Array[]): void {
    const words = new Set(asked.words);
    const isOther = ({ sellerId }: KnownPhoto) => sellerId !== asked.sellerId;
    const isUnlike = (photo: KnownPhoto) =>
      isOther(photo) && !photo.words.some((word) => words.has(word));
    const known = this.#ask(asked, views, isOther);
    if (known === undefined) return;
    this.#known.push({ isRight: known, category: asked.category });
    this.#ask(asked, views, isUnlike);
  }

  result(): PhotoMeasures {
    const photos = this.#known.length;
    const counts = [...Map.groupBy(this.#known, ({ category }) => category).values()];
    const commonest = Math.max(0, ...counts.map(({ length }) => length));
    const right = this.#known.filter(({ isRight }) => isRight).length;
    return {
      calibration: calibrate(this.#answers),
      accuracy:
        photos === 0 ? null : { right: right / photos, commonest: commonest / photos, photos },
    };
  }

  /** Whether the category was right; undefined with nothing to compare with. */
  #ask(
    { category }: KnownPhoto,
    views: readonly Uint8Array[],
    isCandidate: (photo: KnownPhoto) => boolean,
  ): boolean | undefined {
    const seen = recognise(this.#index.nearest(views, isCandidate));
    if (!seen) return undefined;
    const isRight = seen.categories[0]?.category === category;
    this.#answers.push({ raw: seen.raw, cameTrue: isRight });
    return isRight;
  }
}
