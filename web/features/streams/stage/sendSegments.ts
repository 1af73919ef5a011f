import { readToken } from "../../../apollo/session.ts";

type Segment = { n: number; bytes: Uint8Array<ArrayBuffer> };

interface Options {
  streamId: string;
  /** The key of this run of the recorder. */
  recording: string;
  /** Called when the server accepts no more segments of this run. */
  onRefused(): void;
}

/**
 * How many segments (about a second each) wait while the network is down. Beyond that the oldest are dropped, and the
 * timeline has a discontinuity.
 */
const WAITING_MAX = 12;
const RETRY_MS = { first: 500, most: 4000 } as const;

/** Sends the segments of one recording in order, each until the server has it. */
export class SegmentSender {
  readonly #options: Options;
  readonly #waiting: Segment[] = [];
  #count = 0;
  #isSending = false;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#stopped) return;
    this.#waiting.push({ n: this.#count++, bytes });
    // Keep the init segment: nothing can be played without it.
    if (this.#waiting.length > WAITING_MAX)
      this.#waiting.splice(this.#waiting[0]?.n === 0 ? 1 : 0, 1);
    if (!this.#isSending) void this.#sendAll();
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.length = 0;
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let delay: number = RETRY_MS.first;
    for (let segment = this.#waiting[0]; segment && !this.#stopped; segment = this.#waiting[0]) {
      const outcome = await this.#send(segment);
      if (outcome === "refused") {
        this.stop();
        this.#options.onRefused();
      } else if (outcome === "taken") {
        delay = RETRY_MS.first;
        const place = this.#waiting.indexOf(segment);
        if (place >= 0) this.#waiting.splice(place, 1);
      } else {
        await new Promise((resolve) => setTimeout(resolve, delay));
        delay = Math.min(delay * 2, RETRY_MS.most);
      }
    }
    this.#isSending = false;
  }

  async #send({ n, bytes }: Segment): Promise<"taken" | "refused" | "later"> {
    const { streamId, recording } = this.#options;
    try {
      const response = await fetch(`/api/streams/${streamId}/video?recording=${recording}&n=${n}`, {
        method: "POST",
        headers: { "content-type": "video/mp4", authorization: `Bearer ${readToken() ?? ""}` },
        body: bytes,
      });
      if (response.ok) return "taken";
      return response.status === 429 || response.status >= 500 ? "later" : "refused";
    } catch {
      return "later";
    }
  }
}
