/** A box of an MP4 file: a length, a type of four letters, and its content. */
export interface Box {
  type: string;
  /** Where the content begins and ends in the bytes. */
  from: number;
  to: number;
}

const HEADER = 8;
const DEEP_MAX = 100;

/**
 * The boxes that fill a range of bytes exactly, in their order. Undefined if they do not: the bytes are not MP4, a box
 * is cut off, or one claims more bytes than there are.
 */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] | undefined {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (to - at < HEADER || boxes.length === DEEP_MAX) return undefined;
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + HEADER);
    // Lengths 0 ("to the end") and 1 ("in 64 bits") are for files, not for segments of about a second.
    if (length < HEADER || length > to - at || !/^[\x20-\x7e]{4}$/.test(type)) return undefined;
    boxes.push({ type, from: at + HEADER, to: at + length });
    at += length;
  }
  return boxes;
}

/** The boxes of this type inside a box; none if its content is not made of boxes. */
export function inside(bytes: Buffer, box: Box | undefined, type: string): Box[] {
  if (!box) return [];
  return (boxesIn(bytes, box.from, box.to) ?? []).filter((child) => child.type === type);
}

/** The first box at the end of a path of box types. */
export function find(bytes: Buffer, box: Box | undefined, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>((found, type) => inside(bytes, found, type)[0], box);
}

/** Reads the numbers of a box one after the other; undefined after the end of the box. */
export class BoxReader {
  readonly #bytes: Buffer;
  readonly #to: number;
  #at: number;

  constructor(bytes: Buffer, box: Box) {
    this.#bytes = bytes;
    this.#at = box.from;
    this.#to = box.to;
  }

  /** An integer of 32 bits. */
  number(): number | undefined {
    if (this.#to - this.#at < 4) return undefined;
    this.#at += 4;
    return this.#bytes.readUInt32BE(this.#at - 4);
  }

  skip(length: number): void {
    this.#at += length;
  }
}
