import { createHash } from "node:crypto";
import { STREAM_DEVICE_KEY, STREAM_PRESENCE } from "../../../../schema/limits.ts";
import { isInPerson } from "../../../core/access/viewer.ts";
import { newContext, type Context } from "../../../core/context.ts";
import type { Follower } from "../../../core/events/follower.ts";
import { MARKET, streamAudience, type StreamCounts } from "../../../core/events/topics.ts";
import { badField, notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { addressOf } from "../../../core/limits/rateLimits.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { countColumns } from "./countColumns.ts";
import { streamPresenceOf } from "./streamPresence.ts";
import type { StreamViewers } from "./viewers.types.ts";

interface OfDevice {
  streamId: string;
  deviceKey?: string | null | undefined;
}

interface Watched {
  id: number;
  hostId: number;
  counts: StreamCounts;
}

/**
 * Subscribes to the viewer count. The subscriber counts as a viewer until the subscription ends. Subscribers with
 * neither a session nor a device key are not counted, nor are programs with an access token.
 * Refuses with NOT_FOUND.
 */
export async function watchStream(ctx: Context, input: OfDevice): Promise<Follower> {
  const { services, viewer } = ctx;
  const presence = streamPresenceOf(services);
  const { id, hostId } = await streamOf(ctx, input.streamId);
  const person = !viewer || isInPerson(viewer) ? personOf(ctx, input.deviceKey) : undefined;
  let release = () => {};
  const follower = await services.bus.follow([streamAudience(id)], {
    topics: ["streamViewerCount"],
    onEnd: () => release(),
  });
  if (person && viewer?.id === hostId) release = presence.hosts.hold(id);
  else if (person) release = presence.local.hold({ streamId: id, ...person }, presence.now);
  presence.queueBroadcast(id);
  return follower;
}

/**
 * Subscribes to the counts of all streams, for lists. Counts that changed between the query of the list and this
 * subscription are broadcast again.
 */
export async function watchLists({ services }: Context): Promise<Follower> {
  const follower = await services.bus.follow([MARKET], { topics: ["streamCounted"] });
  streamPresenceOf(services).queueListBroadcast();
  return follower;
}

/** Keeps a viewer without a subscription present. Refuses with NOT_FOUND. Source: EP-082 */
export async function heartbeat(ctx: Context, input: OfDevice): Promise<StreamViewers> {
  const presence = streamPresenceOf(ctx.services);
  const { id, hostId, counts } = await streamOf(ctx, input.streamId);
  const person = mustBeSomebody(personOf(ctx, input.deviceKey));
  const until = presence.now() + 1000 * STREAM_PRESENCE.expiresSeconds;
  if (ctx.viewer?.id === hostId) presence.hosts.sign(id);
  else presence.local.beat({ streamId: id, ...person }, until);
  return counts;
}

/** Ends the presence of a viewer without a subscription at once. Refuses with NOT_FOUND. */
export async function leave(ctx: Context, input: OfDevice): Promise<StreamViewers> {
  const { id, counts } = await streamOf(ctx, input.streamId);
  const person = mustBeSomebody(personOf(ctx, input.deviceKey));
  streamPresenceOf(ctx.services).local.leave({ streamId: id, ...person });
  return counts;
}

async function streamOf(ctx: Context, streamId: string): Promise<Watched> {
  const id = idOf(streamId, "streamId");
  // A subscription outlives the context it was started with, so use a new one.
  const { em } = newContext(ctx.services, ctx.viewer, ctx.origin);
  const stream = await row(
    em,
    sql<StreamCounts & { hostId: number }>`
      select ${countColumns}, user_id as "hostId" from live_streams where id = ${id}`,
  );
  if (!stream) throw notFound("Stream");
  const { hostId, ...counts } = stream;
  return { id, hostId, counts };
}

interface Somebody {
  person: string;
  address?: string;
}

/** The person to count: a member by id, whatever the device; otherwise the device, of which only a hash is kept. */
function personOf(ctx: Context, deviceKey: string | null | undefined): Somebody | undefined {
  const { min, max } = STREAM_DEVICE_KEY;
  if (deviceKey != null && (deviceKey.length < min || deviceKey.length > max)) {
    throw badField("deviceKey", `deviceKey must be ${min} to ${max} characters`);
  }
  if (ctx.viewer) return { person: `u${ctx.viewer.id}` };
  if (deviceKey == null) return undefined;
  const hash = createHash("sha256").update(deviceKey).digest("base64url").slice(0, 22);
  return { person: `d${hash}`, address: addressOf(ctx) };
}

function mustBeSomebody(person: Somebody | undefined): Somebody {
  if (!person) throw badField("deviceKey", "deviceKey is needed by who is not signed in");
  return person;
}
