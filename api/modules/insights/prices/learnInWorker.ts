import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Asks } from "./learn.worker.ts";

/** The file beside this one, built or not. */
const FILE = new URL(
  `./learn.worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`,
  import.meta.url,
);

/** A thread that learns prices, started by the first question. It is asked one thing after the other. */
export class PriceWorker {
  #started: Worker | undefined;

  /** Rejects when the thread fails. */
  async ask<Name extends keyof Asks>(
    name: Name,
    question: Asks[Name]["question"],
  ): Promise<Asks[Name]["answer"]> {
    const worker = (this.#started ??= started());
    worker.postMessage({ name, question });
    const [answer] = (await once(worker, "message")) as [Asks[Name]["answer"]];
    return answer;
  }

  async stop(): Promise<void> {
    await this.#started?.terminate();
  }
}

function started(): Worker {
  const worker = new Worker(FILE);
  // Who asks hears of it; without a listener it would end the process.
  worker.on("error", () => {});
  return worker;
}
