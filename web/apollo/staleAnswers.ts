import { ApolloLink, Observable } from "@apollo/client";
import { canonicalStringify, print } from "@apollo/client/utilities";
import { type FormattedExecutionResult, OperationTypeNode } from "graphql";
import { catchError, concat, EMPTY, finalize, ignoreElements, shareReplay } from "rxjs";

type Operation = ApolloLink.Operation;
type Answer = FormattedExecutionResult<Record<string, unknown>>;
/** An event or a mutation's response, and its place in the order of everything that was received or sent. */
type Heard = { place: number; again: () => void };
/** A query in flight: the response that all equal queries share, and what was received since it was sent. */
type Asked = { answer: Observable<Answer>; meanwhile: Set<Heard> };

/**
 * Keeps older responses from overwriting newer data in the cache. A query's response may have been read on the server
 * before an event that arrived meanwhile, and would put the old state back. Two rules:
 * - Whatever is received while a response is in flight (an event, or the response to the member's own mutation) is
 * applied again after that response, in its order. This is safe because an event carries the state at the time of
 * delivery.
 * - A query that equals one in flight shares its response, unless something was received since that one was sent: then
 * it is sent after it, once for all callers. (Apollo's own `queryDeduplication` would give them the old response.)
 */
export function createStaleAnswers() {
  const underWay = new Set<Set<Heard>>();
  const asked = new Map<string, Asked>();
  let now = 0;

  function tell(heard: Heard): void {
    for (const meanwhile of underWay) meanwhile.add(heard);
  }

  /** Sends the operation on subscription. After its response, applies again what was received meanwhile. */
  function send(operation: Operation, forward: ApolloLink.ForwardFunction, meanwhile: Set<Heard>) {
    return new Observable<Answer>((observer) => {
      const place = ++now;
      const isPress = operation.operationType === OperationTypeNode.MUTATION;
      let write = () => {};
      let older: readonly Set<Heard>[] = [];
      underWay.add(meanwhile);
      const asking = forward(operation).subscribe({
        next(answer) {
          if (isPress) {
            write = () => writeAgain(operation, answer);
            // Without the queries that its update sends: they are read after it.
            older = [...underWay];
          }
          observer.next(answer);
        },
        error: (failure) => observer.error(failure),
        complete() {
          underWay.delete(meanwhile);
          observer.complete();
          const inOrder = [...meanwhile].toSorted((one, other) => one.place - other.place);
          const after = isPress ? inOrder.filter((each) => each.place > place) : inOrder;
          // A mutation's response may be as old as its sending. Operations in flight apply it again, followed by what
          // was received since.
          if (isPress) {
            const heard = [{ place, again: write }, ...after];
            for (const meanwhile of older) for (const each of heard) meanwhile.add(each);
          }
          // Only now: a query that this causes must not share this response.
          for (const { again } of after) again();
        },
      });
      return () => {
        underWay.delete(meanwhile);
        asking.unsubscribe();
      };
    });
  }

  function join(operation: Operation, forward: ApolloLink.ForwardFunction): Observable<Answer> {
    const key = print(operation.query) + canonicalStringify(operation.variables);
    const last = asked.get(key);
    if (last && last.meanwhile.size === 0) return last.answer;

    const meanwhile = new Set<Heard>();
    const asking = send(operation, forward, meanwhile);
    const answer = (last ? after(last.answer, asking) : asking).pipe(
      finalize(() => {
        if (asked.get(key)?.meanwhile === meanwhile) asked.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    asked.set(key, { answer, meanwhile });
    return answer;
  }

  return {
    /** The link that goes before all links which send requests. */
    link: new ApolloLink((operation, forward) =>
      operation.operationType === OperationTypeNode.QUERY
        ? new Observable((observer) => join(operation, forward).subscribe(observer))
        : send(operation, forward, new Set()),
    ),
    /** Call it for everything that the socket delivers; `again` applies it once more. */
    heard: (again: () => void) => tell({ place: ++now, again }),
  };
}

/** Runs the second once the first has ended, whether or not it failed. */
function after(first: Observable<Answer>, second: Observable<Answer>): Observable<Answer> {
  const isOver = first.pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );
  return concat(isOver, second);
}

/**
 * Writes a mutation's response into the cache as Apollo does, including the `update` of the screen. Of `no-cache`
 * nothing is written.
 */
function writeAgain({ client, query, variables, getContext }: Operation, answer: Answer): void {
  const { data } = answer;
  if (!data || answer.errors || getContext()["fetchPolicy"] === "no-cache") return;
  client.cache.batch({
    update(cache) {
      cache.write({ dataId: "ROOT_MUTATION", query, variables, result: data });
      getContext()["update"]?.(cache, { data }, { variables });
      cache.modify({
        id: "ROOT_MUTATION",
        fields: (value, { fieldName, DELETE }) => (fieldName === "__typename" ? value : DELETE),
      });
    },
  });
}
