export {
  presentError,
  presentErrors,
  errorsToSend,
  statusOf,
  retryAfterOf,
  isUnavailable,
} from "./presentErrors.ts";
export { admit } from "./admit.ts";
export { costOf } from "./cost.ts";
export { isSafeValue } from "./shape.ts";
export { Documents, RULES } from "./documents.ts";
export type { GuardedOperation } from "./operation.ts";
