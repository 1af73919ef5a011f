import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import type { CategoryAnalyticsQuery } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { AnalyticsPart } from "./AnalyticsPart.tsx";
import { Group } from "./Group.tsx";
import { KEEP, type Range } from "./ranges.ts";

const CategoryAnalytics = graphql(`
  query CategoryAnalytics($range: AnalyticsRange!) {
    adminCategoryAnalytics(range: $range) {
      name
      listed
      deals
      revenue
      averagePrice
      medianDays
    }
  }
`);

type Category = CategoryAnalyticsQuery["adminCategoryAnalytics"][number];

const COLUMNS: readonly Column<Category & { id: string }>[] = [
  { label: "Category", cell: ({ name }) => name },
  { label: "Listed", isFigure: true, cell: ({ listed }) => listed },
  { label: "Changed hands", isFigure: true, cell: ({ deals }) => deals },
  { label: "Revenue", isFigure: true, cell: ({ revenue }) => tpText(revenue) },
  {
    label: "Average price",
    isFigure: true,
    cell: ({ averagePrice }) => (averagePrice == null ? "–" : tpText(averagePrice)),
  },
  {
    label: "Median days",
    isFigure: true,
    cell: ({ medianDays }) => medianDays ?? "–",
  },
];

/** Every category with something listed or dealt. */
export function CategoriesPart({ range: { range } }: { range: Range }) {
  const query = useQuery(CategoryAnalytics, { variables: { range }, ...KEEP });
  const categories = (query.data ?? query.previousData)?.adminCategoryAnalytics;
  return (
    <AnalyticsPart
      title="Categories"
      noun="the categories"
      query={query}
      shown={categories}
      height="360px"
    >
      {categories?.length === 0 ? <p>No category had anything in these days.</p> : null}
      {categories && categories.length > 0 ? (
        <Group>
          <p>
            The most revenue first. Within the median days, half of the items changed hands after
            their listing.
          </p>
          <DataTable
            caption="Categories"
            columns={COLUMNS}
            rows={categories.map((category) => ({ ...category, id: category.name }))}
            minWidth={560}
          />
        </Group>
      ) : null}
    </AnalyticsPart>
  );
}
