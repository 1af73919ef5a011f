import { LoaderCircle } from "lucide-react";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { css, keyframes, styled } from "styled-components";

export type ButtonKind = "act" | "pay" | "outline" | "quiet" | "danger";

/** The look props shared by Button and ButtonLink. */
export type ButtonLook = { $kind?: ButtonKind | undefined; $small?: boolean | undefined };

type ButtonProps = ComponentPropsWithRef<"button"> & ButtonLook & { busy?: boolean | undefined };

/**
 * A button. `act` is the main action of a view, `pay` means "you pay TP now". While busy it keeps focus and ignores
 * clicks.
 */
export function Button({ busy, children, onClick, type = "button", ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    onClick?.(event);
  }
  return (
    <Root
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner size={18} aria-hidden /> : null}
      {children}
    </Root>
  );
}

const kinds = {
  act: css`
    background: var(--act);
    color: var(--onAct);
    border-color: var(--act);
    &:hover {
      background: var(--actHover);
      border-color: var(--actHover);
    }
  `,
  pay: css`
    background: var(--gold);
    color: var(--onGold);
    border-color: var(--gold);
    &:hover {
      filter: brightness(1.04) saturate(1.1);
    }
  `,
  outline: css`
    background: var(--counter);
    color: var(--ink);
    border-color: var(--edge);
    &:hover {
      background: var(--well);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--ink);
    border-color: transparent;
    &:hover {
      background: var(--well);
    }
  `,
  danger: css`
    background: var(--bad);
    color: var(--onBad);
    border-color: var(--bad);
    &:hover {
      filter: brightness(1.08);
    }
  `,
} satisfies Record<ButtonKind, ReturnType<typeof css>>;

/** The style of a button, for other elements that must look like one. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 8px ${({ $small }) => ($small ? 12 : 16)}px;
  border: 1px solid;
  border-radius: 8px;
  font-weight: 600;
  font-size: ${({ $small }) => ($small ? "0.9375rem" : "1rem")};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  transition:
    background-color var(--quick),
    transform var(--tap);
  ${({ $kind }) => kinds[$kind ?? "outline"]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled {
    background: var(--well);
    color: var(--ink3);
    border-color: var(--line);
    cursor: not-allowed;
    transform: none;
    filter: none;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  svg {
    flex: none;
  }
`;

const turn = keyframes`to { transform: rotate(1turn); }`;

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`;

const Spinner = styled(LoaderCircle)`
  animation: ${turn} 900ms linear infinite;
`;
