import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { AdminSwitch_SwitchFragment } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Details } from "../../../ui/Details.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { media } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { SWITCH_WORDS } from "./switchWords.ts";

export const AdminSwitch_switch = graphql(`
  fragment AdminSwitch_switch on AdminSwitch {
    id
    name
    isOn
    changedAt
    reason
    closes
    changedBy {
      id
      displayName
    }
  }
`);

interface Props {
  row: AdminSwitch_SwitchFragment;
  onToggle: () => void;
}

/** One switch: how it stands, what it closes, who set it last and why. */
export function SwitchRow({ row, onToggle }: Props) {
  const { name, isOn, changedAt, changedBy, reason, closes } = row;
  const { label, noun, closes: words, goesOn } = SWITCH_WORDS[name];
  return (
    <Row>
      <Head>
        <h2 id={`switch-${name}`}>{label}</h2>
        <StatusBadge tone={isOn ? "ok" : "closed"}>{isOn ? "Open" : "Closed"}</StatusBadge>
        <Button $small $kind="outline" onClick={onToggle}>
          {isOn ? "Close" : "Open"} {noun}
        </Button>
      </Head>
      {changedAt ? (
        <p>
          {isOn ? "Opened" : "Closed"} <TimeAgo date={changedAt} />
          {changedBy ? (
            <>
              {" by "}
              <MemberLink member={changedBy} />
            </>
          ) : null}
          : {reason}
        </p>
      ) : null}
      <Words>
        <div>
          <dt>Closes</dt>
          <dd>{words}</dd>
        </div>
        <div>
          <dt>Goes on</dt>
          <dd>{goesOn}</dd>
        </div>
      </Words>
      <Details>
        <summary>
          {closes.length} {closes.length === 1 ? "operation" : "operations"} of the API
        </summary>
        <Names>
          {closes.map((each) => (
            <li key={each}>
              <code>{each.replace("Mutation.", "")}</code>
            </li>
          ))}
        </Names>
      </Details>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 14px 6px;
  border-block-end: 1px solid var(--line);

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  h2 {
    font-size: 1.0625rem;
  }

  button {
    margin-inline-start: auto;
  }
`;

const Words = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px 24px;
  font-size: 0.9375rem;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
  }

  dt {
    color: var(--ink3);
  }

  dd {
    margin: 0;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding-block-end: 8px;
  list-style: none;
  font-size: 0.875rem;
`;
