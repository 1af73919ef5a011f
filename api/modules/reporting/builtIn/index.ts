import type { ReportName } from "../../../core/graphql/enums.ts";
import type { Report } from "../report.ts";
import { adminActions, disputes, moderation } from "./care.ts";
import { items, members, offers, orderParts } from "./market.ts";
import { ledgerPostings, salesByDay, tpIssued } from "./money.ts";

/** Every report that is built in, in the order of the screen. */
export const REPORTS_BY_NAME: Readonly<Record<Exclude<ReportName, "query">, Report>> = {
  sales_by_day: salesByDay,
  members,
  items,
  offers,
  order_parts: orderParts,
  disputes,
  ledger_postings: ledgerPostings,
  tp_issued: tpIssued,
  moderation,
  admin_actions: adminActions,
};
