import type { ReactNode } from "react";
import { styled } from "styled-components";

/** One component with the name of its file and its variants in a row. */
export function Variant({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <Box aria-label={of}>
      <h2>{of}</h2>
      <Row>{children}</Row>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block-end: 16px;
  border-block-end: 1px solid var(--line);

  > h2 {
    color: var(--ink3);
    font: 600 0.9375rem/1.5 var(--body);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > section,
  > article,
  > form,
  > [data-wide] {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
`;
