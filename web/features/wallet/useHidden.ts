import { useState } from "react";

const KEY = "wallet_hidden";

/** Whether the member has hidden the figures of the wallet; stored in this browser. */
export function useHidden(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(KEY) === "yes");
  const toggle = () => {
    if (isHidden) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "yes");
    setHidden(!isHidden);
  };
  return [isHidden, toggle];
}
