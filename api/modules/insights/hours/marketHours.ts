import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter } from "../../../core/clock.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { replaceModel } from "../models.ts";
import { BLOCK_HOURS, blockWords, weekdayWord } from "./weekWords.ts";

const COUNTED_DAYS = 90;
const BLOCKS = (7 * 24) / BLOCK_HOURS;
/** With fewer acts, or fewer members in a block, nothing is said. */
const ACTS_NEEDED = 200;
const MEMBERS_NEEDED = 5;
/** One-sided 5 %, shared by the 42 blocks that are looked at (Bonferroni). */
const Z_MIN = 3.04;
const STATEMENT_MS = 60_000;

/** What members did in four hours of a weekday, in UTC. */
export interface HourBlock {
  /** 1 is Monday. */
  day: number;
  /** The hour it begins at. */
  from: number;
  acts: number;
  members: number;
}

/** What is stored: when members make offers, write about items and like them. */
export interface MarketHours {
  blocks: HourBlock[];
}

/**
 * Counts in which four hours of the week members made offers, wrote and liked in the last 90 days, each member once a
 * day and block. Must run in a transaction.
 */
export async function measureHours(em: EntityManager, now: Date): Promise<void> {
  await allowStatements(em, STATEMENT_MS);
  const since = hoursAfter(now, -24 * COUNTED_DAYS);
  const blocks = await rows(
    em,
    sql<HourBlock>`
      select extract(isodow from a.at)::int as day,
        (floor(extract(hour from a.at) / ${BLOCK_HOURS}::int) * ${BLOCK_HOURS}::int)::int as "from",
        count(distinct (a.member, a.at::date))::int as acts, count(distinct a.member)::int as members
      from (
        select buyer_id as member, created_at at time zone 'UTC' as at from offers where created_at between ${since} and ${now}
        union all
        select from_user_id, created_at at time zone 'UTC' from messages where created_at between ${since} and ${now}
        union all
        select user_id, created_at at time zone 'UTC' from item_likes where created_at between ${since} and ${now}) a
      where ${isEvidence("a.member")}
      group by 1, 2 order by 1, 2`,
  );
  const parameters: MarketHours = { blocks };
  await replaceModel(em, "market-hours", { facts: actsIn(parameters), parameters }, now);
}

/** The four hours of the week with most interest, in words; null where no block stands out. Pure. */
export function busiestHours(hours: MarketHours): string | null {
  const total = actsIn(hours);
  const [busiest] = hours.blocks.toSorted((a, b) => b.acts - a.acts || a.day - b.day);
  if (!busiest || total < ACTS_NEEDED || busiest.members < MEMBERS_NEEDED) return null;
  const expected = total / BLOCKS;
  const deviation = Math.sqrt(expected * (1 - 1 / BLOCKS));
  if ((busiest.acts - expected) / deviation < Z_MIN) return null;
  return `${weekdayWord(busiest.day)}, ${blockWords(busiest.from)}`;
}

function actsIn({ blocks }: MarketHours): number {
  return blocks.reduce((sum, { acts }) => sum + acts, 0);
}
