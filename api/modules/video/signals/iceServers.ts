import { createHmac } from "node:crypto";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import type { IceServer } from "../video.types.ts";

const CREDENTIAL_HOURS = 12;

/**
 * The STUN and TURN servers of the operator. A TURN server with a shared secret gets temporary credentials, as coturn's
 * `use-auth-secret` expects them.
 */
export function iceServers(ctx: Context): IceServer[] {
  const { iceUrls, turnSecret } = ctx.services.env;
  const member = viewerOf(ctx).id;
  const isTurn = (url: string) => /^turns?:/.test(url);
  const stun = iceUrls.filter((url) => !isTurn(url));
  const turn = iceUrls.filter(isTurn);

  const servers: IceServer[] = stun.map((url) => ({
    urls: [url],
    username: null,
    credential: null,
  }));
  if (turn.length === 0 || !turnSecret) return servers;
  const until = Math.floor(ctx.services.clock.now().getTime() / 1000) + CREDENTIAL_HOURS * 3600;
  const username = `${until}:${member}`;
  const credential = createHmac("sha1", turnSecret).update(username).digest("base64");
  return [...servers, { urls: turn, username, credential }];
}
