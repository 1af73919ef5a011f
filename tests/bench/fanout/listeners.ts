import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What all listeners heard: how often, and how many after how many steps of time. */
export interface Heard {
  count: number;
  p50: number;
  p99: number;
}

interface Told {
  heard: number;
  steps: (number | null)[];
  stepMs: number;
}

interface Opening {
  port: number;
  path: string;
  /** Texts a socket sends when it is open, each after the answer to the one before. */
  first: string[];
  /** How many answers it waits for. */
  answers: number;
}

/** Sockets in processes of their own, so that hearing does not disturb telling. */
export class Listeners {
  readonly #processes: ChildProcess[];

  private constructor(processes: ChildProcess[]) {
    this.#processes = processes;
  }

  static async open(root: string, count: number, opening: Opening): Promise<Listeners> {
    const program = join(root, "tests", "bench", "fanout", "listeners.mjs");
    const processes = [1, 2].map(() =>
      fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] }),
    );
    const listeners = new Listeners(processes);
    await listeners.#ask({ ask: "open", count: Math.ceil(count / 2), ...opening });
    return listeners;
  }

  async forget(): Promise<void> {
    await this.#ask({ ask: "forget" });
  }

  async heard(): Promise<Heard> {
    const told = await this.#ask({ ask: "tell" });
    const steps: number[] = [];
    for (const { steps: some } of told)
      for (const [step, times] of some.entries()) steps[step] = (steps[step] ?? 0) + (times ?? 0);
    const count = told.reduce((sum, { heard }) => sum + heard, 0);
    const stepMs = told[0]?.stepMs ?? 0;
    return { count, p50: at(steps, count * 0.5) * stepMs, p99: at(steps, count * 0.99) * stepMs };
  }

  close(): void {
    for (const child of this.#processes) child.disconnect();
  }

  #ask(message: object): Promise<Told[]> {
    return Promise.all(
      this.#processes.map(async (child) => {
        child.send(message);
        const [told] = (await once(child, "message")) as [Told];
        return told;
      }),
    );
  }
}

/** The step below which so many lie. */
function at(steps: readonly number[], count: number): number {
  let sum = 0;
  for (let step = 0; step < steps.length; step++) {
    sum += steps[step] ?? 0;
    if (sum >= count) return step + 1;
  }
  return steps.length;
}
