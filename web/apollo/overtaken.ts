import { ApolloLink, Observable } from "@apollo/client";
import { canonicalStringify, print } from "@apollo/client/utilities";
import { type FormattedExecutionResult, OperationTypeNode } from "graphql";
import { catchError, concat, EMPTY, finalize, ignoreElements, shareReplay } from "rxjs";

type Operation = ApolloLink.Operation;
type Answer = FormattedExecutionResult<Record<string, unknown>>;
/** Something that was heard, and its place among everything that was heard or sent. */
type Heard = { place: number; again: () => void };
/** A query under way: its one answer for all who ask the same, and what was heard since it was sent. */
type Asked = { answer: Observable<Answer>; meanwhile: Set<Heard> };

/**
 * An answer that news overtook: it may have been read before they happened, and would put back what was. Two rules:
 * - What is heard while an answer is on its way, an event or the answer to a press of the member's own, is told once
 *   more after it, in its order. An event shows its thing as it is when it is told, so it can be heard twice.
 * - A query that equals one under way shares its answer, unless something was heard since that was sent: then it is
 *   asked again after it, once for all who wait. (Apollo's own `queryDeduplication` would give them the old answer.)
 */
export function createOvertaken() {
  const underWay = new Set<Set<Heard>>();
  const asked = new Map<string, Asked>();
  let now = 0;

  function tell(heard: Heard): void {
    for (const meanwhile of underWay) meanwhile.add(heard);
  }

  /** Sends when it is listened to, and tells once more what it was overtaken by. */
  function send(operation: Operation, forward: ApolloLink.ForwardFunction, meanwhile: Set<Heard>) {
    return new Observable<Answer>((observer) => {
      const place = ++now;
      const isPress = operation.operationType === OperationTypeNode.MUTATION;
      let write = () => {};
      underWay.add(meanwhile);
      const asking = forward(operation).subscribe({
        next(answer) {
          if (isPress) write = () => writeAgain(operation, answer);
          observer.next(answer);
        },
        error: (failure) => observer.error(failure),
        complete() {
          underWay.delete(meanwhile);
          observer.complete();
          const inOrder = [...meanwhile].toSorted((one, other) => one.place - other.place);
          const after = isPress ? inOrder.filter((each) => each.place > place) : inOrder;
          // A press may be as old as its sending: who tells of it once more goes on with what was heard since.
          if (isPress) for (const each of [{ place, again: write }, ...after]) tell(each);
          // Only now: whoever asks again because of it must not be given this very answer.
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
    /** Goes before everything that asks the server. */
    link: new ApolloLink((operation, forward) =>
      operation.operationType === OperationTypeNode.QUERY
        ? new Observable((observer) => join(operation, forward).subscribe(observer))
        : send(operation, forward, new Set()),
    ),
    /** Something came over the socket; `again` tells it once more. */
    heard: (again: () => void) => tell({ place: ++now, again }),
  };
}

/** The second once the first is over, however it ends. */
function after(first: Observable<Answer>, second: Observable<Answer>): Observable<Answer> {
  const isOver = first.pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );
  return concat(isOver, second);
}

/** Writes the answer to a mutation into the cache as Apollo does, with what the screen's `update` makes of it. */
function writeAgain({ client, query, variables, getContext }: Operation, answer: Answer): void {
  const { data } = answer;
  if (!data || answer.errors) return;
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
