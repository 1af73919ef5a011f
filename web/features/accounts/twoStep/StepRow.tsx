import type { ReactNode } from "react";
import { styled } from "styled-components";

interface Props {
  icon: ReactNode;
  title: string;
  hint: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** One thing for the second step: what it is, and what can be done with it. */
export function StepRow({ icon, title, hint, children }: Props) {
  return (
    <Row>
      {icon}
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
      </div>
      <Acts>{children}</Acts>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  h3 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  @media (min-width: 560px) {
    grid-template-columns: 24px minmax(0, 1fr) auto;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media (max-width: 559px) {
    grid-column: 2;
  }
`;
