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

/** The reason of an administrator's action, which the member is told. */
export function toldReason({ min, max }: { readonly min: number; readonly max: number }) {
  return string()
    .trim()
    .required("Please give a reason")
    .min(min, `The reason must be at least ${min} characters`)
    .max(max, `The reason may have at most ${max} characters`);
}
