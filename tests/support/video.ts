import { aFragment, anInit } from "./fragmentedMp4.ts";
import type { Stranger } from "./people.ts";

export interface PieceAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends one piece as a host's browser does. */
export async function sendPiece(
  person: Stranger,
  streamId: string,
  {
    take,
    n,
    bytes,
    type = "video/mp4",
  }: { take: string; n: number | string; bytes: Buffer; type?: string },
): Promise<PieceAnswer> {
  const response = await fetch(
    `${person.market.url}/api/streams/${streamId}/video?take=${take}&n=${n}`,
    {
      method: "POST",
      headers: {
        "content-type": type,
        ...(person.token && { authorization: `Bearer ${person.token}` }),
      },
      body: new Uint8Array(bytes),
    },
  );
  return { status: response.status, body: (await response.json()) as PieceAnswer["body"] };
}

/** The name of a run of a recorder. */
export const aTake = (name: string) => `take-of-the-test-${name}`;

/** A head and some pieces of a second each. Fails when one is not taken. */
export async function sendRecording(
  person: Stranger,
  streamId: string,
  { take, pieces, bytes = 400 }: { take: string; pieces: number; bytes?: number },
): Promise<PieceAnswer[]> {
  const answers: PieceAnswer[] = [];
  for (let n = 0; n <= pieces; n++) {
    const answer = await sendPiece(person, streamId, {
      take,
      n,
      bytes: n === 0 ? anInit() : aFragment({ bytes }),
    });
    if (answer.status !== 201) throw new Error(`piece ${n}: ${JSON.stringify(answer)}`);
    answers.push(answer);
  }
  return answers;
}
