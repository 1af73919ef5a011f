import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import type { AdminSupplyQuery } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { AnalyticsPart } from "../analytics/AnalyticsPart.tsx";
import { countText } from "../analytics/analyticsWords.ts";
import { Group } from "../analytics/Group.tsx";
import { KEEP } from "../analytics/ranges.ts";
import { Figure, Figures } from "../dashboard/Figure.tsx";

const AdminSupply = graphql(`
  query AdminSupply {
    adminSupply {
      asOf
      sum
      circulation
      parts {
        kind
        accounts
        balance
        held
      }
    }
  }
`);

type Supply = AdminSupplyQuery["adminSupply"];

const COLUMNS: readonly Column<Supply["parts"][number] & { id: string }>[] = [
  { label: "Account", cell: ({ kind }) => reasonWords(kind) },
  { label: "Accounts", isFigure: true, cell: ({ accounts }) => countText(accounts) },
  { label: "Balance", isFigure: true, cell: ({ balance }) => tpText(balance) },
  { label: "Held for offers", isFigure: true, cell: ({ held }) => tpText(held) },
];

/** Where all TP are, by the kind of account, and that they sum to zero. */
export function SupplyPart() {
  const query = useQuery(AdminSupply, KEEP);
  const supply = query.data?.adminSupply;
  return (
    <AnalyticsPart title="Supply" noun="the supply" query={query} shown={supply} height="380px">
      {supply ? <Shown supply={supply} /> : null}
    </AnalyticsPart>
  );
}

function Shown({ supply: { asOf, sum, circulation, parts } }: { supply: Supply }) {
  const balanceOf = (wanted: string) => parts.find(({ kind }) => kind === wanted)?.balance ?? 0;

  if (parts.length === 0) return <p>There are no accounts yet.</p>;
  return (
    <>
      <Figures>
        <Figure
          label="In circulation"
          value={circulation}
          suffix=" TP"
          formula="Issued and not returned"
        />
        <Figure
          label="In wallets"
          value={balanceOf("wallet")}
          suffix=" TP"
          formula="What members own"
        />
        <Figure
          label="In escrow"
          value={balanceOf("escrow")}
          suffix=" TP"
          formula="Paid for orders on their way"
        />
        <Figure
          label="Treasury"
          value={balanceOf("treasury")}
          suffix=" TP"
          formula="It owes what it issued"
        />
      </Figures>
      <Group>
        <p>
          Read <TimeAgo date={asOf} />. Every transfer takes from one account what it gives to
          another, so all balances sum to zero.
        </p>
        <DataTable
          caption="Supply by kind of account"
          columns={COLUMNS}
          rows={parts.map((part) => ({ ...part, id: part.kind }))}
          minWidth={440}
          footer={
            <>
              In sum: {tpText(sum)}{" "}
              {sum === 0 ? (
                <StatusBadge tone="ok">As it must be</StatusBadge>
              ) : (
                <StatusBadge tone="closed">Must be 0 TP: run the audit</StatusBadge>
              )}
            </>
          }
        />
      </Group>
    </>
  );
}
