import { Writable } from "node:stream";

export interface LogLine extends Record<string, unknown> {
  level: number;
  msg: string;
  requestId?: string;
}

/** Keeps what a server writes into its log. */
export class WrittenLog extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString("utf8");
    done();
  }

  get lines(): LogLine[] {
    return this.text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LogLine);
  }

  /** Waits for a line; the log is written just after the answer. */
  async line(matches: (line: LogLine) => boolean): Promise<LogLine> {
    for (let tries = 0; tries < 200; tries++) {
      const found = this.lines.find(matches);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no such line in\n${this.text}`);
  }
}
