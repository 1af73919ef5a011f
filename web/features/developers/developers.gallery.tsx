import type { ListSpecimen, ListState } from "../../gallery/specimen.ts";
import type { OpenApi } from "./openApi.ts";
import { EndpointList } from "./RestScreen.tsx";
import { TokenList } from "./tokens/TokenList.tsx";

const security = [{ bearer: [] }];

const document: OpenApi = {
  tags: [
    { name: "Items", description: "What is on the market." },
    { name: "Wallet", description: "The member's TP." },
  ],
  components: { schemas: {} },
  paths: {
    "/api/items": {
      get: {
        tags: ["Items"],
        operationId: "items",
        summary: "Items on the market",
        description: "Filtered, searched, sorted.",
        security: [],
        responses: { 200: { description: "The items." } },
      },
      post: {
        tags: ["Items"],
        operationId: "createItem",
        summary: "Lists an item",
        description: "It is on the market at once.",
        security,
        responses: { 201: { description: "The item." } },
      },
    },
    "/api/wallet": {
      get: {
        tags: ["Wallet"],
        operationId: "wallet",
        summary: "The member's wallet",
        description: "Amounts in whole TP.",
        security,
        responses: { 200: { description: "The wallet." } },
      },
    },
  },
};

function documentIn(state: ListState): OpenApi | undefined {
  if (state === "loading" || state === "error") return undefined;
  return state === "empty" ? { ...document, paths: {} } : document;
}

const SCOPES = ["market:read", "offers:read", "offers:write"];

const fields = {
  "ApiToken.name": (n: number) => ["Price watch", "Answers while I sleep", "Old phone"][n % 3],
  "ApiToken.lastFour": (n: number) => ["x7Qd", "9fLm", "b2Ea"][n % 3],
  "ApiToken.scopes": (n: number) => SCOPES.slice(0, n + 1),
  "ApiToken.networks": (n: number) => (n === 1 ? ["203.0.113.0/24"] : []),
  "ApiToken.tpPerDay": (n: number) => [0, 200, 0][n % 3],
  "ApiToken.tpPromisedToday": (n: number) => [0, 36, 0][n % 3],
  "ApiToken.lastUsedAt": (n: number) => (n === 0 ? null : "2026-11-24T12:00:00Z"),
  "ApiToken.previousUntil": (n: number) => (n === 1 ? "2026-11-25T12:00:00Z" : null),
  "ApiToken.revokedAt": (n: number) => (n === 2 ? "2026-11-24T12:00:00Z" : null),
  "TokenScope.name": (n: number) => SCOPES[n],
  "TokenScope.description": (n: number) =>
    ["See the market", "See your offers", "Make and answer offers"][n],
};

export const lists: readonly ListSpecimen[] = [
  {
    name: "tokens",
    title: "Tokens for programs",
    fields,
    render: () => <TokenList onNew={() => undefined} onSecret={() => undefined} />,
  },
  {
    name: "endpoints",
    title: "REST endpoints",
    render: (state) => (
      <EndpointList
        document={documentIn(state)}
        hasFailed={state === "error" || state === "partial"}
        onRetry={() => undefined}
      />
    ),
  },
];
