const TEXT = 0x81;
const SHORT_MAX = 125;
const MEDIUM_MAX = 0xffff;
const START = Buffer.from(`{"id":`);
/**
 * How many ids keep their frames. Most clients use one of few ids for their only subscription of a kind; each of the
 * others uses a long id of its own.
 */
const IDS_KEPT = 8;

/**
 * Messages for many sockets as WebSocket frames, all in one buffer. The frames are built once; for another id of the
 * same length they are copied and the id is overwritten.
 */
export class Batch {
  readonly #payloads: Buffer[];
  readonly #models = new Map<number, { bytes: Buffer; places: number[] }>();
  readonly #made = new Map<string, Buffer>();

  /** Each tail is what follows the id in one message. */
  constructor(tails: Buffer[]) {
    this.#payloads = tails;
  }

  /** The frames for the subscription with this id, given as JSON. */
  bytesFor(id: string): Buffer {
    const made = this.#made.get(id);
    if (made) return made;
    const length = Buffer.byteLength(id);
    const { bytes, places } = this.#models.get(length) ?? this.#model(length);
    const copy = Buffer.allocUnsafe(bytes.length);
    bytes.copy(copy);
    for (const place of places) copy.write(id, place);
    if (this.#made.size < IDS_KEPT) this.#made.set(id, copy);
    return copy;
  }

  #model(idLength: number): { bytes: Buffer; places: number[] } {
    const parts: Buffer[] = [];
    const places: number[] = [];
    let at = 0;
    for (const tail of this.#payloads) {
      const header = headerOf(START.length + idLength + tail.length);
      parts.push(header, START, Buffer.alloc(idLength), tail);
      places.push(at + header.length + START.length);
      at += header.length + START.length + idLength + tail.length;
    }
    const model = { bytes: Buffer.concat(parts, at), places };
    this.#models.set(idLength, model);
    return model;
  }
}

/** The header of a whole text frame from a server: RFC 6455, 5.2. */
function headerOf(length: number): Buffer {
  if (length <= SHORT_MAX) return Buffer.from([TEXT, length]);
  if (length <= MEDIUM_MAX) {
    const header = Buffer.from([TEXT, SHORT_MAX + 1, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = TEXT;
  header[1] = SHORT_MAX + 2;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
