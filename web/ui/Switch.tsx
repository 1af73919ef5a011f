import { Switch as Radix } from "radix-ui";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";

/** An on/off switch that applies at once. Give it a name: `aria-label`, `aria-labelledby`, or a label of its own. */
export function Switch(props: ComponentPropsWithRef<typeof Radix.Root>) {
  return (
    <Root {...props}>
      <Track>
        <Thumb />
      </Track>
    </Root>
  );
}

const Root = styled(Radix.Root)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 52px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

const Track = styled.span`
  display: block;
  inline-size: 44px;
  block-size: 26px;
  padding: 3px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--well);
  transition: background-color var(--quick);

  [data-state="checked"] > & {
    border-color: var(--act);
    background: var(--act);
  }
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  inline-size: 18px;
  block-size: 18px;
  border-radius: 999px;
  background: var(--ink3);
  transition: transform var(--quick);

  &[data-state="checked"] {
    background: var(--onAct);
    transform: translateX(18px);
  }

  &:dir(rtl)[data-state="checked"] {
    transform: translateX(-18px);
  }

  @media (forced-colors: active) {
    background: ButtonText;
  }
`;
