import { ApolloLink, Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";

/** What pages send without anybody pressing anything. */
const BY_ITSELF = new Set(["ViewItem", "SendStreamSignal", "SetTyping", "MarkConversationRead"]);

/**
 * A link that refuses every mutation at once, as the market would. `tell` is called when somebody pressed for one, after
 * the screen has said so in its own words: some have only general ones.
 */
export function refuseChanges(message: string, tell: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    return new Observable((observer) => {
      observer.next({ data: null, errors: [{ message, extensions: { code: "VIEW_ONLY" } }] });
      observer.complete();
      if (!BY_ITSELF.has(operation.operationName ?? "")) setTimeout(tell);
    });
  });
}
