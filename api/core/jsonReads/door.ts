import type { IncomingMessage, ServerResponse } from "node:http";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { RawBuilder } from "kysely";
import { PUBLIC, refuseUnlessAllowed } from "../access.ts";
import type { Services, Viewer } from "../context.ts";
import { Refused, STATUS } from "../failures.ts";
import { isUnavailable, presentError, type Documents } from "../guard/index.ts";
import { bearerOf, originOf } from "../origin.ts";
import { sql } from "../sql.ts";
import { noteOperation, traceNow } from "../trace.ts";
import { Pace } from "./pace.ts";
import { VIEWER_AT } from "./page.ts";
import { Plans, type Planned } from "./plans.ts";
import { mediaTypeOf, questionOf } from "./question.ts";
import type { JsonRead } from "./read.ts";
import { Statements } from "./statements.ts";

/** Who asks, as part of another statement. */
export interface SessionInSql<Found> {
  /** The look-up of the session with this token, its member's `id` among the columns. Undefined = there can be none. */
  find(services: Services, token: string): RawBuilder<Found> | undefined;
  /** The member of a session that was found. */
  viewer(services: Services, found: Found): Promise<Viewer>;
}

interface Options<Found> {
  services: Services;
  schema: GraphQLSchema;
  documents: Documents;
  reads: readonly JsonRead[];
  session: SessionInSql<Found>;
}

interface Doing<Found> extends Options<Found> {
  statements: Statements;
  pace: Pace;
}

/**
 * Answers the reads that one statement can answer and lets every other request pass, also each one that would be
 * refused or goes wrong: a read changes nothing, so the ordinary execution starts again and says what there is to say.
 */
export function jsonReads<Found>(options: Options<Found>) {
  const plans = new Plans(options);
  const doing = {
    ...options,
    statements: new Statements(options.services),
    pace: new Pace(options.services),
  };

  return async (req: IncomingMessage, res: ServerResponse, body: unknown): Promise<boolean> => {
    try {
      const mediaType = mediaTypeOf(req);
      const question = questionOf(body);
      const planned = mediaType && question && plans.find(question);
      const json = planned && (await answer(doing, planned, req));
      if (!json || !mediaType) return false;
      send(res, mediaType, `${json},"extensions":{"cost":${planned.cost}}}\n`);
      return true;
    } catch (error) {
      // The ordinary way would only wait for the same database once more.
      if (isUnavailable(error)) return sendAway(res, error, options.services);
      const isRefusal = error instanceof Refused || error instanceof GraphQLError;
      if (!isRefusal) options.services.log.warn({ err: error }, "a read is tried the ordinary way");
      return false;
    }
  };
}

async function answer<Found>(
  { services, session, statements, pace }: Doing<Found>,
  { plan, args, cost }: Planned,
  req: IncomingMessage,
): Promise<string | undefined> {
  const { read } = plan;
  const name = `Query.${read.field}`;
  const token = bearerOf(req);
  const lookUp = token ? session.find(services, token) : undefined;
  const origin = originOf(req);
  const asker = token ?? origin.ip;
  if ((!lookUp && !PUBLIC.has(name)) || pace.isRefused(asker)) return undefined;

  const { rows, order, place, size, isSteady } = read.rows(args);
  const found = await statements.rows(
    sql`with viewer as materialized (${lookUp ?? sql`select null::int as id`})
        select (select row_to_json(v) from viewer v where v.id is not null), ${place}${sql.raw(plan.columns)}
        from (${rows}) ${sql.raw(`${read.alias} ${plan.joins}`)} order by ${order}`,
    isSteady,
  );
  const [first] = found;
  // Without a row nobody says who asks.
  if (!first) return undefined;
  const who = first[VIEWER_AT];
  const viewer = who == null ? null : await session.viewer(services, JSON.parse(who) as Found);
  refuseUnlessAllowed(name, { viewer, services });
  await pace.spend(asker, viewer, origin);
  note(services, { viewer, operation: plan.operation, cost });
  return plan.write({ rows: found.slice(0, size), hasNextPage: found.length > size });
}

/** What log and metrics hear of a request. */
function note(
  { metrics }: Services,
  {
    viewer,
    operation,
    cost,
  }: { viewer: Viewer | null; operation: string | undefined; cost: number },
): void {
  noteOperation("query", operation);
  const trace = traceNow();
  if (trace && viewer) trace.memberId = viewer.id;
  metrics.cost.observe(cost);
}

function sendAway(res: ServerResponse, error: unknown, { log }: Services): true {
  const presented = presentError(error, log);
  const details = presented.extensions?.["details"] as { retryAfterSeconds?: number } | undefined;
  res.statusCode = STATUS.UNAVAILABLE;
  res.setHeader("retry-after", details?.retryAfterSeconds ?? 2);
  send(res, "application/json; charset=utf-8", JSON.stringify({ errors: [presented] }));
  return true;
}

function send(res: ServerResponse, mediaType: string, body: string): void {
  res.setHeader("cache-control", "no-store");
  res.setHeader("content-type", mediaType);
  res.setHeader("content-length", Buffer.byteLength(body));
  res.end(body);
}
