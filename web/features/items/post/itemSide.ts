import { number } from "yup";
import { ITEM_SIZE_MM } from "../../../../schema/limits.ts";

const words = `Enter whole millimetres from ${ITEM_SIZE_MM.min} to ${ITEM_SIZE_MM.max}`;

/** A side of an item in whole millimetres: it has all three, or none. The same rule as the server's. */
export function itemSide(...others: readonly string[]) {
  return number()
    .transform((value: unknown, typed: unknown) => (typed === "" ? null : value))
    .nullable()
    .default(null)
    .typeError(words)
    .integer(words)
    .min(ITEM_SIZE_MM.min, words)
    .max(ITEM_SIZE_MM.max, words)
    .test(
      "complete",
      "Give width, height and depth, or none of them",
      (value, { parent }) =>
        value !== null ||
        others.every((name) => isEmpty((parent as Record<string, unknown>)[name])),
    );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
