/** What the explorer shows of a table, by the properties of its entity, with a space between them. */
export interface TableDecision {
  shown?: string;
  /** There, but shown as dots, and in no condition. */
  masked?: string;
  /** Secrets, and what members wrote to each other in confidence: no field, no grant. */
  never?: string;
  /** What a row is found by, where the primary key is never shown. */
  key?: string;
}

/**
 * What administrators read of each table by GraphQL. Every column of every entity is in one of the lists: the schema is
 * not built with one that nobody decided on. The database role of the explorer may read exactly what is shown.
 */
export const TABLES: Readonly<Record<string, TableDecision>> = {
  achievements: {
    shown: "id key name description icon category points rarity conditions isActive holders",
  },
  addresses: {
    shown: "id user type isDefault city state country createdAt updatedAt",
    masked: "fullName streetAddress apartment zipCode phoneNumber",
  },
  adjustments: {
    shown:
      "id user amount reason notes status failure isAlone requestedBy decidedBy decisionNote deadline createdAt endedAt",
  },
  audit_log: {
    shown:
      "id actor action subjectType subjectId reason outcome before after effects createdAt previousHash hash",
    masked: "address",
  },
  authenticators: {
    shown: "user createdAt confirmedAt",
    never: "secret lastStep",
  },
  cart_lines: {
    shown: "id user item quantity priceAtTime addedAt",
  },
  carts: {
    shown: "user version updatedAt",
  },
  chain_wallets: {
    shown: "user address walletType connectedAt",
  },
  challenge_kinds: {
    shown: "key title description type fact target",
  },
  challenges: {
    shown: "id week kind reward",
  },
  circle_members: {
    shown: "circle user role joinedAt",
  },
  circle_requests: {
    shown: "circle user createdAt",
  },
  circles: {
    shown: "id name description location admin memberCount isPrivate category imageUrl createdAt",
  },
  content: {
    shown:
      "id user title description type mediaUrl thumbnail placeholder content category difficulty duration views likes trustPointsEarned tags isPublished publishedAt removedAt createdAt updatedAt",
  },
  content_likes: {
    shown: "content user createdAt",
  },
  content_views: {
    shown: "content user day",
  },
  conversations: {
    shown: "user otherUser lastMessage lastMessageAt unreadCount lastReadMessageId",
  },
  dead_letters: {
    shown: "id consumer event error failedAt retry",
  },
  deadline_failures: {
    shown: "task rowId error tries failedAt",
  },
  dispute_events: {
    shown: "id dispute actor kind text evidence at",
  },
  disputes: {
    shown:
      "id transaction orderPart reporter reportedUser category description evidence status priority adminNotes resolution resolvedBy resolvedAt payer payee amount outcome refundAmount refunded lostBy takenBy answeredAt decisionDueAt deadline createdAt updatedAt",
  },
  domain_events: {
    shown: "id type data consumers happenedAt",
  },
  earnings: {
    shown: "id user action period task amount streak createdAt",
  },
  erasures: {
    shown: "user erasedAt sweptAt",
  },
  event_consumers: {
    shown: "name position",
  },
  event_counters: {
    shown: "audience seq",
  },
  event_log: {
    shown: "audience seq topic data createdAt",
  },
  explorer_runs: {
    shown: "id userId startedAt ms rows bytes error",
    // What an administrator asks is theirs alone.
    never: "document operationName variables",
  },
  idempotency_keys: {
    shown: "user useCase createdAt",
    never: "key requestHash answer",
  },
  insight_models: {
    shown: "id method facts parameters learnedAt",
  },
  issued_certificates: {
    shown: "id user tokenId issuedAt revokedAt",
    never: "credential",
  },
  item_likes: {
    shown: "item user createdAt",
  },
  item_removals: {
    shown: "id item admin reason previousStatus createdAt restoredAt",
  },
  item_views: {
    shown: "item user day",
  },
  items: {
    shown:
      "id seller title description category condition imagePaths placeholders trustPoints tpValue status quantity location tags widthMm heightMm depthMm isCircleOnly circleId viewCount likeCount createdAt updatedAt relistedFrom isWithheld",
    masked: "latitude longitude",
    never: "search titleWords",
  },
  known_devices: {
    shown: "id user createdAt expiresAt",
    never: "device",
  },
  ledger_accounts: {
    shown: "id kind user balance held orderPart holder",
  },
  ledger_entries: {
    shown: "id transfer account amount balanceAfter createdAt",
  },
  ledger_holds: {
    shown: "id account amount offer state deadline createdAt resolvedAt",
  },
  ledger_transfers: {
    shown: "id key fromAccount toAccount amount reason description offer transaction createdAt",
  },
  live_streams: {
    shown:
      "id user title description category tags streamType streamUrl thumbnailUrl isLive viewerCount peakViewers uniqueViewers likeCount featuredItems pinnedItem slowModeSeconds mutedWords scheduledAt startedAt endedAt cancelledAt deadline createdAt updatedAt",
    never: "search",
  },
  mails: {
    shown: "id createdAt sentAt user notification",
    masked: "toAddress",
    never: "subject body unsubscribeUrl",
  },
  market_day_categories: {
    shown: "day category listed deals revenue interested",
  },
  market_days: {
    shown: "day newUsers activeUsers deals revenue refunded looks visits visitMinutes",
  },
  market_windows: {
    shown: "day active looked dealt cohort cohortBack",
  },
  market_words: {
    shown: "model word number effects prices",
  },
  member_blocks: {
    shown: "user blockedUser id createdAt",
  },
  member_views: {
    shown: "id user admin sessionId reason createdAt expiresAt endedAt",
    never: "token",
  },
  api_tokens: {
    shown:
      "id user name lastFour scopes tpPerDay tpPromised tpPromisedOn days version createdAt expiresAt lastUsedAt previousUntil revokedAt",
    never: "token previousToken networks",
  },
  member_xp: {
    shown: "user total week weekXp month monthXp changedAt countedAt",
  },
  messages: {
    shown: "id fromUserId toUserId item messageType offer orderPartId isRead createdAt",
    never: "content attachmentUrl clientId removed",
  },
  moderation_cases: {
    shown:
      "id kind subject subjectId member appeals appealText createdAt dueAt claimedBy claimedUntil decision reason notes decidedBy decidedAt overturnedAt",
    // The words that were reported, those of private messages too.
    never: "content",
  },
  notification_preferences: {
    shown: "user type inApp email",
  },
  notifications: {
    shown: "id userId type isRead priority category actionUrl createdAt inApp",
    never: "title message data",
  },
  offer_items: {
    shown: "offer item",
  },
  offers: {
    shown:
      "id buyer seller proposedBy targetItem offeredItem offerType tpDelta tpTopupNeeded tpChangeIfLess status state stateReason counterOf round deadline answeredAt createdAt updatedAt",
    masked: "message",
  },
  order_events: {
    shown: "id order part actor kind text location at",
  },
  order_items: {
    shown: "id order part item title quantity priceAtTime",
  },
  order_parts: {
    shown:
      "id order seller status subtotal shippingShare amount deadline acceptedAt carrier trackingNumber shippedAt deliveredAt cancelledAt cancelReason isDisputed",
  },
  orders: {
    shown:
      "id orderNumber buyer cartVersion status subtotal shippingCost total refunded shippingMethod paymentMethod createdAt updatedAt",
    masked: "shippingAddress billingAddress notes",
  },
  outbox_retention: {
    shown: "id deletedThrough",
  },
  passkey_challenges: {
    shown: "user purpose expiresAt",
    never: "challenge",
  },
  passkeys: {
    shown: "id user counter transports name createdAt lastUsedAt",
    never: "credentialId publicKey",
  },
  password_reset_tokens: {
    shown: "id user expiresAt usedAt createdAt",
    never: "token",
  },
  not_for_me: {
    shown: "user recommendation createdAt",
  },
  photo_features: {
    shown: "id item path",
    never: "descriptor",
  },
  photo_removals: {
    shown: "path createdAt",
  },
  predicted_members: {
    shown: "user predictedAt",
  },
  predictions: {
    shown:
      "id user type topic item askedTp category other raw low high confidence said madeAt dueAt outcome resolvedAt",
  },
  price_facts: {
    shown: "model itemId category tp isSold pricedAt fold words rarities residuals",
  },
  price_history: {
    shown: "id item price previousPrice priceChangeReason confidence marketData createdAt",
  },
  public_log_checkpoints: {
    shown: "size root note supply transfers lastTransfer sealedAt",
  },
  public_log_entries: {
    shown: "index transferId entry",
    never: "salt",
  },
  public_log_tiles: {
    shown: "level index",
    never: "hashes",
  },
  recovery_codes: {
    shown: "user usedAt",
    never: "hash",
  },
  report_runs: {
    shown:
      "id report query parameters format status requestedBy schedule attempts leaseUntil total rows bytes sha256 asOf failure createdAt startedAt finishedAt",
    never: "fileKey",
  },
  report_schedules: {
    shown: "id report query parameters format frequency runOn hour status owner deadline createdAt",
  },
  reports: {
    shown: "id reporter subject subjectId reportedUser reason details status createdAt case",
  },
  reviews: {
    shown:
      "id transaction reviewer reviewee rating comment aspectRatings isVerified deadline publishedAt createdAt removedAt",
  },
  search_words: {
    shown: "word lexeme goesOn",
  },
  saved_queries: {
    shown: "id owner visibility version pinnedAt createdAt updatedAt",
    // A private one is its owner's alone.
    never: "slug folder title document operationName defaults chart",
  },
  sessions: {
    shown: "id user createdAt lastSeenAt expire provenAt",
    never: "sid sess",
    key: "id",
  },
  settings: {
    shown: "key updatedAt",
    never: "value",
  },
  shares: {
    shown: "id user item channel day createdAt",
  },
  signing_keys: {
    shown: "purpose name createdAt",
    never: "publicKey secret",
  },
  sign_ins: {
    shown: "id user userAgent createdAt",
    masked: "ipAddress",
  },
  social_comments: {
    shown: "id post user content createdAt removedAt",
  },
  social_post_bookmarks: {
    shown: "id post user createdAt",
  },
  social_post_likes: {
    shown: "id post user createdAt",
  },
  social_post_shares: {
    shown: "post user day",
  },
  social_posts: {
    shown:
      "id user content mediaUrls placeholders tags item circle postType likes shares comments isPromoted sourceKey createdAt removedAt",
  },
  stakes: {
    shown: "user accrued coveredMs paid createdAt updatedAt",
  },
  staking_pool: {
    shown: "id coveredMs settledAt staked owed",
  },
  stream_likes: {
    shown: "stream user createdAt",
  },
  stream_messages: {
    shown: "id stream user content deletedAt createdAt",
    never: "clientId",
  },
  stream_mutes: {
    shown: "stream user createdAt",
  },
  stream_peers: {
    shown: "stream memberId isHost until",
    never: "peer",
  },
  stream_pins: {
    shown: "id stream item pinnedAt unpinnedAt",
  },
  stream_recordings: {
    shown: "stream recording track lastN totalMs begunAt",
    never: "clientKey",
  },
  stream_reminders: {
    shown: "id stream user deadline createdAt",
  },
  stream_segments: {
    shown: "stream seq recording n durationMs bytes breaks isRecorded createdAt",
  },
  stream_servers: {
    shown: "id expiresAt",
  },
  stream_signals: {
    shown: "id createdAt",
    never: "peer payload",
  },
  stream_videos: {
    shown: "stream recordings lastRecording segments breaks recordedMs recordedBytes freshAt isOff",
    never: "key",
  },
  stream_viewers: {
    shown: "streamId person server",
  },
  stream_visits: {
    shown: "stream person createdAt",
  },
  suspension_logs: {
    shown:
      "id user admin reason duration notes isActive expiresAt deadline createdAt liftedAt liftedBy liftNotes",
  },
  switches: {
    shown: "name isOn reason changedBy changedAt",
  },
  text_messages: {
    shown: "id user createdAt sentAt",
    masked: "toNumber",
    never: "body",
  },
  transactions: {
    shown:
      "id fromUser toUser item offer trustPoints type status description notes rating review createdAt completedAt orderItem",
  },
  uploads: {
    shown: "id user path width height bytes placeholder createdAt",
  },
  user_achievements: {
    shown: "user achievement progress isCompleted unlockedAt",
  },
  user_activity: {
    shown: "id user action entityType entityId metadata sessionId userAgent createdAt lastSeenAt",
    masked: "ipAddress",
  },
  user_follows: {
    shown: "id follower following createdAt",
  },
  user_roles: {
    shown: "user role",
  },
  user_stats: {
    shown:
      "user itemsListed dealsCompleted totalTrustEarned totalTrustSpent averageRating totalViews totalLikes responseTime salesCompleted",
  },
  users: {
    shown:
      "id username email displayName firstName lastName avatar bio location locationVisibleTo onlineVisibleTo wantsVisibleTo leaderboardVisibleTo isActivityUsed activityRecordedFrom skills trustPoints tpBalance trustLevel isVerified isActive twoStep lastLoginAt createdAt updatedAt emailVerified phoneVerified overallRating totalReviews isSuspended suspensionReason suspendedUntil verificationLevel verificationExpiry passwordChangedAt notificationEmails",
    masked: "phone",
    never: "password verificationCode unsubscribeToken",
  },
  verification_attempts: {
    shown: "id user type attempts verified createdAt expiresAt",
    masked: "identifier",
    never: "code",
  },
  wallet_challenges: {
    shown: "user address expiresAt",
    never: "message",
  },
  wrong_guesses: {
    shown: "wrong until",
    never: "who",
  },
  xp_entries: {
    shown: "id user source ref amount partner category zeroBecause createdAt",
  },
};
