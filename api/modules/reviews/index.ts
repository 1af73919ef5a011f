/** What the sides of a deal say of each other. */
export { Review } from "./review.types.ts";
export { publishedNotices, submittedNotices } from "./review.notices.ts";
export { reviewPublishes } from "./reviewPublishes.ts";
