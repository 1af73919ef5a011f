/** Reputation: what a deal makes of its members, and how well an account is protected. */
export { countDeals } from "./countDeals.ts";
export { countReview } from "./countReview.ts";
export { countVerification } from "./countVerification.ts";
export { refreshTrust } from "./refreshTrust.ts";
export { levelNotice } from "./levelNotice.ts";
