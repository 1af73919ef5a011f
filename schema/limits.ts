/**
 * Every number and list of the product, one per line, with its source.
 * S1 = marketplace specification, S2 = panels and schema specification, Cnn = decision, "ours" = docs/choices.md.
 * Shared by the API and the web client; it imports nothing.
 */

// --- money (whole TP) -------------------------------------------------------
export const OPENING_GRANT_TP = 100; // S1 §9: new user 100 TP balance
export const OPENING_TRUST_POINTS = 100; // S1 §9: new user 100 trust points
export const ITEM_TP = { min: 1, max: 1000 } as const; // S1 §5, §9
export const ITEM_SIZE_MM = { min: 1, max: 20_000 } as const; // ours: what fits into a room
export const OFFER_TP_DELTA = { min: -1000, max: 1000 } as const; // ours: at most the highest price of one item
export const SUGGESTION_TOLERANCE = { tp: 10, share: 0.2 } as const; // C19: max(10 TP, 20 %)

export const STAKING = { min: 1, max: 1_000_000, demo: 50 } as const; // S2 §9 "stake demo 50"; min and max are ours
export const MINT = { min: 1, max: 1_000_000, demo: 100 } as const; // S2 §9 "mint demo 100"; min and max are ours
export const LOG_SEALED_AT_ONCE = 5000; // ours: transfers a checkpoint adds at most, so that no request waits for its hashes
export const CERTIFICATES = { passports: 50, credentialMax: 50_000 } as const; // ours: the newest things of a member, and characters of a signed one
export const WALLET_CHALLENGE_MINUTES = 10; // ours: how long what a wallet is to sign is good
/** The pool of the staking rewards: how much an administrator adds at once, and how much it may hold. */
export const STAKING_POOL = {
  min: 1,
  max: 100_000,
  most: 10_000_000,
  reason: { min: 3, max: 500 },
} as const; // ours

// --- earning (whole TP) -----------------------------------------------------
export const EARN_TP = { verify_profile: 20, daily_login: 5, social_share: 5 } as const; // S1 §9; the share is C25's
/**
 * What each community task pays, within the documented 5 to 20, and how often it must be done in a month. S1 §9; the
 * tasks are ours
 */
export const COMMUNITY_TASKS = {
  add_photos: { tp: 5, target: 3 },
  reply: { tp: 5, target: 2 },
  list_items: { tp: 10, target: 3 },
  quick_answer: { tp: 10, target: 1 },
  swap: { tp: 20, target: 1 },
  guide: { tp: 20, target: 3 },
} as const;
export const QUICK_ANSWER_HOURS = 24; // ours
export const REWARD_TP = {
  welcome_bonus: 10,
  first_sale: 25,
  active_trader: 50,
  phone_verified: 25,
} as const; // S1 §2 wallet; the phone is S2 §9
/** `rewardTp`: before the bonus for weeks in a row. `weeklyTp`: the treasury pays no more for all members in a week. Source: panels 5 */
export const CHALLENGES = { rewardTp: 15, aWeek: 4, weeklyTp: 5000 } as const;
export const LEADERBOARD = { rows: 10, mostRows: 50, movesEverySeconds: 5 } as const; // panels 5
export const ACTIVE_TRADER_DEALS = 10; // S1 §2 wallet
export const TRUST_POINTS = { deal: 5, channel: 25 } as const; // C07, the figures are ours
/** What each part adds to the security score. C24 */
export const SECURITY_POINTS = {
  email_verified: 25,
  phone_verified: 25,
  two_step_sign_in: 25,
  good_password: 15,
  known_sessions: 10,
} as const;
export const PASSWORD_RECENT_DAYS = 365; // ours: a password of the last year is recent

// --- wallet -----------------------------------------------------------------
export const WALLET_RECENT = 5; // S1 §2 wallet exchange: recent activities
export const HISTORY_TEXT_MAX = 100; // ours
export const HISTORY_FILE_MAX = 5000; // ours: rows of a CSV file; for more, ask for shorter periods
export const STATEMENT_ROWS_MAX = 500; // ours: rows of a PDF statement
export const SUGGESTED_FROM_MAX = 500; // ours: suggestions consider this many of a member's newest items

export const IDEMPOTENCY_DAYS = 7; // ours: how long an idempotency key is kept

// --- offers -----------------------------------------------------------------
export const OFFER_LIFETIME_HOURS = 48; // C21
export const OFFERED_ITEMS_MAX = 5; // ours: one swap gives at most five items
export const OFFER_MESSAGE_MAX = 500; // ours
export const COUNTER_ROUNDS_MAX = 10; // ours: a negotiation ends

// --- reviews and disputes -----------------------------------------------------
export const REVIEW_WINDOW_DAYS = 14; // C23
export const RATING = { min: 1, max: 5 } as const; // S2 §9
export const REVIEW_COMMENT_MAX = 500; // S2 §9
export const REVIEW_TP = 5; // C16: for a review of a settled deal, once
export const DEALS_SHOWN = 50; // ours: the newest deals that can still be reviewed or disputed
export const DISPUTE_DESCRIPTION = { min: 10, max: 1000 } as const; // S2 §9
export const DISPUTE_WINDOW_DAYS = 14; // ours, as long as for reviews (C23)
export const DISPUTE_EVIDENCE = { max: 10, length: 500 } as const; // ours
export const DISPUTE_ANSWER_HOURS = 48; // issue: both sides answer within 48 h
export const DISPUTE_DECISION_HOURS = 48; // S2 §9: 24-48 hours
export const DISPUTE_HIGH_TP = 300; // C35: more than this is of high priority
export const DISPUTE_STATEMENTS_MAX = 20; // ours: statements of one side in a dispute
export const DISPUTE_QUESTIONS_MAX = 3; // ours: how often the market may ask in a dispute, each time for 48 h
export const DISPUTE_TRIES = 3; // ours: how often one side may file and withdraw the same dispute
export const DISPUTE_NOTES_MAX = 1000; // ours: an administrator's text

// --- cart and orders ---------------------------------------------------------
export const CART_QUANTITY = { min: 1, max: 100 } as const; // S1 §5; the upper bound is an item's highest quantity
export const CART_LINES_MAX = 50; // ours
export const ADDRESSES_MAX = 20; // ours: saved addresses of one member
export const DEFAULT_COUNTRY = "United States"; // S1 §9
/** S1 §5: the minimum lengths and the error messages; the upper bounds are ours. */
export const ADDRESS = {
  fullName: { min: 2, max: 100, words: "Full name is required" },
  streetAddress: { min: 5, max: 200, words: "Street address is required" },
  apartment: { min: 0, max: 100, words: "" },
  city: { min: 2, max: 100, words: "City is required" },
  state: { min: 2, max: 100, words: "State is required" },
  zipCode: { min: 5, max: 20, words: "ZIP code is required" },
  country: { min: 2, max: 100, words: "Country is required" },
  phoneNumber: { min: 10, max: 30, words: "Phone number is required" },
} as const;
/** S1 §9, the first is the default. The window is the description's, in days; `days` is the documented number. */
export const SHIPPING_METHODS = [
  {
    id: "standard",
    name: "Standard",
    description: "3-5 business days",
    cost: 50,
    days: 4,
    window: { from: 3, to: 5 },
  },
  {
    id: "expedited",
    name: "Expedited",
    description: "1-2 business days",
    cost: 100,
    days: 2,
    window: { from: 1, to: 2 },
  },
  {
    id: "overnight",
    name: "Overnight",
    description: "Next business day",
    cost: 200,
    days: 1,
    window: { from: 1, to: 1 },
  },
] as const;
export const ORDER_NOTES_MAX = 500; // ours
export const CANCEL_REASON_MAX = 200; // ours, as long as the reason of a declined offer
export const CARRIER_MAX = 60; // ours
export const TRACKING_NUMBER_MAX = 60; // ours
export const TRACKING_TEXT_MAX = 200; // ours
export const TRACKING_EVENTS_MAX = 50; // ours: of one part
export const ORDER_ACCEPT_HOURS = 48; // C14: cancelled after 48 h without an answer
export const ORDER_SHIP_HOURS = 72; // ours: the seller ships within three days of accepting
export const ORDER_CONFIRM_DAYS = 3; // C14: counts as delivered 3 days after the shipping window ends
export const ORDER_SEARCH_MAX = 100; // ours
export const ORDER_ITEMS_SHOWN = 3; // S1 §9: items shown per order
export const ORDER_REDIRECT_MS = 500; // S1 §9
export const ORDER_HIGHLIGHT_MS = 3000; // S1 §9

// --- people -----------------------------------------------------------------
export const USERNAME = { min: 3, max: 50 } as const; // S1 §5
export const PASSWORD = { min: 8, max: 200 } as const; // S1 §5; the upper bound is ours
export const EMAIL_MAX = 254; // RFC 5321
export const DISPLAY_NAME = { min: 1, max: 100 } as const; // S1 §5
export const PERSON_NAME_MAX = 50; // S1 §5
export const BIO_MAX = 500; // S1 §5, §9
export const LOCATION_MAX = 100; // S1 §5, §9
export const SKILLS_MAX = { count: 20, length: 50 } as const; // ours
export const SESSION_DAYS = 30; // ours
export const EXPORT_PAGE = 500; // ours: rows of an account export read at a time
export const ONLINE_MINUTES = 2; // ours: how long after the last sign of life a member counts as online
export const VISIT_GAP_MINUTES = 30; // platform: signs of life so far apart are one visit
export const VISITS_KEPT_DAYS = 90; // platform: how long a visit, with its address, is kept
export const SIGN_INS_DAYS = 90; // ours: how long a member's own activity shows their sign-ins
export const RESET_TOKEN_MINUTES = 60; // C42
export const VIEWER_FRESH_SECONDS = 300; // S1 §9
export const WRONG_PASSWORDS = { perAccount: 5, perAddress: 20, minutes: 15 } as const; // C48
export const VIEW_AS = { minutes: 15, reason: { min: 3, max: 500 } } as const; // platform A
export const STEP_UP_MINUTES = 15; // ours: for how long a sign-in or a proof of identity counts as fresh
export const RECOVERY_CODES = 10; // ours
export const PASSKEYS = { perMember: 10, nameMax: 50, challengeMinutes: 5 } as const; // ours
export const KNOWN_DEVICES = { days: 365, perMember: 20 } as const; // ours: browsers a member signed in with
export const REGISTRATIONS = { perAddress: 20, minutes: 60 } as const; // C48, the figures are ours
export const RESET_MAILS = { perAddress: 20, perAccount: 5, minutes: 60 } as const; // C48, the figures are ours
/** What reading the schema takes from them, for a program. */
export const INTROSPECTION_POINTS = 10; // ours
export const COMMANDS = { points: 120, seconds: 60 } as const; // C48: mutations of a member or address; figures ours

// --- verification -----------------------------------------------------------
/** C29: ten minutes, five tries, six digits; how often a code may be sent is ours. */
export const VERIFICATION = {
  digits: 6,
  minutes: 10,
  tries: 5,
  resendSeconds: 30,
  perMember: 5,
  perIdentifier: 5,
  perAddress: 20,
  windowMinutes: 60,
} as const;
export const VERIFICATION_CODE = { min: 4, max: 6 } as const; // S2 §5, §9
export const PHONE_DIGITS_MIN = 10; // S2 §5
export const PHONE_MAX = 40; // ours: longest phone number as typed
export const DEV_CODE_TOAST_MS = 10_000; // S2 §9
export const VERIFICATIONS_KEPT_DAYS = 30; // ours
export const SWITCH_REASON = { min: 3, max: 500 } as const; // ours
export const CLOSED_RETRY_SECONDS = 60; // ours: when to ask again for what is closed
/** Of members' wallets by administrators, whole TP. platform: amount, day, hours; the lengths are ours. */
export const ADJUSTMENT = {
  amountMax: 1000,
  dayMax: 5000,
  approvalHours: 48,
  aloneHours: 24,
  reason: { min: 3, max: 500 },
  notesMax: 1000,
} as const;
export const JOB_DROP = { reason: { min: 3, max: 500 } } as const; // ours
export const ITEM_REMOVAL = { reason: { min: 3, max: 500 }, restoreDays: 30 } as const; // ours
/** What is reported, and who may contest what was decided about it. */
export const MODERATION = {
  claimMinutes: 15, // platform: claimed 15 min
  promiseHours: 24, // platform: in 24 h
  appealDays: 14, // platform: 14 days to appeal
  moderatorDaysMax: 7, // platform: a moderator suspends for at most 7 days
  reason: { min: 3, max: 500 }, // ours
  notesMax: 1000, // ours
  appealMax: 1000, // ours
} as const;
export const SUSPENSION = { reason: { min: 3, max: 500 }, notesMax: 1000, daysMax: 3650 } as const; // ours

// --- items ------------------------------------------------------------------
export const TITLE_MAX = 120; // ours
export const DESCRIPTION_MAX = 5000; // ours
export const PHOTOS_MAX = 8; // issue: at most 8 photos
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024; // C11: 10 MB
export const JSON_PHOTO_MAX = 14 * 1024 * 1024; // C11: JSON limit 14 MB only on /api/detect-product
export const PHOTO_PIXELS_MAX = 40_000_000; // reliability: 40 megapixels
export const PHOTO_SIZES = { s: 320, m: 800, l: 1600 } as const; // C11: three sizes, longest edge in px
/** The picture of a room, in pixels; its longer edge is at most so long. Source: PN-014, the figures are ours */
export const AR = { width: 1920, height: 1080, edge: 2560, quality: 0.9 } as const;
export const SCANNER = {
  tagsMax: 5, // S2 §9
  candidatesMax: 3, // ours: "Is it one of these?"
  priceFrom: 0.8, // S2 §9: price range 80% to 120%
  priceTo: 1.2,
  width: 1280, // S2 §9: camera ideal 1280x720
  height: 720,
  quality: 0.8, // S2 §9: JPEG
} as const;
export const VOICE = {
  // S2 §9, with the names that their speakers have for them
  languages: [
    ["en-US", "English"],
    ["es-ES", "Español"],
    ["fr-FR", "Français"],
    ["de-DE", "Deutsch"],
    ["zh-CN", "中文"],
  ],
  confidenceAbove: 0.7, // S2 §9: what is heard with less is asked about
  searchAfterMs: 500, // S2 §9
  sameWithinMs: 250, // ours: some phones say what they heard twice
} as const;
export const WANTED_MAX = 24; // ours: how many of the items a member likes are shown to others
export const SEARCH_TEXT_MAX = 100; // ours

export const CONDITIONS = ["New", "Like New", "Good", "Fair", "Poor"] as const; // S1 §9

/** The ten categories of the post dialog, in documented order. S1 §9 */
export const POST_CATEGORIES = [
  "Food & Drinks",
  "Tools & Equipment",
  "Clothing & Accessories",
  "Books & Media",
  "Electronics",
  "Home & Garden",
  "Sports & Outdoors",
  "Health & Beauty",
  "Toys & Games",
  "Other",
] as const;

/** Categories that the other two lists name but that could not be posted. C08 */
export const MORE_CATEGORIES = [
  "Art & Crafts",
  "Automotive",
  "Collectibles",
  "Musical Instruments",
] as const;

/** Every category an item may have: the post list first. C08 */
export const PRICED_ITEMS_MAX = 24; // ours: how many of a member's items are compared with the prices of such things
export const RECOMMENDATIONS = { count: 6, max: 24, categoriesMax: 3 } as const; // S2 §7: 6; the others are ours

export const CATEGORIES = [...POST_CATEGORIES, ...MORE_CATEGORIES] as const;

/** A label that some screen shows -> the categories it finds. C08 */
export const CATEGORY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  Clothing: ["Clothing & Accessories"],
  Books: ["Books & Media"],
  Sports: ["Sports & Outdoors"],
  "Sports & Recreation": ["Sports & Outdoors"],
  Toys: ["Toys & Games"],
  Art: ["Art & Crafts"],
};

const HOME_LABELS = [
  "Electronics",
  "Food & Drinks",
  "Home & Garden",
  "Books & Media",
  "Tools & Equipment",
  "Clothing & Accessories",
  "Sports & Recreation",
  "Art & Crafts",
  "Other",
] as const; // S1 §9, after "All"

const LISTINGS_LABELS = [
  "Electronics",
  "Clothing",
  "Books",
  "Sports",
  "Home & Garden",
  "Automotive",
  "Collectibles",
  "Musical Instruments",
  "Art",
  "Toys",
] as const; // S1 §9

/** The documented labels in order, then the categories that no label finds. C08 */
function withMissing(labels: readonly string[]): readonly string[] {
  const reached = new Set(labels.flatMap((label) => CATEGORY_ALIASES[label] ?? [label]));
  return [...labels, ...CATEGORIES.filter((category) => !reached.has(category))];
}

export const HOME_FILTER: readonly string[] = ["All", ...withMissing(HOME_LABELS)]; // S1 §9
export const LISTINGS_FILTER: readonly string[] = withMissing(LISTINGS_LABELS); // S1 §9

// --- insights ---------------------------------------------------------------
export const PRICE_SUGGESTION = { descriptionOver: 20, waitMs: 1000 } as const; // S2 §5
export const CONFIDENCE_COLOURS = [80, 60, 40] as const; // S2 §9: percent at which the colour changes

// --- messages ---------------------------------------------------------------
export const MESSAGE_MAX = 2000; // ours
export const CLIENT_ID_MAX = 200; // ours: as long as any idempotency key
export const MESSAGES_PAGE = 50; // ours: a thread opens with its newest 50
export const REST_MESSAGES_MAX = 500; // C27: newest 500 over REST
export const MESSAGES_SEARCHED = 2000; // ours: how many of a thread's newest messages a search looks through
export const REPORT_DETAILS_MAX = 500; // ours
export const TYPING_SECONDS = 5; // ours: how long "is typing" lasts without a renewal

// --- streams ----------------------------------------------------------------
export const STREAM_TITLE_MAX = 100; // S2 §5
export const STREAM_DESCRIPTION_MAX = 500; // S2 §5
export const STREAM_URL_MAX = 2000; // ours
export const STREAM_FEATURED_MAX = 20; // ours: items of one stream
export const STREAM_AHEAD_DAYS = 365; // ours: how far ahead a stream can be scheduled
export const STREAM_TRENDING_OVER = 10; // S2 §9: more than 10 viewers
export const STREAM_TAGS_SHOWN = 3; // S2 §9
export const STREAM_ITEMS_SHOWN = 2; // S2 §9
export const STREAMS_RECENT_SHOWN = 6; // S2 §9
export const STREAM_HOST_GONE_SECONDS = 120; // ours: a live stream ends this long after its host is gone
export const STREAM_LATE_HOURS = 24; // ours: a stream that has not started this long after its time is cancelled
export const STREAM_MESSAGE_MAX = 500; // ours
export const STREAM_MESSAGES_PAGE = 50; // ours: the chat opens with its newest 50
export const STREAM_MESSAGES_PER_SECOND = 3; // ours: per member
export const STREAM_SLOW_MODE_MAX = 300; // ours: seconds between two messages of a member
export const STREAM_MUTED_WORDS = { count: 50, length: 40 } as const; // ours
export const STREAM_HEARTS_MAX = 20; // ours: hearts one call may send
export const STREAM_DEVICE_KEY = { min: 8, max: 100 } as const; // ours
export const STREAM_DEVICES_PER_ADDRESS = 100; // ours: viewers who are not signed in, per address and stream
/**
 * Presence of stream viewers. Changed counts are broadcast once per tick. A viewer is gone when no heartbeat came for
 * `expiresSeconds`; a server with its viewers is gone when it wrote nothing for `serverExpiresSeconds`; a viewer who
 * returns within `graceMs` never left. Issue: the count is correct within 15 s, within 2 s of an ordinary join or
 * leave.
 */
export const STREAM_PRESENCE = {
  tickMs: 500,
  renewMs: 3000,
  lookMs: 1000,
  serverExpiresSeconds: 10, // plus the last renewal, the look and the tick: 11.5 s at most after a server died
  heartbeatSeconds: 5,
  expiresSeconds: 12,
  graceMs: 800,
} as const;
// --- social -----------------------------------------------------------------
export const POST_MAX = 1000; // ours
export const POST_IMAGES_MAX = 10; // ours
export const POST_IMAGES_SHOWN = 4; // S2 §9: the card shows up to 4 images
export const POST_TAGS_MAX = 5; // S2 §9
export const POST_TAG_LENGTH_MAX = 40; // ours: as long as an item's
export const COMMENT_MAX = 500; // ours
export const LOCAL_KM = 50; // C30
export const TRENDING_DAYS = 7; // ours: older posts are not trending
export const MEMBER_WATCH_MAX = 60; // ours: members one memberUpdated subscription may watch
export const POSTS_WATCH_MAX = 100; // ours: posts one feedPostUpdated subscription may watch
export const MEMBER_SEARCH_MAX = 100; // ours
export const ADMIN_SEARCH_MAX = 100; // ours
export const CIRCLE_NAME_MAX = 60; // ours
export const CIRCLE_DESCRIPTION_MAX = 500; // ours
export const CIRCLES_MAX = 20; // ours: circles one member may create
/** A guide: characters, minutes, how many of them one member may have, and how many one subscription may watch. TB-007 names the fields; the figures are ours */
export const GUIDES = {
  titleMax: 100,
  descriptionMax: 300,
  contentMax: 20_000,
  minutes: { min: 1, max: 600 },
  wordsAMinute: 200,
  mostOfMember: 100,
  watchMax: 100,
} as const;

// --- command palette --------------------------------------------------------
export const RECENT_ITEMS_MAX = 5; // ours: items the palette shows before anything is typed
export const PALETTE_ITEMS = 6; // ours: items the palette shows for a typed text

// --- administrators' reports --------------------------------------------------
export const REPORTS = {
  keptDays: 30, // platform: a report's file and its run are kept this long
  pageRows: 1000, // platform: rows that one step reads, encodes and writes
  waitingMax: 20, // ours: runs that wait for their turn; one is written at a time
  schedulesMax: 50, // ours
  daysMax: 3660, // ours: days that one report may cover
  attempts: 3, // ours: servers that may end while they write a run before it is given up
  leaseSeconds: 15, // ours: a server that said nothing for this long has lost its run
  progressMs: 500, // ours: how often a run's progress is stored and told
  statementSeconds: 600, // ours: how long the database may take for the count or for one page
} as const;

// --- notifications ----------------------------------------------------------
export const NOTIFICATION_MAILS = { max: 20, minutes: 60 } as const; // ours: no flooded mailbox; the centre has all

// --- pages ------------------------------------------------------------------
export const PAGE = { default: 24, max: 100 } as const; // reliability: page <= 100
export const REST_LIST_MAX = 500; // C48: caps on REST lists

// --- live -------------------------------------------------------------------
export const EVENT_RETENTION_DAYS = 7; // architecture: events
export const ITEM_WATCH_MAX = 60; // ours: items one itemUpdated subscription may watch
export const SOCKET = {
  maxPayload: 64 * 1024, // reliability
  operations: 50, // reliability
  perMember: 10, // reliability
  waitingBytes: 256 * 1024, // performance: a socket with more than this waiting receives only the latest events
} as const;

export const SOCKET_BUDGET = {
  perSecond: 100, // issue: more than this in each of three seconds is a flood; fast typing causes ten
  floodSeconds: 3,
  max: 1000, // issue: this many in ten seconds is a flood too
  maxSeconds: 10,
  waitingPerAddress: 100, // ours: unauthenticated sockets per address; enough for an office that reconnects at once
} as const;

// --- live video -------------------------------------------------------------
export const VIDEO_SEATS = 6; // C31, issue: the host's camera goes directly to up to 6 viewers
export const VIDEO_SIGNAL_MAX = 16 * 1024; // ours: characters of one session description
export const VIDEO_SIGNALS = { max: 100, seconds: 60 } as const; // ours: signals waiting per browser; their lifetime
export const VIDEO_FRESH_SECONDS = 10; // ours: a playlist without a new segment for this long is not live
export const VIDEO_CHAPTERS_MAX = 100; // ours
/**
 * What a host's recorder may send. The window is what a player needs; the limit of the replay is from the issue, the
 * rest is ours.
 */
export const VIDEO = {
  segmentMs: 1000, // a key frame, and so a segment, each second
  segmentMsMax: 10_000,
  segmentBytesMax: 4 * 1024 * 1024,
  aheadMs: 15_000, // segments that waited for the network arrive at once
  liveSegments: 6,
  keptSegments: 12, // twice the live window, for players that are behind
  lateSeconds: 10, // the last segment is made after the stream has ended
  endedSeconds: 60, // players may still play the end
  recordedHours: 2,
  recordingsMax: 100,
  playlistMs: 300,
} as const;

// --- requests, reads too -----------------------------------------------------
/**
 * Requests and socket operations in a minute. An honest client never reaches it: the busiest screen sends eight
 * requests, and a member who turns a page every second sends 480. A school of signed-out visitors behind one address is
 * within it too.
 */
export const REQUESTS = { perMember: 1200, perAddress: 3000, seconds: 60 } as const; // C48, the figures are ours

// --- what one GraphQL request may ask (both transports) ----------------------
export const QUERY = {
  depth: 10,
  aliases: 15,
  rootFields: 10,
  // A refused mutation does not keep the next one from being run: so many guesses fit into one request.
  mutations: 5,
  directives: 20,
  tokens: 1000,
  cost: 5000,
} as const; // reliability

/** What one answer of the explorer may read. A page is of one connection; rows and bytes are of the whole answer. */
export const TABLES_READ = {
  page: 200,
  rows: 5000,
  bytes: 5 * 1024 * 1024,
  groups: 1000,
  statementMs: 5000,
  runMs: 15_000,
} as const; // ours

/** Masked values that an administrator may reveal. */
export const REVEAL = { perMinute: 30, reason: { min: 3, max: 500 } } as const; // ours
/** Queries of the explorer that administrators keep. */
export const SAVED_QUERIES = {
  perOwner: 200,
  title: { min: 3, max: 80 },
  slug: { min: 3, max: 60, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  folderMax: 40,
  documentMax: 20_000,
  defaultsMax: 8000, // characters of their JSON
  pathMax: 200, // characters of the name of a list or a column
  seriesMax: 4, // columns of numbers in a chart
  tilesMax: 12,
} as const; // ours
/** Mutations in the explorer: each is tried out and confirmed, by a session with a fresh proof. */
export const EXPLORER_CHANGES = {
  proofMinutes: 10,
  confirmMinutes: 2,
  rowsShown: 20, // of each table
  tableBytes: 32 * 1024 * 1024, // of a larger table rows are counted, not shown: looking for them takes longer
  hearersShown: 20,
} as const; // platform B; the last three are ours
/** What each administrator's own history of the explorer keeps. */
export const EXPLORER_HISTORY = { runs: 1000, keptDays: 90 } as const; // platform B

// --- programs ----------------------------------------------------------------
/** Tokens that members make for programs. The TP are what all acts by one token may promise in a UTC day. */
export const API_TOKENS = {
  perMember: 50, // that are not over
  nameMax: 60,
  days: { default: 90, max: 366 },
  networksMax: 20,
  tpPerDayMax: 100_000,
  overlapDaysMax: 7,
  keptDays: 30, // after their end, so that their member sees that they ended
} as const; // platform C; the first, the name, the networks, the TP and the last are ours

// --- client conventions -----------------------------------------------------
export const TOAST = { ms: 5000, swipeThreshold: 50, hotkey: "F8", maxWidthPx: 420 } as const; // S1 §9
export const READ_RETRY = { times: 3, firstMs: 1000, capMs: 30_000 } as const; // S1 §9
export const SELLER_OFFERS_POLL_SECONDS = 30; // S1 §9, C45: only while the socket is down
export const STORAGE_KEYS = { token: "auth_token", user: "user", view: "member_view" } as const; // S1 §9; `view` is ours
