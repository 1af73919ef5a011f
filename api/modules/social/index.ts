/** Posts of members and of the market, who follows whom, and circles. */
export {
  CircleChangedResolver,
  CircleOfItemResolver,
  CirclePostAddedResolver,
  CircleResolver,
  CirclesResolver,
} from "./circle.resolver.ts";
export {
  FollowChangedResolver,
  FollowResolver,
  FollowsOfMemberResolver,
} from "./follow.resolver.ts";
export {
  CommentAddedResolver,
  CommentDeletedResolver,
  FeedPostAddedResolver,
  FeedPostResolver,
  FeedPostUpdatedResolver,
  PostChangedResolver,
} from "./post.fields.ts";
export { FeedPost, PostComment } from "./post.types.ts";
export { postTables, postVisibleTo } from "./post.rows.ts";
export {
  CircleConnectionResolver,
  CircleCursorResolver,
  CirclesLiveResolver,
  CircleUpdatedResolver,
} from "./circle.live.ts";
export { tellOwn, tellPostsAbout, tellPostsOf } from "./lockPost.ts";
export { SocialLiveResolver } from "./social.live.ts";
export {
  approvedNotices,
  commentedNotices,
  followedNotices,
  likedNotices,
  requestedNotices,
} from "./social.words.ts";
export { SocialResolver } from "./social.resolver.ts";
export {
  postOfFirstSale,
  postOfLevel,
  postOfListing,
  postOfReview,
  postOfTrades,
} from "./systemPosts.ts";
