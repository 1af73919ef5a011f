import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { buildSchema } from "graphql";
import { createClient } from "graphql-ws";
import { createRoot } from "react-dom/client";
import contract from "../../schema/schema.graphql?raw";
import { readOwnToken } from "../apollo/session.ts";
import { SAMPLES } from "./samples.ts";
import { WhoRuns } from "./WhoRuns.tsx";

// The committed schema: docs and completion work for visitors too, to whom the server refuses introspection.
const schema = buildSchema(contract);

const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";

/** Sends requests as the member who is signed in in this browser, unless a header says otherwise. */
function asMember(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const token = readOwnToken();
  if (token !== null && !headers.has("authorization"))
    headers.set("authorization", `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}

const fetcher = createGraphiQLFetcher({
  url: "/graphql",
  fetch: asMember,
  wsClient: createClient({
    url: `${scheme}//${window.location.host}/graphql`,
    connectionParams: () => ({ token: readOwnToken() }),
  }),
});

const root = document.getElementById("root");
if (!root) throw new Error("graphiql/index.html has no #root");

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    schema={schema}
    defaultTabs={SAMPLES}
    defaultTheme={document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"}
  >
    <GraphiQL.Logo>
      <WhoRuns />
    </GraphiQL.Logo>
  </GraphiQL>,
);
