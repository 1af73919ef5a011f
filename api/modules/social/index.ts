/** Posts of members and of the market, follows, and circles. */
export { FeedPost, PostComment } from "./post.types.ts";
export { hideComment, hidePost, hidePostOfReview } from "./hidePost.ts";
export { postTables, postVisibleTo } from "./post.rows.ts";
export { broadcastOwn, broadcastPostsAbout, broadcastPostsOf } from "./lockPost.ts";
export {
  approvedNotices,
  commentedNotices,
  followedNotices,
  likedNotices,
  requestedNotices,
} from "./social.notices.ts";
export {
  postOfFirstSale,
  postOfLevel,
  postOfListing,
  postOfReview,
  postOfTrades,
} from "./systemPosts.ts";
