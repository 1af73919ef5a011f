import type { Line } from "../line.ts";

/** One kind of mutation, followed to the other member's socket again and again. */
export interface Course {
  name: string;
  /** One mutation over the product's routes. */
  product(n: number): Promise<{ answered: number; heard: number }>;
  /** The rows of the same mutation, written by the database alone. Milliseconds. */
  bare(n: number): Promise<number>;
  close(): void;
}

/** Sends a mutation and waits for its event. Milliseconds until its answer, and until the event arrived. */
export async function timed(
  line: Line,
  bytes: Buffer,
  arrival: Promise<number>,
  read: (body: string) => void = () => {},
) {
  const sent = performance.now();
  const body = await line.ask(bytes);
  const answered = performance.now() - sent;
  read(body.toString("utf8"));
  return { answered, heard: (await arrival) - sent };
}

/** Milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
