import {
  ASKED_DAYS_AGO,
  bandOf,
  FOLLOWED_DAYS,
  WAIT_MAX_DAYS,
  type OpenThen,
  type Tested,
  type Thirds,
  type Waits,
} from "../../../api/modules/insights/predictions/timing.ts";
import type { MarketItem } from "./market.ts";

const DAY_MS = 24 * 3600_000;
const KEPT_DAYS = 365;

export type Listed = Pick<
  MarketItem,
  "id" | "sellerId" | "category" | "ask" | "listedAt" | "soldAt"
>;

export interface Known {
  thirds: Record<string, Thirds>;
  waits: Waits[];
  tested: Tested[];
}

const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / DAY_MS);

/** What is known of the waits of some things at a time, counted in memory. */
export function waitsAt(all: readonly Listed[], now: Date): Known {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const listed = all.filter(({ listedAt }) => listedAt >= since && listedAt < now);
  const thirds = Object.fromEntries(
    [...Map.groupBy(listed, ({ category }) => category)].map(([category, items]) => {
      const asks = items.map(({ ask }) => ask).sort((a, b) => a - b);
      const at = (share: number) => asks[Math.ceil(share * asks.length) - 1] ?? 0;
      return [category, [at(1 / 3), at(2 / 3)] as const];
    }),
  );
  const groupOf = ({ category, ask }: Listed) =>
    `${category}:${bandOf(ask, thirds[category] ?? [0, 0])}`;
  const parts = (items: readonly Listed[]) =>
    [...Map.groupBy(items, groupOf)].flatMap(([, group]) => {
      const [first] = group;
      return first
        ? [
            {
              category: first.category,
              band: bandOf(first.ask, thirds[first.category] ?? [0, 0]),
              group,
            },
          ]
        : [];
    });
  const thenOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  return {
    thirds,
    waits: [0, ...ASKED_DAYS_AGO].flatMap((daysAgo) => {
      const then = thenOf(daysAgo);
      return parts(listed.filter(({ listedAt }) => listedAt < then)).map(({ group, ...part }) => ({
        daysAgo,
        ...part,
        sellers: new Set(group.map(({ sellerId }) => sellerId)).size,
        spans: group.map(({ listedAt, soldAt }) => {
          const isSold = soldAt !== null && soldAt <= then;
          return [
            Math.min(WAIT_MAX_DAYS, daysBetween(listedAt, isSold ? soldAt : then)),
            isSold ? 1 : 0,
            1,
          ] as const;
        }),
      }));
    }),
    tested: ASKED_DAYS_AGO.flatMap((daysAgo) => {
      const then = thenOf(daysAgo);
      const open = listed
        .filter(({ listedAt, soldAt }) => listedAt < then && (soldAt === null || soldAt > then))
        .sort((a, b) => a.id - b.id);
      const every = Math.ceil(open.length / 500);
      return parts(open.filter((_, n) => n % every === 0)).map(({ group, ...part }) => ({
        daysAgo,
        ...part,
        open: group.map(({ listedAt, soldAt }): OpenThen => {
          const after = soldAt !== null && soldAt <= now ? daysBetween(then, soldAt) : null;
          return [
            Math.min(WAIT_MAX_DAYS, daysBetween(listedAt, then)),
            after !== null && after < FOLLOWED_DAYS ? after : null,
            1,
          ];
        }),
      }));
    }),
  };
}
