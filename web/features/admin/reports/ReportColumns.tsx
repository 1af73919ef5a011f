import { styled } from "styled-components";
import { Details } from "../../../ui/Details.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import type { AdminReport } from "./ReportForm.tsx";

/** What each column of a report has. */
export function ReportColumns({ report: { columns } }: { report: AdminReport }) {
  return (
    <Details>
      <summary>{columns.length} columns</summary>
      <List>
        {columns.map(({ name, type, unit, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {description} <small>{unit ?? reasonWords(type)}</small>
            </dd>
          </div>
        ))}
      </List>
    </Details>
  );
}

const List = styled.dl`
  display: grid;
  gap: 4px 24px;
  padding-block-end: 8px;
  font-size: 0.9375rem;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
    gap: 12px;
  }

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    color: var(--ink2);
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
