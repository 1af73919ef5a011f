import type { Rule } from "../core/access/policy.ts";
import type { RowShape } from "../core/jsonReads/rowShapes.ts";
import type { TypedDocumentString } from "./gql/graphql.ts";

/** A request, as a route's `variables` and `reply` see it. */
export interface RestRequest {
  params: Readonly<Record<string, string>>;
  /** Query parameters; an empty one counts as not given. */
  query: Readonly<Record<string, unknown>>;
  /** The JSON body; {} when there is none. */
  body: Readonly<Record<string, unknown>>;
  /** Whether the request has a bearer token, valid or not. */
  hasToken: boolean;
}

/** A Relay connection in an answer. */
export interface Page<Node = unknown> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Any document, whatever its types. */
export type AnyDocument = TypedDocumentString<unknown, never>;

/** Values for a document's variables. Their types are checked at run time, by `readInput`: they come from a request. */
export type Values<Variables> = [Variables] extends [never]
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof Variables]?: unknown };

/** Runs one document as the viewer of the request. Throws what the schema refuses. */
export type RunDocument = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Values<Variables>,
) => Promise<Data>;

/** The reply of a route whose answer is a file. */
export interface FileAnswer {
  name: string;
  bytes: Buffer;
}

/** One REST endpoint: a GraphQL document, how to fill its variables, and how the answer looks. */
interface RouteOf<Document, Variables, Data, Gathered> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In Express syntax. Its parameters are ids. */
  path: string;
  summary: string;
  /** Where the endpoint comes from; "ours" is explained in docs/choices.md. */
  source: string;
  /** The answer as schema/rest.md describes it. */
  answer: string;
  document: Document;
  /** Names of the query parameters; "?" ends an optional one. */
  query?: readonly string[];
  /** Names of the body fields; "?" ends an optional one. Any other is refused. */
  body?: readonly string[];
  /** The largest body in bytes, where it is more than that of other routes. Only members may send so much. */
  bodyMax?: number;
  /** 200 unless it says otherwise. */
  status?: 201;
  /** The access rule, when it is stricter than those of the document's root fields. */
  rule?: Omit<Rule, "points">;
  /** The refusal of a visitor where only members may call, if the specification has a text of its own. */
  visitorMessage?(asked: RestRequest): string;
  /** The same path is a page: a browser that navigates gets the page. Source: C04 */
  isPage?: true;
  /** The answer is a file: `reply` returns a FileAnswer. `points` are its cost for the rate limit. */
  file?: { type: "text/csv" | "application/pdf"; points: number };
  /** `Cache-Control` other than no-store. */
  cache?: "private, no-store";
  variables?(asked: RestRequest): Variables;
  /**
   * The connection that the list is of: `first` and `after` request a page of it, and without `first` REST_LIST_MAX rows
   * are read. The document takes both as `$first: Int, $after: String`.
   */
  pagesOf?(data: Data): Page | undefined;
  /** The shape of the rows of a list that SQL may write. The answer is the same as that of `reply`. */
  form?: RowShape;
  /** For a route that needs several documents: `gather` runs them, `alsoAsks` lists all but `document`. */
  otherDocuments?: readonly AnyDocument[];
  fetchData?(ask: RunDocument, variables: Variables): Promise<Gathered>;
  reply(data: Gathered, asked: RestRequest): unknown;
}

/** A route as the router sees it: the types of its document are erased. */
export type Route = RouteOf<AnyDocument, Readonly<Record<string, unknown>>, unknown, unknown>;

/** A route whose variables and reply are typed by its document. */
export function route<Data, Variables, Gathered = Data>(
  row: RouteOf<TypedDocumentString<Data, Variables>, Values<Variables>, Data, Gathered>,
): Route {
  return row.pagesOf ? withPages(row) : row;
}

/** A route that takes the parameters of a page beside its own. */
function withPages(row: Route): Route {
  return {
    ...row,
    query: [...(row.query ?? []), "first?", "after?"],
    variables: ({ query: { first, after, ...query }, ...asked }) => ({
      ...row.variables?.({ ...asked, query }),
      first: parseWhole(first),
      after,
    }),
  };
}

/** The rows of a page. */
export function nodesOf<Node>({ edges }: Page<Node>): Node[] {
  return edges.map(({ node }) => node);
}

/** Parses a whole number in a query parameter; any other text stays as it is, and the schema refuses it by name. */
export function parseWhole(text: unknown): unknown {
  return typeof text === "string" && /^-?\d{1,10}$/.test(text) ? Number(text) : text;
}
