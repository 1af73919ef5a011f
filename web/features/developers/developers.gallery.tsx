import type { ListSpecimen, ListState } from "../../gallery/specimen.ts";
import type { OpenApi } from "./openApi.ts";
import { EndpointList } from "./RestScreen.tsx";

const security = [{ bearer: [] }];

const document: OpenApi = {
  components: { schemas: {} },
  paths: {
    "/api/items": {
      get: {
        operationId: "items",
        summary: "Items on the market",
        description: "Filtered, searched, sorted.",
        security: [],
        responses: { 200: { description: "The items." } },
      },
      post: {
        operationId: "createItem",
        summary: "Lists an item",
        description: "It is on the market at once.",
        security,
        responses: { 201: { description: "The item." } },
      },
    },
    "/api/wallet": {
      get: {
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

export const lists: readonly ListSpecimen[] = [
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
