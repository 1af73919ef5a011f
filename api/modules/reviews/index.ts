/** Reviews that the sides of a deal write about each other. */
export { Review } from "./review.types.ts";
export { hideReview } from "./hideReview.ts";
export { publishedNotices, submittedNotices } from "./review.notices.ts";
export { reviewPublishes } from "./reviewPublishes.ts";
