import { object, string } from "yup";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The reason of an administrator's action, by the server's rules. */
export function reasonRule({ min, max }: Bounds) {
  return string()
    .trim()
    .required("Please give a reason")
    .min(min, `The reason must be at least ${min} characters`)
    .max(max, `The reason may have at most ${max} characters`);
}

/** A form that asks for the reason alone. */
export function reasonSchema(bounds: Bounds) {
  return object({ reason: reasonRule(bounds) });
}
