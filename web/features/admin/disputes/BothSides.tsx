import { styled } from "styled-components";
import { momentText } from "../../../ui/dayText.ts";
import type { DisputeRoom } from "../../reviews/disputes/disputeRoom.ts";

type Said = DisputeRoom["timeline"][number];

/** What each side says, with its evidence, one below the other. */
export function BothSides({ dispute }: { dispute: DisputeRoom }) {
  const { reporter, reported, timeline } = dispute;
  const said = timeline.filter(({ kind }) => kind === "filed" || kind === "statement");
  return (
    <>
      {[reporter, reported].map((side) => (
        <Side
          key={side.id}
          name={side.displayName}
          said={said.filter(({ actor }) => actor?.id === side.id)}
        />
      ))}
    </>
  );
}

function Side({ name, said }: { name: string; said: readonly Said[] }) {
  return (
    <Box aria-label={`Statements of ${name}`}>
      <h3>{name} says</h3>
      {said.length === 0 ? <p>Nothing so far.</p> : null}
      {said.map(({ id, at, text, evidence }) => (
        <div key={id}>
          <p dir="auto">{text}</p>
          {evidence.length > 0 ? (
            <ul aria-label={`Evidence of ${name}`}>
              {evidence.map((link) => (
                <li key={link}>
                  <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <small>
            <time dateTime={at}>{momentText(at)}</time>
          </small>
        </div>
      ))}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  ul {
    font-size: 0.9375rem;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
