/** Reputation: its changes by deals, reviews and verification, and the security score of an account. */
export { countDeals } from "./countDeals.ts";
export { countReview } from "./countReview.ts";
export { countVerification } from "./countVerification.ts";
export { refreshTrust } from "./refreshTrust.ts";
export { levelNotice } from "./levelNotice.ts";
