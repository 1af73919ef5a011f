import type { SignalLine } from "./signals.ts";

const GATHER_MS = 30;

/** Says a connection's candidates in handfuls: each word costs a request. */
export function sayCandidates(connection: RTCPeerConnection, line: SignalLine, to?: string): void {
  let gathered: RTCIceCandidateInit[] = [];
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    gathered.push(candidate.toJSON());
    if (gathered.length > 1) return;
    setTimeout(() => {
      line.say("ice", gathered, to);
      gathered = [];
    }, GATHER_MS);
  };
}

/** Takes the other end's candidates; one that does not fit is as if it had not come. */
export async function takeCandidates(
  connection: RTCPeerConnection,
  payload: string,
): Promise<void> {
  for (const candidate of JSON.parse(payload) as RTCIceCandidateInit[])
    await connection.addIceCandidate(candidate).catch(() => {});
}
