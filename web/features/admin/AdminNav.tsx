import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { media } from "../../ui/theme.ts";
import type { AdminTab } from "./adminTabs.ts";

/** The links of the administrator's area: a rail at the side, on small screens a row that scrolls. */
export function AdminNav({ tabs }: { tabs: readonly AdminTab[] }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);

  return (
    <Nav ref={nav} aria-label="Admin">
      {tabs.map(({ path, label, Icon }) => (
        <NavLink key={path} to={`/admin/${path}`}>
          <Icon size={18} aria-hidden />
          {label}
        </NavLink>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);

  a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding: 8px 12px;
    border-block-end: 3px solid transparent;
    color: var(--ink2);
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: var(--ink);
  }

  a[aria-current] {
    border-color: var(--gold);
    color: var(--ink);
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  ${media.l} {
    position: sticky;
    inset-block-start: calc(var(--barHeight) + 16px);
    flex-direction: column;
    border: 0;

    a {
      border-block-end: 0;
      border-inline-start: 3px solid transparent;
    }

    a[aria-current] {
      background: var(--counter);
    }
  }
`;
