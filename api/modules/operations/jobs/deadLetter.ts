import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import type { DeadLetter } from "./deadLetter.types.ts";
import { dropping } from "./dropJob.ts";
import { readDeadLetter } from "./readDeadLetters.ts";

/** Marks a dead letter: within a second a server handles it once more. One that fails again stays, with its new error. */
export async function retryDeadLetter(tx: Tx, input: { id: string }): Promise<DeadLetter> {
  const id = idOf(input.id);
  await row(tx.em, sql`update dead_letters set retry = true where id = ${id}`);
  const letter = await readDeadLetter(tx.em, id);
  if (!letter) throw notFound("Dead letter");
  return letter;
}

/** Deletes a dead letter: what should have followed from the event never does. Returns its id. */
export async function dropDeadLetter(
  tx: Tx,
  input: { id: string; reason: string },
): Promise<number> {
  checked(dropping, input);
  const dropped = await row(
    tx.em,
    sql<{ id: number }>`delete from dead_letters where id = ${idOf(input.id)} returning id`,
  );
  if (!dropped) throw notFound("Dead letter");
  return dropped.id;
}
