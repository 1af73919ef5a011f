import type { Rule } from "../core/access/policy.ts";
import type { Form } from "../core/jsonReads/forms.ts";
import type { TypedDocumentString } from "./gql/graphql.ts";

/** What a request asks, as a row's `variables` and `reply` see it. */
export interface RestRequest {
  params: Readonly<Record<string, string>>;
  /** Query parameters; an empty one counts as not given. */
  query: Readonly<Record<string, unknown>>;
  /** The JSON body; {} when there is none. */
  body: Readonly<Record<string, unknown>>;
  /** The Idempotency-Key, on routes that take one. */
  key: string | undefined;
  /** Whether the request carried a bearer token, good or not. */
  hasToken: boolean;
}

/** A Relay connection in an answer. */
export interface Page<Node = unknown> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A document, whatever it asks. */
export type AnyDocument = TypedDocumentString<unknown, never>;

/** Values for a document's variables. Their types are checked at run time, by `readInput`: they come from a request. */
export type Values<Variables> = [Variables] extends [never]
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof Variables]?: unknown };

/** Runs one document as the viewer of the request. Throws what the schema refuses. */
export type Ask = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Values<Variables>,
) => Promise<Data>;

/** What a route whose answer is a file replies. */
export interface FileAnswer {
  name: string;
  bytes: Buffer;
}

/** One REST endpoint: a GraphQL document, how to fill its variables, and how the answer looks. */
interface RouteOf<Document, Variables, Data, Gathered> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As Express writes it. Ids are the parameters. */
  path: string;
  summary: string;
  /** Where the endpoint comes from; "ours" is explained in docs/choices.md. */
  source: string;
  /** The answer in words, for the table. */
  answer: string;
  document: Document;
  /** Names the query may carry; "?" ends an optional one. */
  query?: readonly string[];
  /** Names the body may carry; "?" ends an optional one. Any other is refused. */
  body?: readonly string[];
  /** 200 unless it says otherwise. */
  status?: 201;
  /** Moves TP, promises it or writes to somebody: a repeat with the same Idempotency-Key happens once. */
  takesKey?: true;
  /** Where it is for fewer than the root fields of its document. */
  rule?: Omit<Rule, "points">;
  /** What a visitor is told who must be somebody, where the specification has words of its own. */
  visitorMessage?(asked: RestRequest): string;
  /** The same path is a page: a browser that navigates gets the page. Source: C04 */
  isPage?: true;
  /** The answer is a file: `reply` answers a FileAnswer. It costs as much as so many changes. */
  file?: { type: "text/csv" | "application/pdf"; points: number };
  /** `Cache-Control` other than no-store. */
  cache?: "private, no-store";
  variables?(asked: RestRequest): Variables;
  /** The list to read on, page by page, up to REST_LIST_MAX rows. */
  pagesOf?(data: Data): Page | undefined;
  /** How its rows look, where the list may be written by SQL. The answer is the same as that of `reply`. */
  form?: Form;
  /** Where one document is not enough. `alsoAsks`: the others. */
  alsoAsks?: readonly AnyDocument[];
  gather?(ask: Ask, variables: Variables): Promise<Gathered>;
  reply(data: Gathered, asked: RestRequest): unknown;
}

/** A route as the router sees it: what its document asks is known at run time only. */
export type Route = RouteOf<AnyDocument, Readonly<Record<string, unknown>>, unknown, unknown>;

/** A route whose variables and reply are typed by its document. */
export function route<Data, Variables, Gathered = Data>(
  row: RouteOf<TypedDocumentString<Data, Variables>, Values<Variables>, Data, Gathered>,
): Route {
  return row;
}

/** The rows of a page. */
export function nodesOf<Node>({ edges }: Page<Node>): Node[] {
  return edges.map(({ node }) => node);
}

/** A whole number from a query text; any other text stays what it is, and the schema refuses it by name. */
export function wholeIn(text: unknown): unknown {
  return typeof text === "string" && /^-?\d{1,10}$/.test(text) ? Number(text) : text;
}
