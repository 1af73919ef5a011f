import { Migration } from "@mikro-orm/migrations";

const ACHIEVEMENTS: readonly [
  key: string,
  name: string,
  description: string,
  icon: string,
  category: string,
  points: number,
  rarity: string,
  conditions: object,
][] = [
  [
    "first_deal",
    "First deal",
    "Settle your first deal",
    "handshake",
    "trading",
    20,
    "common",
    one("deals", 1),
  ],
  ["ten_deals", "Regular", "Settle 10 deals", "repeat", "trading", 60, "rare", one("deals", 10)],
  [
    "fifty_deals",
    "Market hand",
    "Settle 50 deals",
    "store",
    "trading",
    200,
    "epic",
    one("deals", 50),
  ],
  [
    "two_hundred_deals",
    "Pillar of the market",
    "Settle 200 deals",
    "landmark",
    "trading",
    500,
    "mythic",
    one("deals", 200),
  ],
  [
    "first_sale",
    "First sale",
    "Sell an item for TP",
    "tag",
    "trading",
    20,
    "common",
    one("sales", 1),
  ],
  [
    "first_swap",
    "Like for like",
    "Swap one thing for another",
    "arrow-left-right",
    "trading",
    30,
    "common",
    one("swaps", 1),
  ],
  ["ten_swaps", "Swapper", "Settle 10 swaps", "shuffle", "trading", 100, "rare", one("swaps", 10)],
  [
    "ten_partners",
    "Well connected",
    "Deal with 10 different members",
    "users",
    "trading",
    100,
    "rare",
    one("partners", 10),
  ],
  [
    "forty_partners",
    "Known to everybody",
    "Deal with 40 different members",
    "globe",
    "trading",
    300,
    "legendary",
    one("partners", 40),
  ],
  [
    "five_categories",
    "All sorts",
    "Deal in 5 categories",
    "shapes",
    "trading",
    80,
    "rare",
    one("categories", 5),
  ],
  [
    "quick_answers",
    "Quick on the bell",
    "Answer 10 offers within a day",
    "zap",
    "social",
    60,
    "rare",
    one("quick_answers", 10),
  ],
  [
    "first_review",
    "Fair word",
    "Review a deal",
    "star",
    "social",
    15,
    "common",
    one("reviews_written", 1),
  ],
  [
    "ten_reviews",
    "Good judge",
    "Review 10 deals",
    "gavel",
    "social",
    80,
    "rare",
    one("reviews_written", 10),
  ],
  [
    "ten_five_stars",
    "Five stars",
    "Get five stars from 10 members",
    "sparkles",
    "social",
    150,
    "epic",
    one("five_stars", 10),
  ],
  [
    "ten_followers",
    "Worth following",
    "Have 10 followers",
    "user-plus",
    "social",
    80,
    "rare",
    one("followers", 10),
  ],
  ["first_stream", "On air", "Host a stream", "radio", "social", 40, "rare", one("streams", 1)],
  [
    "first_listing",
    "First listing",
    "List an item",
    "package",
    "milestone",
    10,
    "common",
    one("listings", 1),
  ],
  [
    "twenty_listings",
    "Full stall",
    "List 20 items",
    "boxes",
    "milestone",
    80,
    "rare",
    one("listings", 20),
  ],
  [
    "verified",
    "Proven",
    "Verify e-mail and phone",
    "badge-check",
    "milestone",
    50,
    "common",
    one("channels", 2),
  ],
  [
    "week_streak",
    "A week in a row",
    "Claim the daily TP 7 days in a row",
    "flame",
    "milestone",
    40,
    "common",
    one("streak", 7),
  ],
  [
    "month_streak",
    "A month in a row",
    "Claim the daily TP 30 days in a row",
    "calendar-check",
    "milestone",
    150,
    "epic",
    one("streak", 30),
  ],
  [
    "all_rounder",
    "All-rounder",
    "Settle 5 sales, 5 purchases and 5 swaps",
    "trophy",
    "special",
    250,
    "legendary",
    { all: [part("sales", 5), part("purchases", 5), part("swaps", 5)] },
  ],
  [
    "trusted_dealer",
    "Never a dispute",
    "Settle 25 deals without one that was given back",
    "shield-check",
    "special",
    250,
    "legendary",
    { all: [part("deals", 25), part("reversals", 0, "<=")] },
  ],
  [
    "winter_market",
    "Winter market",
    "Settle 3 deals in December",
    "snowflake",
    "seasonal",
    60,
    "rare",
    { all: [part("deals", 3, ">=", { months: [12] })] },
  ],
  [
    "spring_clean",
    "Spring clean",
    "List 10 items in March or April",
    "flower",
    "seasonal",
    60,
    "rare",
    { all: [part("listings", 10, ">=", { months: [3, 4] })] },
  ],
  [
    "summer_swaps",
    "Summer swaps",
    "Settle 3 swaps from June to August",
    "sun",
    "seasonal",
    60,
    "rare",
    { all: [part("swaps", 3, ">=", { months: [6, 7, 8] })] },
  ],
];

/** What is done for the market in a week, of which four are set each week; the first one always. */
const CHALLENGES: readonly [
  key: string,
  title: string,
  description: string,
  type: string,
  fact: string,
  target: number,
][] = [
  [
    "exchanges",
    "Complete 3 exchanges",
    "Settle three deals this week, each with another member",
    "trade",
    "deals",
    3,
  ],
  ["partners", "Meet two members", "Deal with two different members", "trade", "partners", 2],
  ["swap", "Swap something", "Settle a swap", "trade", "swaps", 1],
  ["listings", "List three items", "Put three things on the market", "engagement", "listings", 3],
  ["answers", "Answer quickly", "Answer two offers within a day", "engagement", "quick_answers", 2],
  [
    "daily",
    "Come by on four days",
    "Claim the daily TP on four days",
    "engagement",
    "daily_claims",
    4,
  ],
  ["review", "Say how it was", "Review a deal", "social", "reviews_written", 1],
  ["posts", "Tell the market", "Write two posts", "social", "posts", 2],
  ["follow", "Follow two members", "Follow two members", "social", "follows", 2],
  ["like", "Find what you like", "Like five items", "discovery", "likes", 5],
];

/** Achievements, weekly challenges, and XP. Source: TB-011, TB-012, TB-030 */
export class Migration20261128000117_rewards_hub extends Migration {
  override up(): void {
    this.addSql(`
      create table achievements (
        id int generated always as identity primary key,
        key text not null constraint achievements_key_key unique,
        name text not null,
        description text not null,
        icon text not null,
        category text not null check (category in ('trading','social','milestone','special','seasonal')),
        points int not null check (points > 0),
        rarity text not null default 'common' check (rarity in ('common','rare','epic','legendary','mythic')),
        conditions jsonb not null,
        is_active boolean not null default true,
        holders int not null default 0
      )`);
    this.addSql(`
      insert into achievements (key, name, description, icon, category, points, rarity, conditions)
      select v->>0, v->>1, v->>2, v->>3, v->>4, (v->>5)::int, v->>6, v->7 from ${rowsOf(ACHIEVEMENTS)}`);
    this.addSql(`
      create table user_achievements (
        user_id int not null references users on delete cascade,
        achievement_id int not null references achievements on delete cascade,
        progress int not null default 0,
        is_completed boolean not null default false,
        unlocked_at timestamptz(3),
        primary key (user_id, achievement_id),
        check (is_completed = (unlocked_at is not null))
      )`);
    this.addSql(
      `create index user_achievements_completed_index on user_achievements (achievement_id) where is_completed`,
    );
    this.addSql(`
      create table challenge_kinds (
        key text primary key,
        title text not null,
        description text not null,
        type text not null check (type in ('trade','social','engagement','discovery')),
        fact text not null,
        target int not null check (target > 0)
      )`);
    this.addSql(`
      insert into challenge_kinds (key, title, description, type, fact, target)
      select v->>0, v->>1, v->>2, v->>3, v->>4, (v->>5)::int from ${rowsOf(CHALLENGES)}`);
    this.addSql(`
      create table challenges (
        id int generated always as identity primary key,
        week date not null check (extract(isodow from week) = 1),
        kind text not null references challenge_kinds,
        reward int not null check (reward > 0),
        constraint challenges_week_kind_key unique (week, kind)
      )`);
    this.addSql(`
      create table xp_entries (
        id bigint generated always as identity primary key,
        user_id int not null references users,
        source text not null
          check (source in ('sale','purchase','swap','listing','review','answer','daily','achievement','reversal')),
        ref text not null,
        amount int not null,
        partner_id int references users,
        category text,
        zero_because text check (zero_because in ('same_pair','same_device','came_back','small','daily_limit')),
        created_at timestamptz(3) not null,
        constraint xp_entries_user_id_source_ref_key unique (user_id, source, ref),
        check (zero_because is null or amount = 0)
      )`);
    this.addSql(`create index xp_entries_user_index on xp_entries (user_id, created_at)`);
    this.addSql(
      `create index xp_entries_partner_index on xp_entries (partner_id) where partner_id is not null`,
    );
    // Whatever two members do together gives each of them XP once a month; the database keeps it so.
    this.addSql(`
      create unique index xp_entries_pair_month_key on xp_entries (
        user_id, partner_id, (case when source in ('sale','purchase','swap') then 'deal' else source end),
        (date_trunc('month', created_at at time zone 'UTC')))
      where partner_id is not null and zero_because is null and source <> 'reversal'`);
    this.addSql(`
      create table member_xp (
        user_id int primary key references users on delete cascade,
        total int not null default 0,
        week date not null,
        week_xp int not null default 0,
        month date not null,
        month_xp int not null default 0,
        changed_at timestamptz(3) not null,
        counted_at timestamptz(3)
      )`);
    this.addSql(`create index member_xp_total_index on member_xp (total desc, user_id)`);
    this.addSql(`create index member_xp_week_index on member_xp (week, week_xp desc, user_id)`);
    this.addSql(`create index member_xp_month_index on member_xp (month, month_xp desc, user_id)`);
    this.addSql(`create index member_xp_changed_index on member_xp (changed_at)`);
    this.addSql(`create index member_xp_counted_index on member_xp (counted_at nulls first)`);
    this.addSql(
      `create index earnings_challenges_index on earnings (period) where action like 'challenge:%'`,
    );
    this.addSql(`
      alter table users add column leaderboard_visible_to text not null default 'members'
        check (leaderboard_visible_to in ('everybody','members','nobody'))`);
  }
}

function part(fact: string, value: number, op = ">=", window?: object) {
  return { fact, op, value, ...(window && { window }) };
}

function one(fact: string, value: number) {
  return { all: [part(fact, value)] };
}

/** SQL: a relation with one JSON array a row. */
function rowsOf(rows: readonly (readonly unknown[])[]): string {
  return `jsonb_array_elements('${JSON.stringify(rows).replaceAll("'", "''")}'::jsonb) as r (v)`;
}
