import { Line } from "./line.ts";

/** Asks one request after the other for some seconds, in turn. How long each took, in milliseconds. */
export async function times(
  url: string,
  requests: readonly Buffer[],
  seconds: number,
): Promise<number[]> {
  const line = await Line.open(url);
  const took: number[] = [];
  try {
    for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
      const request = requests[took.length % requests.length];
      if (!request) throw new Error("there is nothing to ask");
      const begun = performance.now();
      await line.ask(request);
      took.push(performance.now() - begun);
    }
  } finally {
    line.close();
  }
  return took;
}
