import { Plus } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { keptPrivate } from "../../../shell/view/keptPrivate.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { NewTokenDialog } from "./NewTokenDialog.tsx";
import { SecretDialog, type Secret } from "./SecretDialog.tsx";
import { TokenList } from "./TokenList.tsx";

/** /developers/tokens: the member's tokens for programs. */
export const TokensScreen = keptPrivate("Tokens", Tokens);

function Tokens() {
  const [isMaking, setMaking] = useState(false);
  // The only place that has it: neither the cache nor the storage of the browser knows it.
  const [secret, setSecret] = useState<Secret | null>(null);

  return (
    <Page
      title="Tokens"
      actions={
        <Button $kind="act" onClick={() => setMaking(true)}>
          <Plus size={20} aria-hidden /> New token
        </Button>
      }
    >
      <Intro>
        With a token a program acts for you, with what you allow it and nothing more; the market
        keeps only a hash of it.
      </Intro>
      <TokenList onNew={() => setMaking(true)} onSecret={setSecret} />
      {isMaking ? (
        <NewTokenDialog
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
    </Page>
  );
}

const Intro = styled.p`
  color: var(--ink2);
`;
