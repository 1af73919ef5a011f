/** What members do with each other: letters, posts, follows, circles, streams. */
export interface CommunityEvents {
  /** A member wrote to another; cards are no letters. */
  MessageSent: { messageId: number };
  /** Nothing that a member wrote to the reader is unread any more. */
  ThreadRead: { readerId: number; writerId: number };
  PostLiked: { postId: number; byId: number };
  PostCommented: { commentId: number };
  MemberFollowed: { memberId: number; byId: number };
  /** Somebody asked to be let into a private circle. */
  CircleJoinRequested: { circleId: number; memberId: number };
  CircleJoinApproved: { circleId: number; memberId: number };
  /** A stream went live that the member asked to be reminded of. */
  StreamReminderDue: { streamId: number; memberId: number };
}
