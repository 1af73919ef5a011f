import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { keyframes, styled } from "styled-components";
import { TOAST } from "../../schema/limits.ts";
import { buttonLook } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { media } from "./theme.ts";
import type { ToastWords } from "./toast.tsx";

/** A toast and whether it is still open; each toast has a new key. */
export type ShownToast = ToastWords & { key: number; open: boolean };

/**
 * Renders the toast: for five seconds, swiped away to the right, focused with F8; hover and focus pause its timer.
 * Source: S1 §9.
 */
export function ToastStage({
  shown,
  onOpenChange,
}: {
  shown: ShownToast;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Radix.Provider
      duration={TOAST.ms}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThreshold}
    >
      <Toast key={shown.key} words={shown} onOpenChange={onOpenChange} />
      <Viewport hotkey={[TOAST.hotkey]} label="Messages from Market Day ({hotkey})" />
    </Radix.Provider>
  );
}

function Toast({
  words,
  onOpenChange,
}: {
  words: ShownToast;
  onOpenChange: (open: boolean) => void;
}) {
  const { title, description, destructive = false, action, duration, open } = words;
  return (
    <Root
      open={open}
      onOpenChange={onOpenChange}
      type={destructive ? "foreground" : "background"}
      $destructive={destructive}
      {...(duration === undefined ? {} : { duration })}
    >
      <Words>
        <Radix.Title asChild>
          <strong>{title}</strong>
        </Radix.Title>
        {description ? <Radix.Description>{description}</Radix.Description> : null}
      </Words>
      {action ? (
        <Action altText={action.label} onClick={action.onClick} $small>
          {action.label}
        </Action>
      ) : null}
      <Radix.Close asChild>
        <IconButton label="Dismiss">
          <X size={18} aria-hidden />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

const slide = keyframes`from { opacity: 0; transform: translateY(16px); }`;
const leave = keyframes`to { opacity: 0; transform: translateX(100%); }`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 60;
  inset-inline: 12px;
  inset-block-end: calc(
    12px + max(var(--navHeight), var(--toastLift, 0px)) + env(safe-area-inset-bottom)
  );
  display: grid;
  outline: none;
  ${media.m} {
    inset-inline: auto 24px;
    inset-block-end: calc(24px + var(--toastLift, 0px));
    inline-size: 100%;
    max-inline-size: ${TOAST.maxWidthPx}px;
  }
  /* The buttons of a dialog are at its lower edge. */
  body:has([data-dialog]) & {
    inset-block: calc(12px + env(safe-area-inset-top)) auto;
  }
`;

const Root = styled(Radix.Root)<{ $destructive: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 8px 8px 16px;
  border: 1px solid ${({ $destructive }) => ($destructive ? "var(--bad)" : "var(--line)")};
  border-radius: 10px;
  background: ${({ $destructive }) => ($destructive ? "var(--badSoft)" : "var(--raised)")};
  color: ${({ $destructive }) => ($destructive ? "var(--onBadSoft)" : "var(--ink)")};
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
  animation: ${slide} var(--move) var(--easeIn);
  &[data-state="closed"] {
    animation: ${leave} var(--quick) var(--easeOut) forwards;
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe="cancel"] {
    transform: none;
    transition: transform var(--quick);
  }
  &[data-swipe="end"] {
    animation: ${leave} var(--quick) var(--easeOut) forwards;
  }
  button {
    color: inherit;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: 2px;
  padding-block: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  strong {
    font-weight: 650;
    font-size: 1rem;
  }
`;

const Action = styled(Radix.Action)<{ $small?: boolean }>`
  ${buttonLook}
  background: transparent;
`;
