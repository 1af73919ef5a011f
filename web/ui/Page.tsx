import { useEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { focusHeading } from "./routeFocus.ts";
import { space } from "./theme.ts";

type PageProps = {
  /** The document title, and the text of the main heading unless `hideHeading`. */
  title: string;
  /** Set it if the screen renders its own `<h1 tabIndex={-1}>`. */
  hideHeading?: boolean | undefined;
  /** Rendered beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of a screen: title, heading, content width. After a navigation it moves focus to the heading. */
export function Page({ title, hideHeading = false, actions, children }: PageProps) {
  const { pathname } = useLocation();
  useEffect(() => focusHeading(pathname), [pathname]);
  return (
    <Frame>
      <title>{`${title} · Market Day`}</title>
      {hideHeading ? null : (
        <Head>
          <h1 tabIndex={-1}>{title}</h1>
          {actions}
        </Head>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding: ${space(5)} var(--gutter) ${space(8)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
