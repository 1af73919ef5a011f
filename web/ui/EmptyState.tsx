import type { ReactNode } from "react";
import { styled } from "styled-components";

/** One line that says that there is nothing, and at most one action. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <Box>
      <h2>{title}</h2>
      {hint ? <p>{hint}</p> : null}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 16px;
  border: 1px dashed var(--edge);
  border-radius: 10px;
  text-align: center;
  p {
    color: var(--ink2);
  }
`;
