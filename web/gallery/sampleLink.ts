import { ApolloLink, Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { sampleAnswer } from "./sampleMarket.ts";
import type { ListState, ListSpecimen } from "./specimen.ts";

/** Answers the queries of a list so that it is in one state. Nothing is sent to a server. */
export class SampleLink extends ApolloLink {
  readonly #state: ListState;
  readonly #specimen: ListSpecimen;
  /** From then on every request fails. */
  isBroken = false;

  constructor(state: ListState, specimen: ListSpecimen) {
    super();
    this.#state = state;
    this.#specimen = specimen;
  }

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION || this.#state === "loading")
      return new Observable(() => undefined);
    if (operation.operationType === OperationTypeNode.MUTATION)
      return refused("This is the gallery: nothing is sent.");
    if (this.#state === "error" || this.isBroken || isLaterPage(operation))
      return refused("Something went wrong (gallery)");
    return this.#answer(operation);
  }

  #answer({ query, variables }: ApolloLink.Operation): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      sampleAnswer(query, variables, {
        fields: this.#specimen.fields ?? {},
        isEmpty: this.#state === "empty",
        hasMore: this.#state === "partial",
      }).then(
        (data) => {
          observer.next({ data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  }
}

function isLaterPage({ variables }: ApolloLink.Operation): boolean {
  return typeof variables["after"] === "string";
}

function refused(message: string): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    observer.next({ errors: [{ message, extensions: { code: "GALLERY" } } as never] });
    observer.complete();
  });
}
