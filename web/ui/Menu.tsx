import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { css, styled } from "styled-components";

/** A dropdown menu. The trigger is one element that accepts a ref, such as a button. */
export function Menu(props: {
  trigger: ReactNode;
  children: ReactNode;
  label?: string;
  align?: "start" | "center" | "end";
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      {/* Not in a portal, so that the menu stays inside the landmark it belongs to. */}
      <Content
        align={props.align ?? "end"}
        sideOffset={6}
        collisionPadding={8}
        aria-label={props.label}
      >
        {props.children}
      </Content>
    </Radix.Root>
  );
}

/** One entry: a link if `to` is given, otherwise an action. */
export function MenuItem(props: {
  children: ReactNode;
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  icon?: ReactNode;
}) {
  const { to, onSelect, disabled = false } = props;
  const words = (
    <>
      {props.icon}
      {props.children}
    </>
  );
  return (
    <Item disabled={disabled} asChild={to !== undefined} {...(onSelect ? { onSelect } : {})}>
      {to === undefined ? words : <Link to={to}>{words}</Link>}
    </Item>
  );
}

/** A group of choices of which one is selected. */
export function MenuChoices<Value extends string>(props: {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  function handleChange(value: string) {
    const choice = props.choices.find((candidate) => candidate.value === value);
    if (choice) props.onChange(choice.value);
  }
  return (
    <Radix.RadioGroup value={props.value} onValueChange={handleChange} aria-label={props.label}>
      {props.choices.map(({ value, label }) => (
        <Choice key={value} value={value} onSelect={(event) => event.preventDefault()}>
          <Mark>
            <Radix.ItemIndicator>
              <Check size={18} aria-hidden />
            </Radix.ItemIndicator>
          </Mark>
          {label}
        </Choice>
      ))}
    </Radix.RadioGroup>
  );
}

const entry = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding: 8px 12px;
  border-radius: 8px;
  color: var(--ink);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;
  &[data-highlighted] {
    background: var(--well);
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  &[data-disabled] {
    color: var(--ink3);
    cursor: not-allowed;
  }
`;

const Content = styled(Radix.Content)`
  z-index: 45;
  min-inline-size: 220px;
  max-inline-size: calc(100vw - 16px);
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: 6px;
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: 14px;
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
`;

const Item = styled(Radix.Item)`
  ${entry}
`;

const Choice = styled(Radix.RadioItem)`
  ${entry}
`;

const Mark = styled.span`
  inline-size: 18px;
  block-size: 18px;
`;

/** The label of a group of entries. */
export const MenuLabel = styled(Radix.Label)`
  padding: 8px 12px 4px;
  color: var(--ink3);
  font-size: 0.8125rem;
`;

/** A hairline between groups. */
export const MenuLine = styled(Radix.Separator)`
  block-size: 1px;
  margin-block: 6px;
  background: var(--line);
`;
