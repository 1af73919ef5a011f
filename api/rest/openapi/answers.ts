import { STATUS } from "../../core/failures.ts";
import type { JsonSchema } from "./leaf.ts";

/** An OpenAPI response with a body of this schema and media type. */
export function answers(description: string, schema: JsonSchema, type = "application/json") {
  return { description, content: { [type]: { schema } } };
}

export const REFUSED = { $ref: "#/components/responses/Refused" };
export const LATER = { $ref: "#/components/responses/Later" };

const refusal = { $ref: "#/components/schemas/Refusal" };

export const RESPONSES = {
  Refused: answers("Refused: `code` says why, `details.fields` names wrong fields.", refusal),
  Later: {
    ...answers("Too many requests, or not available just now.", refusal),
    headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
  },
};

/** The body of every refusal. Source: HT-007, C44 */
export const Refusal: JsonSchema = {
  type: "object",
  properties: {
    error: { type: "string" },
    message: { type: "string" },
    code: { type: "string", enum: [...Object.keys(STATUS), "METHOD_NOT_ALLOWED"] },
    details: { type: "object" },
  },
  required: ["error", "message", "code", "details"],
};
