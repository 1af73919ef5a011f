import { ApolloLink, Observable } from "@apollo/client";

/** Tells once more of something that was heard. */
type Again = () => void;

/**
 * An answer that news overtook: it may have been read before they happened, and would put back what was.
 * So what is heard while an answer is on its way is heard once more after it, in its order.
 * That is safe because an event shows its thing as it is when it is told, and whoever listens can hear it twice.
 */
export function createOvertaken() {
  const underWay = new Set<Again[]>();

  return {
    /** Goes before everything that asks the server. */
    link: new ApolloLink(
      (operation, forward) =>
        new Observable((observer) => {
          const meanwhile: Again[] = [];
          underWay.add(meanwhile);
          const asking = forward(operation).subscribe({
            next: (answer) => observer.next(answer),
            error: (failure) => observer.error(failure),
            complete() {
              underWay.delete(meanwhile);
              observer.complete();
              // Only now: whoever asks again because of it must not be given this very answer.
              for (const again of meanwhile) again();
            },
          });
          return () => {
            underWay.delete(meanwhile);
            asking.unsubscribe();
          };
        }),
    ),
    /** A durable event was heard. */
    heard(again: Again): void {
      for (const meanwhile of underWay) meanwhile.push(again);
    },
  };
}
