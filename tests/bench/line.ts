import { connect, type Socket } from "node:net";

const END_OF_HEAD = Buffer.from("\r\n\r\n");
/** Where an answer's data begins, whoever answers. */
const GOOD = Buffer.from('{"data":{');
const STATUS = { from: "HTTP/1.1 ".length, to: "HTTP/1.1 200".length };

interface Waiting {
  resolve(body: Buffer): void;
  reject(error: Error): void;
}

/**
 * One keep-alive connection with one request under way. A plain socket, because Node's own client costs more than some
 * of the servers do. Only a 200 or 201 with data is an answer.
 */
export class Line {
  readonly #socket: Socket;
  readonly #good: Buffer;
  #heard: Buffer = Buffer.alloc(0);
  /** Bytes of the whole answer, as soon as its head is known. */
  #expected: number | undefined;
  #waiting: Waiting | undefined;

  private constructor(socket: Socket, good: Buffer) {
    this.#socket = socket;
    this.#good = good;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("the server closed the connection")));
  }

  /** `good` is how the body of an answer begins. */
  static open(url: string, good = GOOD): Promise<Line> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Line(socket, good)));
      socket.once("error", reject);
    });
  }

  /** Sends one request; answers the body. */
  ask(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    const whole = this.#heard.length === 0 ? chunk : Buffer.concat([this.#heard, chunk]);
    this.#heard = whole;
    this.#expected ??= lengthOf(whole);
    if (this.#expected === undefined || whole.length < this.#expected) return;

    const waiting = this.#waiting;
    this.#heard = Buffer.alloc(0);
    this.#expected = undefined;
    this.#waiting = undefined;
    const body = whole.subarray(whole.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
    const isGood =
      /^20[01]$/.test(whole.toString("latin1", STATUS.from, STATUS.to)) &&
      body.subarray(0, this.#good.length).equals(this.#good);
    if (isGood) waiting?.resolve(body);
    else waiting?.reject(new Error(`not an answer: ${whole.toString("utf8").slice(0, 2000)}`));
  }
}

/** Undefined while the head is not whole. An answer of unknown length counts as whole, and is then refused. */
function lengthOf(heard: Buffer): number | undefined {
  const end = heard.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(heard.toString("latin1", 0, end))?.[1];
  return length === undefined ? heard.length : end + END_OF_HEAD.length + Number(length);
}
