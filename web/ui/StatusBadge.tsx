import { Ban, Check, Clock, Info, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export type StatusTone = "pending" | "ok" | "closed" | "info" | "shipped";

const TONES = {
  pending: { Icon: Clock, back: "--warnSoft", front: "--onWarnSoft" },
  ok: { Icon: Check, back: "--okSoft", front: "--onOkSoft" },
  closed: { Icon: Ban, back: "--well", front: "--ink2" },
  shipped: { Icon: Truck, back: "--goldSoft", front: "--onGoldSoft" },
  info: { Icon: Info, back: "--t2Soft", front: "--onT2" },
} satisfies Record<StatusTone, object>;

/** A status as word, icon and colour. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { Icon, back, front } = TONES[tone];
  return (
    <Badge $back={back} $front={front}>
      <Icon size={14} aria-hidden />
      {children}
    </Badge>
  );
}

const Badge = styled.span<{ $back: string; $front: string }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 2px 8px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: ${({ $back }) => `var(${$back})`};
  color: ${({ $front }) => `var(${$front})`};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;
