import type { Client } from "pg";
import { latencyOf, type Latency } from "../measureReads.ts";
import type { Reader } from "../readers.ts";
import { LiveSocket } from "./liveSocket.ts";
import { MESSAGE_ADDED, messageCourse } from "./messageCourse.ts";
import { offerCourse } from "./offerCourse.ts";

/** How long it takes until the other member knows. Milliseconds. */
export interface DeliveryFigures {
  name: string;
  /** From sending the mutation to the event on the other member's socket. */
  delivery: Latency;
  /** From sending the mutation to its own answer. */
  answer: Latency;
  /** What the database alone needs to write the same rows. */
  bare: Latency;
}

interface Where {
  url: string;
  client: Client;
  /** Members with an idle subscribed socket each meanwhile. */
  bystanders: Reader[];
}

/** Not counted: a server that has just begun is slower for hundreds of mutations, until its code is warm. */
const WARM_UP = 400;
const OPENED_AT_ONCE = 50;

/** Follows mutations to the other member's socket, one at a time, each beside its bare transaction. */
export async function measureDelivery(
  { url, client, bystanders }: Where,
  count: number,
): Promise<DeliveryFigures[]> {
  const idle = await openIdle(url, bystanders);
  const courses = [await messageCourse(url, client), await offerCourse(url, client)];
  const times = courses.map((): { answered: number; heard: number; bare: number }[] => []);
  try {
    for (let n = -WARM_UP; n < count; n++) {
      for (const [index, course] of courses.entries()) {
        const time = { ...(await course.product(n)), bare: await course.bare(n) };
        if (n >= 0) times[index]?.push(time);
      }
    }
  } finally {
    for (const open of [...idle, ...courses]) open.close();
  }
  return courses.map(({ name }, index) => ({
    name,
    delivery: latencyOf((times[index] ?? []).map(({ heard }) => heard)),
    answer: latencyOf((times[index] ?? []).map(({ answered }) => answered)),
    bare: latencyOf((times[index] ?? []).map(({ bare }) => bare)),
  }));
}

async function openIdle(url: string, bystanders: Reader[]): Promise<LiveSocket[]> {
  const idle: LiveSocket[] = [];
  for (let from = 0; from < bystanders.length; from += OPENED_AT_ONCE) {
    const some = bystanders.slice(from, from + OPENED_AT_ONCE);
    idle.push(
      ...(await Promise.all(some.map(({ token }) => LiveSocket.open(url, token, MESSAGE_ADDED)))),
    );
  }
  return idle;
}
