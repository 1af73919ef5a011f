import "reflect-metadata";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { buildSchema, type NonEmptyArray } from "type-graphql";
import { enforce } from "./core/access/enforce.ts";
import { loadRelations } from "./core/loadRelations.ts";
import * as accounts from "./modules/accounts/index.ts";
import * as activity from "./modules/activity/index.ts";
import * as blocks from "./modules/blocks/index.ts";
import * as cart from "./modules/cart/index.ts";
import * as deals from "./modules/deals/index.ts";
import * as disputes from "./modules/disputes/index.ts";
import * as erasure from "./modules/erasure/index.ts";
import * as items from "./modules/items/index.ts";
import * as ledger from "./modules/ledger/index.ts";
import * as messages from "./modules/messages/index.ts";
import * as notifications from "./modules/notifications/index.ts";
import * as offers from "./modules/offers/index.ts";
import * as orders from "./modules/orders/index.ts";
import * as reports from "./modules/reports/index.ts";
import * as reviews from "./modules/reviews/index.ts";
import * as rewards from "./modules/rewards/index.ts";
import * as streams from "./modules/streams/index.ts";
import * as social from "./modules/social/index.ts";
import * as suspension from "./modules/suspension/index.ts";
import * as trust from "./modules/trust/index.ts";
import * as verification from "./modules/verification/index.ts";
import { policies } from "./modules/policies.ts";
import * as video from "./modules/video/index.ts";

/** Every resolver class of the modules: what their public index names `...Resolver`. */
const resolvers = [
  accounts,
  activity,
  blocks,
  cart,
  deals,
  disputes,
  erasure,
  items,
  ledger,
  messages,
  notifications,
  offers,
  orders,
  reports,
  reviews,
  rewards,
  streams,
  social,
  suspension,
  trust,
  verification,
  video,
].flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith("Resolver") ? [value] : [])),
) as unknown as NonEmptyArray<new () => object>;

/** type-graphql asks for one; every subscription here brings its own source, core/events. */
const unusedPubSub = {
  publish: () => {
    throw new Error("events go through tx.events");
  },
  subscribe: () => {
    throw new Error("subscriptions follow the bus");
  },
};

let built: Promise<GraphQLSchema> | undefined;

/** The schema, built once a process: its rule in front of every root field, relations that load themselves. */
export function schema(): Promise<GraphQLSchema> {
  built ??= buildSchema({ resolvers, validate: false, pubSub: unusedPubSub }).then((executable) => {
    enforce(executable, Object.values(policies));
    loadRelations(executable);
    return executable;
  });
  return built;
}

/** The contract as text, sorted, so that its diff reads well. */
export async function schemaText(): Promise<string> {
  const header = "# The contract of the market. Emitted by `npm run schema`; do not edit.\n\n";
  return `${header}${printSchema(lexicographicSortSchema(await schema()))}\n`;
}
