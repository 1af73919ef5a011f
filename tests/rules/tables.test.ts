import { expect, it } from "vitest";
import { readRows } from "../../.ci/checklist.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

/** Fields of the specification's data schema -> columns. A field of ours is named as the row names it. */
function columnsOf(row: string): { table: string; columns: string[] } {
  const text = readRows().rows.find(({ id }) => id === row)?.text ?? "";
  const [table = "", fields = ""] = text.split(": ");
  const columns = fields
    .replaceAll(/\([^)]*\)|\[\]/g, "")
    .split(",")
    .map((field) => field.trim().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .flatMap((column) => (column === "timestamps" ? ["created_at", "updated_at"] : [column]));
  return { table, columns };
}

async function columnsIn(table: string): Promise<string[]> {
  const rows = await market.rows<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = $1 order by 1`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}

// Proves: TB-001, TB-002, TB-003, TB-004, TB-005, TB-006, TB-007, TB-008, TB-009, TB-010, TB-015, TB-016, TB-017, TB-018, TB-020, TB-021, TB-022, TB-023, TB-024, TB-013, TB-014
it.each([
  "TB-001",
  "TB-002",
  "TB-003",
  "TB-004",
  "TB-005",
  "TB-006",
  "TB-007",
  "TB-008",
  "TB-009",
  "TB-010",
  "TB-013",
  "TB-014",
  "TB-015",
  "TB-016",
  "TB-017",
  "TB-018",
  "TB-020",
  "TB-021",
  "TB-022",
  "TB-023",
  "TB-024",
])("%s has every documented field", async (row) => {
  const { table, columns } = columnsOf(row);
  expect(columns.length).toBeGreaterThan(1);
  expect(await columnsIn(table)).toEqual(expect.arrayContaining(columns));
});

// Proves: TB-001, TB-018
it("has the documented defaults", async () => {
  const amara = await market.member("Amara");
  const [row] = await market.rows(
    `select trust_points, tp_balance, trust_level, is_active, overall_rating::text, verification_level
     from users where id = $1`,
    [Number(amara.id)],
  );
  expect(row).toEqual({
    trust_points: 100,
    tp_balance: 100,
    trust_level: "newbie",
    is_active: true,
    overall_rating: "0.00",
    verification_level: "basic",
  });
});

// Proves: TB-025, TB-026, TB-027, TB-028, TB-032, TB-029
it.each([
  ["cart_lines", ["item_id", "quantity", "price_at_time"]],
  ["addresses", ["full_name", "street_address", "city", "state", "zip_code", "country"]],
  ["orders", ["order_number", "subtotal", "shipping_cost", "total"]],
  ["order_items", ["quantity", "price_at_time"]],
  ["order_parts", ["seller_id", "status", "carrier", "tracking_number"]],
  ["ledger_accounts", ["kind", "user_id", "balance", "held"]],
  ["ledger_entries", ["account_id", "amount", "balance_after"]],
  ["live_streams", ["category", "tags", "like_count"]],
  ["stream_likes", ["stream_id", "user_id"]],
  ["stream_viewers", ["stream_id", "person", "server_id"]],
  ["social_post_likes", ["post_id", "user_id"]],
  ["social_comments", ["post_id", "user_id", "content"]],
  ["social_post_bookmarks", ["post_id", "user_id"]],
  ["social_post_shares", ["post_id", "user_id", "day"]],
  ["stream_messages", ["stream_id", "user_id", "content"]],
  ["ledger_holds", ["account_id", "amount", "state", "deadline"]],
])("keeps %s, which the documented screens need", async (table, columns) => {
  expect(await columnsIn(table)).toEqual(expect.arrayContaining(columns));
});
