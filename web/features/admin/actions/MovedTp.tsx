import { styled } from "styled-components";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import type { ActionEffects } from "./actionEffects.ts";

/** How the TP of each account change. A hold lowers what is available, not the balance. */
export function MovedTp({ tp }: Pick<ActionEffects, "tp">) {
  return (
    <List aria-label="TP by account">
      {tp.map(({ account, member, balance, available }, n) => (
        <div key={member?.id ?? `${account} ${n}`}>
          <dt>{member?.displayName ?? reasonWords(account)}</dt>
          <dd>{changeWords(balance, available)}</dd>
        </div>
      ))}
    </List>
  );
}

function changeWords(balance: number, available: number): string {
  if (balance === available) return tpText(balance, true);
  return [
    available === 0 ? "" : `${tpText(available, true)} available`,
    balance === 0 ? "" : `${tpText(balance, true)} balance`,
  ]
    .filter(Boolean)
    .join(", ");
}

const List = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 4px;
    border-block-start: 1px solid var(--line);
  }

  > div:first-child {
    border-block-start: 0;
  }

  dt {
    color: var(--ink2);
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
