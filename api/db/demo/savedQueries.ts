import { schema as marketSchema } from "../../graphql/schema.ts";
import { explorerSchemaOf } from "../../modules/explorer/index.ts";
import { checkInput } from "../../modules/explorer/saved/checkInput.ts";
import { pinSavedQuery } from "../../modules/explorer/saved/pinQuery.ts";
import type { SavedQueryInput } from "../../modules/explorer/saved/savedQuery.types.ts";
import { saveQuery } from "../../modules/explorer/saved/saveQuery.ts";
import type { Stage } from "./stage.ts";

interface DemoQuery extends Omit<SavedQueryInput, "visibility"> {
  isPinned?: true;
}

const QUERIES: readonly DemoQuery[] = [
  {
    title: "Offers by state",
    folder: "Trade",
    document: `# States: pending, accepted, declined, countered, withdrawn, expired, superseded, cancelled.
query OffersByState($state: String!, $since: Moment! = "today-30d") {
  tables {
    offers(
      where: { state: { eq: $state }, createdAt: { gte: $since } }
      orderBy: [{ column: createdAt }]
    ) {
      nodes {
        id
        createdAt
        tpDelta
        targetItem { title }
        buyer { username }
        seller { username }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
    defaults: { state: "expired" },
  },
  {
    title: "Deals by day",
    folder: "Trade",
    document: `query DealsByDay($since: Moment! = "today-30d") {
  tables {
    transactionsAggregate(
      where: { status: { eq: "completed" }, createdAt: { gte: $since } }
      groupBy: [{ column: createdAt, by: day }]
      first: 100
    ) {
      count
      key { createdAt }
      sum { trustPoints }
    }
  }
}
`,
    chart: {
      kind: "bars",
      list: "tables.transactionsAggregate",
      x: "key.createdAt",
      y: ["sum.trustPoints"],
    },
    isPinned: true,
  },
  {
    title: "Items for sale that nobody looked at",
    folder: "Items",
    document: `{
  tables {
    itemsAggregate(where: { status: { eq: "available" }, viewCount: { eq: 0 } }) {
      count
    }
  }
}
`,
    isPinned: true,
  },
];

/** Queries that an administrator has saved for all of them; two are on the dashboard. */
export async function saveQueries(stage: Stage, adminId: number): Promise<void> {
  const schema = explorerSchemaOf(await marketSchema(), stage.em);
  for (const { isPinned, ...query } of QUERIES) {
    const input = checkInput(schema, { ...query, visibility: "staff" });
    const id = String(await stage.as(adminId, saveQuery, input));
    if (isPinned) await stage.as(adminId, pinSavedQuery, { id, schema });
  }
}
