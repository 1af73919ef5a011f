import { string, ValidationError, type AnySchema, type InferType } from "yup";
import { Refused } from "../failures.ts";

/** Checks an input against its yup schema. Refuses with BAD_USER_INPUT and every wrong field by name. */
export function checked<S extends AnySchema>(schema: S, input: unknown): InferType<S> {
  try {
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length > 0 ? error.inner : [error];
    const fields: Record<string, string> = {};
    for (const { path, message } of problems)
      fields[path?.replace(/\[.*$/, "") || "input"] ??= message;
    throw new Refused("BAD_USER_INPUT", problems[0]?.message ?? "Bad input", { fields });
  }
}

/** The reason of an administrator's action. Characters are counted, an emoji as one. */
export function reasonRule({ min, max }: { readonly min: number; readonly max: number }) {
  return string()
    .trim()
    .required("Please give a reason")
    .test("min", `The reason must be at least ${min} characters`, (text) => lengthOf(text) >= min)
    .test("max", `The reason may have at most ${max} characters`, (text) => lengthOf(text) <= max);
}

/** All rules are asked, so that a missing text comes here, too. */
function lengthOf(text: string | undefined): number {
  return [...(text ?? "")].length;
}
