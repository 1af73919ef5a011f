import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { Page } from "../../ui/Page.tsx";

const Unsubscribe = graphql(`
  mutation Unsubscribe($token: String!, $type: String) {
    unsubscribe(token: $token, type: $type) {
      label
    }
  }
`);

/**
 * /unsubscribe: the page behind the link of a notification mail, for visitors too. It unsubscribes only after a click.
 */
export function UnsubscribeScreen() {
  const [search] = useSearchParams();
  const [token, type] = [search.get("token") ?? "", search.get("type")];
  const [run, { busy }] = useCommand(Unsubscribe);
  const [said, setSaid] = useState<{ words: string; isDone: boolean } | null>(null);

  async function end(kind: string | null) {
    try {
      const { unsubscribe } = await run({ token, type: kind });
      const words = unsubscribe.label
        ? `You get no more e-mails for "${unsubscribe.label}".`
        : "You get no more notification e-mails.";
      setSaid({ words, isDone: true });
    } catch (error) {
      setSaid({ words: toFailure(error).message, isDone: false });
    }
  }

  return (
    <Page title="E-mail notifications">
      <Narrow>
        <Card as="section" aria-label="Unsubscribe">
          <p role="status">
            {said?.words ??
              "Notifications stay in the notification centre, whatever you choose here. Mails about your account itself, such as a new password, always come."}
          </p>
          {said?.isDone !== true && (
            <Acts>
              {type && (
                <Button $kind="act" busy={busy} onClick={() => void end(type)}>
                  Stop e-mails like this one
                </Button>
              )}
              <Button busy={busy} onClick={() => void end(null)}>
                Stop all notification e-mails
              </Button>
            </Acts>
          )}
          <ButtonLink $kind="quiet" to="/profile?tab=settings">
            All notification settings
          </ButtonLink>
        </Card>
      </Narrow>
    </Page>
  );
}

const Narrow = styled.div`
  max-inline-size: 560px;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
