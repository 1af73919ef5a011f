import type { GraphQLSchema } from "graphql";
import { PAGE, REST_LIST_MAX } from "../../schema/limits.ts";
import { STATUS } from "../core/failures.ts";
import { routes } from "../rest/allRoutes.ts";
import type { Route } from "../rest/route.ts";
import { takesIdempotencyKey, whoMayAsk } from "../rest/runRoute.ts";
import { code, table } from "./markdown.ts";

const HEAD = `<!-- The REST routes of the market. Emitted by \`npm run schema\`; do not edit. -->
# REST

Every route runs a GraphQL document of schema.graphql in process, so both follow the same rules.

- Bodies are JSON in UTF-8 (\`Content-Type: application/json\`), at most 100 kB; a route without a body may have none. Unknown fields are refused.
- \`Authorization: Bearer {token}\` says who asks. Ids are numbers, dates ISO 8601 in UTC, amounts whole TP.
- Lists hold at most ${REST_LIST_MAX} entries. Those that take \`first\` (1 to ${PAGE.max}) and \`after\` have pages: \`Link: <…>; rel="next"\` leads to the next one, if there is more.
- Routes marked "key" take an \`Idempotency-Key\` of 1 to 200 visible characters: the same request again answers the same, with \`Idempotency-Replayed: true\`, and happens once.
- A refusal is \`{ error, message, code, details }\`; \`details.fields\` names wrong fields. 429 and 503 carry \`Retry-After\`.
- \`?\` marks what may be left out.
- Two exceptions: \`POST /api/uploads\` takes multipart/form-data and answers the path that \`images\` takes, and \`GET /api/account/export\` streams everything about the member who asks.
`;

/** The fields of the shapes that the column "Answers" names. */
export const SHAPES: Readonly<Record<string, string>> = {
  user: "id username displayName email firstName lastName phone avatar bio location skills trustPoints trustLevel verificationLevel isVerified emailVerified phoneVerified isSuspended isActive isAdmin overallRating totalReviews itemsListed dealsCompleted tpBalance createdAt lastLoginAt",
  stats: "dealsCompleted itemsListed totalReviews unreadMessages unreadNotifications pendingOffers",
  item: "id userId user title description category condition location latitude longitude images tags trustPoints tpValue status quantity widthMm heightMm depthMm viewCount likeCount createdAt updatedAt",
  stream:
    "id userId user title description category tags streamType thumbnailUrl streamUrl status isLive scheduledAt startedAt endedAt createdAt viewerCount likes featuredItems",
  liveStream:
    "id streamer title description category tags likes viewerCount startedAt featuredItems",
  post: "id username avatar isVerified trustLevel type timestamp content itemId itemTitle images tags likes comments shares isLiked isBookmarked",
  comment: "id postId username avatar isVerified trustLevel content timestamp",
  offer:
    "id buyerId sellerId proposedById counterOfId buyer seller targetItem offeredItem offeredItems offerType tpDelta tpTopupNeeded tpChangeIfLess status state stateReason message deadline answeredAt createdAt",
  cartEntry:
    "id itemId quantity priceAtTime item currentPrice available lineTotal state reason addedAt",
  address:
    "id type isDefault fullName streetAddress apartment city state zipCode country phoneNumber",
  order:
    "id orderNumber status createdAt updatedAt total totalAmount subtotal shippingCost refunded paymentMethod notes estimatedDelivery viewerRole buyerId shippingMethod shippingAddress items parts",
  history: "id reason amount description balanceAfter createdAt status offerId",
  message: "id fromUserId toUserId content messageType attachmentUrl itemId isRead createdAt",
  notification: "id type title message data isRead priority category actionUrl createdAt",
};

/** schema/rest.md: every REST route as a row of a table. */
export function restTable(schema: GraphQLSchema): string {
  const rows = routes.map((route) => [
    `${route.method} ${pathOf(route)}`,
    whoMayAsk(schema, route),
    asksOf(schema, route),
    `${route.status ?? 200} ${code(route.answer)}`,
    route.summary,
    route.source,
  ]);
  const codes = [...Object.entries(STATUS), ["METHOD_NOT_ALLOWED", 405] as const].map(
    ([name, status]) => [String(status), code(name)],
  );
  const shapes = Object.entries(SHAPES).map(([name, fields]) => [
    code(name),
    fields.replaceAll(" ", ", "),
  ]);
  return [
    HEAD,
    `## Routes\n\n${table(["Route", "Who", "Takes", "Answers", "What it does", "Source"], rows)}\n`,
    `## Shapes\n\n${table(["Word", "Fields"], shapes)}\n`,
    `## Codes\n\n${table(["Status", "Code"], codes)}\n`,
  ].join("\n");
}

function pathOf({ path }: Route): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

function asksOf(schema: GraphQLSchema, route: Route): string {
  const { query = [], body = [] } = route;
  const asks = [
    query.length > 0 && `query ${code(query.join(", "))}`,
    body.length > 0 && code(`{ ${body.join(", ")} }`),
    takesIdempotencyKey(schema, route) && "key",
  ];
  return asks.filter(Boolean).join("; ") || "nothing";
}
