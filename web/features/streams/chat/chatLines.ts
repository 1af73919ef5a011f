import type { ChatLine_MessageFragment } from "../../../gql/graphql.ts";

/** A message that the member wrote and the server has not confirmed yet. */
export interface ChatDraft {
  readonly clientId: string;
  readonly content: string;
  readonly hasFailed: boolean;
}

export type ChatRow =
  | { readonly kind: "message"; readonly key: string; readonly message: ChatLine_MessageFragment }
  | { readonly kind: "draft"; readonly key: string; readonly draft: ChatDraft };

/**
 * The chat rows in the order of their ids. A message that was delivered twice is shown once, in its latest version.
 * Deleted messages are left out. Drafts are last until their message arrives.
 */
export function chatLines(
  told: readonly ChatLine_MessageFragment[],
  drafts: readonly ChatDraft[],
): ChatRow[] {
  const messages = new Map<string, ChatLine_MessageFragment>();
  for (const message of told) {
    const before = messages.get(message.id);
    // A deletion is final, because an older page may still have the text.
    if (!before?.isDeleted) messages.set(message.id, message);
  }
  const arrived = new Set([...messages.values()].map(({ clientId }) => clientId));
  const rows = [...messages.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)))
    .map((message) => ({
      kind: "message" as const,
      key: message.clientId ?? message.id,
      message,
    }));
  const waiting = drafts
    .filter(({ clientId }) => !arrived.has(clientId))
    .map((draft) => ({ kind: "draft" as const, key: draft.clientId, draft }));
  return [...rows, ...waiting];
}
