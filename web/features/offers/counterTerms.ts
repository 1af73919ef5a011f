import { number, object, string } from "yup";
import { OFFER_MESSAGE_MAX, OFFER_TP_DELTA } from "../../../schema/limits.ts";

/** The side that pays TP in addition to the items. */
export type Payer = "buyer" | "nobody" | "seller";

/** The values of the counter-offer form. */
export interface CounterValues {
  payer: Payer;
  amount: number | "";
  message: string;
}

/** The signed TP amount of the API: positive if the buyer pays, negative if the seller does. */
export function tpDeltaOf({ payer, amount }: Pick<CounterValues, "payer" | "amount">): number {
  if (payer === "nobody" || amount === "") return 0;
  return payer === "buyer" ? amount : -amount;
}

/** The form values for the current terms. */
export function termsOf(tpDelta: number): CounterValues {
  if (tpDelta === 0) return { payer: "nobody", amount: "", message: "" };
  return { payer: tpDelta > 0 ? "buyer" : "seller", amount: Math.abs(tpDelta), message: "" };
}

/** The validation of the form; the same limits as the server's. */
export const counterSchema = object({
  payer: string().oneOf(["buyer", "nobody", "seller"]).required(),
  amount: number()
    .transform((value: number, original: unknown) => (original === "" ? undefined : value))
    .when("payer", {
      is: "nobody",
      otherwise: (amount) =>
        amount
          .typeError("Enter whole TP")
          .required("Enter how many TP")
          .integer("Enter whole TP")
          .min(1, "At least 1 TP")
          .max(OFFER_TP_DELTA.max, `At most ${OFFER_TP_DELTA.max} TP`),
    }),
  message: string().trim().max(OFFER_MESSAGE_MAX, `At most ${OFFER_MESSAGE_MAX} characters`),
});
