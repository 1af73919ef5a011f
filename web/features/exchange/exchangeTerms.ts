import { number, object, string } from "yup";
import { OFFER_MESSAGE_MAX, OFFER_TP_DELTA } from "../../../schema/limits.ts";

/** The values of the form. `tp` is what `side` adds, in whole TP; "" while the field is empty. */
export interface ExchangeTerms {
  side: "you" | "they";
  tp: number | "";
  message: string;
}

/** The initial form values for a delta: the side that adds TP, and how many. */
export function termsOf(delta: number): ExchangeTerms {
  return { side: delta < 0 ? "they" : "you", tp: Math.abs(delta), message: "" };
}

/** The delta of the form values; negative if the seller pays change. */
export function deltaOf({ side, tp }: ExchangeTerms): number {
  const amount = Number(tp);
  return side === "you" || amount === 0 ? amount : -amount;
}

/** Repeats the server's rule in the form: nobody offers more than they have available, in TP. */
export function exchangeSchema(available: number) {
  const { max } = OFFER_TP_DELTA;
  const whole = `Enter a whole number from 0 to ${max}`;

  return object({
    side: string().oneOf(["you", "they"]).required(),
    tp: number()
      .transform((value: unknown, typed: unknown) => (typed === "" ? 0 : value))
      .typeError(whole)
      .integer(whole)
      .min(0, whole)
      .max(max, whole)
      .when("side", ([side], schema) =>
        side === "you"
          ? schema.max(Math.min(max, available), `You have ${available} TP available`)
          : schema,
      ),
    message: string().max(OFFER_MESSAGE_MAX, `At most ${OFFER_MESSAGE_MAX} characters`),
  });
}
