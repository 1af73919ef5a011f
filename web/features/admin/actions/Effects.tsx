import { styled } from "styled-components";
import { tpText } from "../../../ui/Tp.tsx";
import type { ActionEffects } from "./actionEffects.ts";

/** What an action does: sentences, then how the TP of each member change. */
export function Effects({ effects }: { effects: ActionEffects }) {
  const moved = effects.tp.filter(({ member }) => member);
  return (
    <Stack>
      {effects.sentences.length === 0 ? <p>Nothing else follows from it.</p> : null}
      <ul aria-label="What it does">
        {effects.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {moved.length > 0 ? (
        <dl aria-label="TP by member">
          {moved.map(({ member, balance, available }) => (
            <div key={member?.id}>
              <dt>{member?.displayName}</dt>
              <dd>
                {[
                  available === 0 ? "" : `${tpText(available, true)} available`,
                  balance === 0 ? "" : `${tpText(balance, true)} balance`,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ul {
    padding-inline-start: 20px;
    list-style: disc;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 4px;
    border-block-start: 1px solid var(--line);
  }

  dt {
    color: var(--ink2);
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
