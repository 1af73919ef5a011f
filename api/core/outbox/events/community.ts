/** What members do with each other: messages, posts, follows, circles, streams. */
export interface CommunityEvents {
  /** A member wrote to another. Cards in a thread do not count as messages. */
  MessageSent: { messageId: number };
  /** The reader has read everything that the writer sent. */
  ThreadRead: { readerId: number; writerId: number };
  /** A member wrote a post. What the market posts about members, such as a first sale, is none. */
  PostWritten: { postId: number; byId: number };
  PostLiked: { postId: number; byId: number };
  PostCommented: { commentId: number };
  MemberFollowed: { memberId: number; byId: number };
  /** Somebody asked to be let into a private circle. */
  CircleJoinRequested: { circleId: number; memberId: number };
  CircleJoinApproved: { circleId: number; memberId: number };
  StreamStarted: { streamId: number; hostId: number };
  /** It ended: by its host, because the host was gone, or with the host's suspension. */
  StreamEnded: { streamId: number };
  /** It was called off before it began. */
  StreamCancelled: { streamId: number };
  /** A stream went live that the member asked to be reminded of. */
  StreamReminderDue: { streamId: number; memberId: number };
}
