import { styled } from "styled-components";
import type { DisputeEventKind } from "../../../gql/graphql.ts";
import { NameOf } from "../../../shell/NameOf.tsx";
import { momentText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import type { DisputeRoom } from "./disputeRoom.ts";
import { EVENT_LOOK } from "./eventLook.ts";

type Event = DisputeRoom["timeline"][number];

/** Events with text that a person wrote, which is highlighted; every other event is one line. */
const WORDS = new Set<DisputeEventKind>(["filed", "statement", "asked", "resolved", "rejected"]);
/** Events whose text is shown as a sentence of its own. */
const QUOTED = new Set<DisputeEventKind>([...WORDS, "offer", "moved"]);

/** The timeline of a dispute: all records of the deal and all statements, oldest first. */
export function DisputeTimeline({ dispute }: { dispute: DisputeRoom }) {
  return (
    <List aria-label="Timeline" aria-live="polite">
      {dispute.timeline.map((event) => (
        <Entry key={event.id} event={event} />
      ))}
    </List>
  );
}

function Entry({ event }: { event: Event }) {
  const { kind, text, tp, at, actor, evidence } = event;
  const [Icon, label] = EVENT_LOOK[kind];
  const isWords = WORDS.has(kind);

  return (
    <li data-words={isWords || undefined}>
      <Icon size={18} aria-hidden />
      <div>
        <strong>
          {label}
          {!QUOTED.has(kind) && text ? `: ${text}` : ""}
          {tp ? `, ${tpText(tp)}` : ""}
        </strong>
        <small>
          <time dateTime={at}>{momentText(at)}</time>
          {actor ? (
            <>
              {" · "}
              <NameOf member={actor} />
            </>
          ) : null}
        </small>
        {QUOTED.has(kind) && text ? <p dir="auto">{text}</p> : null}
        {evidence.length > 0 ? (
          <ul aria-label="Evidence">
            {evidence.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  > li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 12px;
    padding: 8px 12px;
    overflow-wrap: anywhere;
  }

  > li[data-words] {
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--counter);
    padding-block: 12px;
  }

  svg {
    margin-block-start: 3px;
  }

  > li > div {
    display: grid;
    gap: 2px;
  }

  strong {
    font-weight: 600;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  p {
    padding-block-start: 6px;
    white-space: pre-line;
  }

  ul {
    padding-block-start: 6px;
    font-size: 0.9375rem;
  }
`;
