import { array, number, object, string } from "yup";
import { API_TOKENS } from "../../../../schema/limits.ts";
import type { ApiTokenInput } from "../../../gql/graphql.ts";

/** The fields of the form. */
export interface TokenValues {
  name: string;
  scopes: string[];
  days: string;
  tpPerDay: number | "";
  /** One a line, or with commas or spaces between. */
  networks: string;
}

export const EMPTY_TOKEN: TokenValues = {
  name: "",
  scopes: [],
  days: String(API_TOKENS.days.default),
  tpPerDay: 0,
  networks: "",
};

/** The scopes with which a program can promise TP. */
export const SPENDING_SCOPES = ["offers:write", "orders:write", "disputes:write"] as const;

/** Whether a program with these scopes can promise TP. */
export function canSpend(scopes: readonly string[]): boolean {
  return SPENDING_SCOPES.some((scope) => scopes.includes(scope));
}

const { nameMax, networksMax, tpPerDayMax } = API_TOKENS;
const LEAST_TP = "TP a day are 0 or more";

const tpPerDay = number()
  .transform((value: number, typed: unknown) => (typed === "" ? undefined : value))
  .typeError(LEAST_TP)
  .required(LEAST_TP)
  .integer("Whole TP only")
  .min(0, LEAST_TP)
  .max(tpPerDayMax, `At most ${tpPerDayMax} TP a day`);

/** The validation of the form; the same limits as the server's, which alone knows what a network is. */
export const tokenSchema = object({
  name: string()
    .trim()
    .required("Please name what the token is for")
    .max(nameMax, `The name may have at most ${nameMax} characters`),
  scopes: array().of(string()).min(1, "Please choose at least one scope"),
  // Its field is off, and what it has is not sent.
  tpPerDay: number().when("scopes", ([scopes]: string[][], rule) =>
    canSpend(scopes ?? []) ? tpPerDay : rule.transform(() => 0),
  ),
  networks: string().test(
    "count",
    `At most ${networksMax} networks`,
    (text) => networksIn(text ?? "").length <= networksMax,
  ),
});

/** What is sent of checked fields. */
export function inputOf({
  name,
  scopes,
  days,
  tpPerDay: tp,
  networks,
}: TokenValues): ApiTokenInput {
  return {
    name: name.trim(),
    scopes,
    days: Number(days),
    tpPerDay: canSpend(scopes) ? Number(tp) : 0,
    networks: networksIn(networks),
  };
}

/** The addresses and networks of a text. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== "");
}
