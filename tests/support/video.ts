import { aFragment, anInit } from "./fragmentedMp4.ts";
import type { Stranger } from "./people.ts";

export interface SegmentAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends one segment as a host's browser does. */
export async function sendSegment(
  person: Stranger,
  streamId: string,
  {
    recording,
    n,
    bytes,
    type = "video/mp4",
  }: { recording: string; n: number | string; bytes: Buffer; type?: string },
): Promise<SegmentAnswer> {
  const response = await fetch(
    `${person.market.url}/api/streams/${streamId}/video?recording=${recording}&n=${n}`,
    {
      method: "POST",
      headers: {
        "content-type": type,
        ...(person.token && { authorization: `Bearer ${person.token}` }),
      },
      body: new Uint8Array(bytes),
    },
  );
  return { status: response.status, body: (await response.json()) as SegmentAnswer["body"] };
}

/** The name of a run of a recorder. */
export const aRecording = (name: string) => `recording-of-the-test-${name}`;

/** A head and some segments of a second each. Fails when one is not taken. */
export async function sendRecording(
  person: Stranger,
  streamId: string,
  { recording, segments, bytes = 400 }: { recording: string; segments: number; bytes?: number },
): Promise<SegmentAnswer[]> {
  const answers: SegmentAnswer[] = [];
  for (let n = 0; n <= segments; n++) {
    const answer = await sendSegment(person, streamId, {
      recording,
      n,
      bytes: n === 0 ? anInit() : aFragment({ bytes }),
    });
    if (answer.status !== 201) throw new Error(`segment ${n}: ${JSON.stringify(answer)}`);
    answers.push(answer);
  }
  return answers;
}
