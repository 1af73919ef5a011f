import type { SignalChannel } from "./signals.ts";

const GATHER_MS = 30;

/** Sends a connection's ICE candidates in batches, because each signal is a request. */
export function sendCandidates(
  connection: RTCPeerConnection,
  line: SignalChannel,
  to?: string,
): void {
  let gathered: RTCIceCandidateInit[] = [];
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    gathered.push(candidate.toJSON());
    if (gathered.length > 1) return;
    setTimeout(() => {
      line.send("ice", gathered, to);
      gathered = [];
    }, GATHER_MS);
  };
}

/** Adds the other end's ICE candidates; invalid ones are ignored. */
export async function takeCandidates(
  connection: RTCPeerConnection,
  payload: string,
): Promise<void> {
  for (const candidate of JSON.parse(payload) as RTCIceCandidateInit[])
    await connection.addIceCandidate(candidate).catch(() => {});
}
