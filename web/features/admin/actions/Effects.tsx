import { styled } from "styled-components";
import type { ActionEffects } from "./actionEffects.ts";
import { MovedTp } from "./MovedTp.tsx";

/** What an action does: sentences, how the TP of each account change, and how many hear of it. */
export function Effects({ effects: { sentences, tp, heardBy } }: { effects: ActionEffects }) {
  return (
    <Stack>
      {sentences.length === 0 ? <p>Nothing else follows from it.</p> : null}
      <ul aria-label="What it does">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {tp.length > 0 ? <MovedTp tp={tp} /> : null}
      {heardBy > 0 ? (
        <small>
          {heardBy === 1 ? "1 member hears" : `${heardBy} members hear`} of it at once.
          Notifications and their mails follow.
        </small>
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

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
