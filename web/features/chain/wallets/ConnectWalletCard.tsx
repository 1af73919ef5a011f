import { Wallet } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { useBrowserWallets } from "./browserWallets.ts";
import { openDemoWallet } from "./demoWallet.ts";
import type { ConnectWallet } from "./useConnectWallet.ts";

/** Where no wallet is connected: the wallets of this browser, or a demo wallet. Source: PN-025, PN-026 */
export function ConnectWalletCard({ busy, connect }: ConnectWallet) {
  const found = useBrowserWallets();

  return (
    <Box>
      <Wallet size={28} aria-hidden />
      <h3>No wallet is connected</h3>
      <p>
        {found.length > 0
          ? "Your wallet signs a text that proves the address is yours. Nothing is paid."
          : "This browser has no wallet. A demo wallet is a key that stays in this browser; it works here, and nowhere else."}
      </p>
      <Choices>
        {found.map(({ id, name, icon, walletType, open }) => (
          <Button
            key={id}
            $kind="act"
            busy={busy === id}
            onClick={() => void connect(id, walletType, open)}
          >
            {icon && <img src={icon} alt="" width={20} height={20} />}
            Connect {name}
          </Button>
        ))}
        <Button
          $kind={found.length > 0 ? "outline" : "act"}
          busy={busy === "demo"}
          onClick={() => void connect("demo", "demo", openDemoWallet)}
        >
          Connect a demo wallet
        </Button>
      </Choices>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 1px dashed var(--line);
  border-radius: 10px;
  text-align: center;

  p {
    max-inline-size: 46ch;
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;
