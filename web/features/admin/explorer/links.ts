import type { EditedDocument } from "./explorerApi.ts";

const PATH = "/admin/graphql";
/** What mail programs and chats carry without a line break or a cut. */
const LINK_MAX = 8000;

/** The path of a saved query with values in its form. */
export function savedPath(slug: string, texts: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(texts).toString();
  return `${PATH}/${slug}${search && `?${search}`}`;
}

/** The path of the editor with a saved query in it. */
export function editPath(slug: string): string {
  return `${PATH}?edit=${slug}`;
}

/**
 * The path of the editor with a document in it, which is in the fragment, so that no server gets it. Undefined when it
 * is too long for a link.
 */
export function documentPath({ query, variables }: EditedDocument): string | undefined {
  const given = variables === undefined ? {} : { variables: JSON.stringify(variables) };
  const path = `${PATH}#${new URLSearchParams({ document: query, ...given }).toString()}`;
  return path.length > LINK_MAX ? undefined : path;
}

/** The document in the fragment of a link, if it has one. */
export function documentIn(hash: string): { query: string; variables: string } | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const query = given.get("document");
  return query === null ? undefined : { query, variables: given.get("variables") ?? "" };
}
