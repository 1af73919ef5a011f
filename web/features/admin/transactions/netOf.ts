import { reasonWords } from "../../wallet/history/ledgerWords.ts";

interface Member {
  id: string;
  displayName: string;
}

interface Posting {
  amount: number;
  fromAccount: string;
  toAccount: string;
  fromUser?: Member | null;
  toUser?: Member | null;
}

interface Net {
  name: string;
  tp: number;
}

/** What postings changed in sum for each account, in TP; without those that end as they began. */
export function netOf(postings: readonly Posting[]): readonly Net[] {
  const accounts = new Map<string, Net>();

  function add(account: string, member: Member | null | undefined, tp: number) {
    const key = member?.id ?? account;
    const name = member?.displayName ?? reasonWords(account);
    accounts.set(key, { name, tp: (accounts.get(key)?.tp ?? 0) + tp });
  }
  for (const { amount, fromUser, toUser, fromAccount, toAccount } of postings) {
    add(fromAccount, fromUser, -amount);
    add(toAccount, toUser, amount);
  }
  return [...accounts.values()].filter(({ tp }) => tp !== 0);
}
