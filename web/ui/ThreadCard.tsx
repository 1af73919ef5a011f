import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";

interface Props {
  /** What happened, as the card's name and heading. */
  readonly words: string;
  /** Shown beside the heading: a countdown, a status. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** The card of an offer or an order among the messages of a thread. Can be focused by script. */
export function ThreadCard({ words, aside, children, ref }: Props) {
  return (
    <Frame ref={ref} tabIndex={-1} aria-label={words}>
      <Head>
        <strong>{words}</strong>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.article`
  inline-size: min(100%, 30rem);
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);

  li {
    overflow-wrap: anywhere;
  }

  > a {
    justify-self: start;
    font-size: 0.875rem;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-size: 0.9375rem;
`;
