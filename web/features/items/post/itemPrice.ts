import { number } from "yup";
import { ITEM_TP } from "../../../../schema/limits.ts";

const words = `Enter a whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`;

/** A price in whole TP. Source: S1 §5 "trustPoints 1 to 1000, parsed as integer". */
export const itemPrice = number()
  .transform((value: unknown, typed: unknown) => (typed === "" ? undefined : value))
  .typeError(words)
  .required(words)
  .integer(words)
  .min(ITEM_TP.min, words)
  .max(ITEM_TP.max, words);
