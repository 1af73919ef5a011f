import { useId } from "react";
import { styled } from "styled-components";
import { Dialog } from "../../ui/Dialog.tsx";
import { SHORTCUT_WORDS } from "./shortcut.ts";
import { switchSingleKeys, useSingleKeys } from "./singleKeys.ts";

/** The list of keyboard shortcuts, and the switch for those that work without Ctrl or ⌘. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useSingleKeys();
  const id = useId();

  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <Keys>
        {SHORTCUT_WORDS.map(({ keys, does, single }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key} $off={single && !isOn}>
                  {key}
                </Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <Choice htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          data-autofocus
          checked={isOn}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
        <span>
          Single keys act
          <small>Off, only keys with Ctrl or ⌘ do. Kept on this device.</small>
        </span>
      </Choice>
    </Dialog>
  );
}

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    border-block-end: 1px solid var(--line);
  }

  dt {
    display: flex;
    gap: 4px;
  }
`;

const Key = styled.kbd<{ $off: boolean }>`
  min-inline-size: 32px;
  padding: 3px 8px;
  border: 1px solid var(--edge);
  border-block-end-width: 3px;
  border-radius: 4px;
  background: var(--counter);
  color: ${({ $off }) => ($off ? "var(--ink3)" : "var(--ink)")};
  font: 600 0.8125rem/1.4 var(--body);
  text-align: center;
  text-decoration: ${({ $off }) => ($off ? "line-through" : "none")};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  cursor: pointer;

  input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--act);
  }

  span {
    display: grid;
    font-weight: 600;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;
