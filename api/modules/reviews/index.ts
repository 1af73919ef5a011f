/** What the sides of a deal say of each other. */
export {
  ReviewOfDealResolver,
  ReviewPublishedResolver,
  ReviewResolver,
  ReviewsResolver,
  ReviewSubmittedResolver,
} from "./review.resolver.ts";
export { reviewPublishes } from "./reviewPublishes.ts";
