import { Line } from "./line.ts";

export interface Request {
  bytes: Buffer;
  kind: string;
}

/** What one server did under load. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds of each request, by kind. */
  latencies: Map<string, number[]>;
}

/** Keeps `connections` requests under way for a while: each connection asks again as soon as it was answered. */
export async function load(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const latencies = new Map(requests.map(({ kind }): [string, number[]] => [kind, []]));
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let asked = 0;

  async function keepAsking() {
    const line = await Line.open(url);
    try {
      for (let now = performance.now(); now < until;) {
        const request = requests[asked++ % requests.length];
        if (!request) throw new Error("nothing to ask for");
        await line.ask(request.bytes);
        const answered = performance.now();
        latencies.get(request.kind)?.push(answered - now);
        now = answered;
      }
    } finally {
      line.close();
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return { requestsPerSecond: (asked * 1000) / (performance.now() - begun), latencies };
}
