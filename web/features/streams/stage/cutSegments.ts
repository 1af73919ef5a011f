const HEADER = 8;

/**
 * Cuts the output of a recorder into segments for the server: the init segment, then one complete segment after the
 * other. The recorder may split its output anywhere.
 */
export class SegmentCutter {
  #bytes = new Uint8Array(0);

  /** Returns the segments that these bytes complete. */
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
    this.#bytes = joined(this.#bytes, bytes);
    const segments: Uint8Array<ArrayBuffer>[] = [];
    let from = 0;
    for (let at = 0; at + HEADER <= this.#bytes.length;) {
      const { length, type } = boxAt(this.#bytes, at);
      if (length < HEADER || at + length > this.#bytes.length) break;
      at += length;
      if (type !== "moov" && type !== "mdat") continue;
      segments.push(this.#bytes.slice(from, at));
      from = at;
    }
    this.#bytes = this.#bytes.slice(from);
    return segments;
  }
}

function boxAt(bytes: Uint8Array, at: number): { length: number; type: string } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  return { length, type: String.fromCharCode(...bytes.subarray(at + 4, at + HEADER)) };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
