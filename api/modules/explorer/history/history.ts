import type { GraphQLRequestContext } from "@apollo/server";
import { newContext, type Context } from "../../../core/context.ts";
import { isSafeValue } from "../../../core/guard/index.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { keepRun, type Ran } from "./keepRun.ts";

type Operation = NonNullable<GraphQLRequestContext<Context>["operation"]>;

/** The fields that only say what a document would do. */
const TRIALS = new Set(["explain", "documentCost", "dryRunMutation"]);

/** Whether a run is kept: what only tries a document out is not, nor text that PostgreSQL cannot store. */
export function isKept(
  { document, variables, operationName }: Ran,
  operation?: Operation,
): boolean {
  const asked = operation?.selectionSet.selections ?? [];
  const isTrial =
    asked.length > 0 && asked.every((each) => each.kind === "Field" && TRIALS.has(each.name.value));
  return !isTrial && isSafeValue([document, variables, operationName]);
}

/**
 * Keeps runs of the explorer after their answers, without delaying or failing them. One after the other, so that equal
 * ones at the same time are one.
 */
export class History {
  #last: Promise<void> = Promise.resolve();

  /** Keeps a run of the viewer soon. What cannot be written is logged. */
  keep({ services, viewer, origin }: Context, ran: Ran): void {
    this.#last = this.#last
      .then(() => transact(newContext(services, viewer, origin), keepRun, ran))
      .catch((error: unknown) => {
        services.log.warn({ err: error }, "a run of the explorer is not in the history");
      });
  }

  /** Until all runs so far are kept. */
  settled(): Promise<void> {
    return this.#last;
  }
}
