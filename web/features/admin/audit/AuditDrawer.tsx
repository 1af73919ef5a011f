import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { timestampText } from "../../../ui/dayText.ts";
import { Drawer } from "../../../ui/Drawer.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { Effects } from "../actions/Effects.tsx";
import { Facts } from "../Facts.tsx";
import { SubjectLink } from "../SubjectLink.tsx";
import type { AuditEntry } from "./AuditTable.tsx";
import { actionWords, outcomeWords, valueText, valueWords } from "./auditWords.ts";

/** One entry of the audit log: what it changed, what followed, from where, and its hash. */
export function AuditDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { id, action, actor, createdAt, subjectType, subjectId, reason, outcome, changes } = entry;
  const effects = getFragment(ActionEffects_effects, entry.effects);

  return (
    <Drawer title={actionWords(action)} subtitle={`Entry ${id}`} onClose={onClose}>
      <Facts
        facts={[
          ["Outcome", outcomeWords(outcome)],
          ["Time", timestampText(createdAt)],
          [
            "Who",
            <Link key="who" to={{ search: `?actor=${actor.id}` }}>
              {actor.displayName}
            </Link>,
          ],
          ["From", entry.address ?? "–"],
          ["Subject", <SubjectLink key="subject" type={subjectType} id={subjectId} />],
          ["Reason", reason ?? "–"],
        ]}
      />
      {changes.length > 0 ? (
        <Part>
          <h3>What changed</h3>
          <Facts
            facts={changes.map(({ name, before, after }) => [
              valueWords(name),
              `${valueText(before)} → ${valueText(after)}`,
            ])}
          />
        </Part>
      ) : null}
      {effects ? (
        <Part>
          <h3>What followed</h3>
          <Effects effects={effects} />
        </Part>
      ) : null}
      <Part>
        <h3>Hash</h3>
        <Hash>{entry.hash}</Hash>
      </Part>
    </Drawer>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Hash = styled.code`
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;
