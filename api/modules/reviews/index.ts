/** What the sides of a deal say of each other. */
export { Review } from "./review.types.ts";
export {
  ReviewOfDealResolver,
  ReviewPublishedResolver,
  ReviewResolver,
  ReviewsResolver,
  ReviewSubmittedResolver,
} from "./review.resolver.ts";
export { publishedNotices, submittedNotices } from "./review.words.ts";
export { reviewPublishes } from "./reviewPublishes.ts";
