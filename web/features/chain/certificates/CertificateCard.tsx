import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { CertificateKind } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { HubHead } from "../chainLook.ts";
import { CertifiedFacts } from "./CertifiedFacts.tsx";
import { useSigning } from "./useCertificates.ts";

export const CertificateCard_certificate = graphql(`
  fragment CertificateCard_certificate on Certificate {
    tokenId
    kind
    name
    description
    rarity
    attributes {
      name
      value
    }
    links {
      at
      type
      condition
      photos
    }
    credential
    issuedAt
  }
`);

const KINDS: Readonly<Record<CertificateKind, string>> = {
  passport: "Passport",
  level: "Level",
  achievement: "Achievement",
};

/** A certificate of the viewer, with the ways to show it to others and to take it back. Source: EN-025 */
export function CertificateCard(props: {
  readonly certificate: FragmentType<typeof CertificateCard_certificate>;
}) {
  const { tokenId, kind, name, credential, issuedAt, ...facts } = getFragment(
    CertificateCard_certificate,
    props.certificate,
  );
  const { isIssuing, issue, revoke } = useSigning();
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();

  const run = async (
    work: () => Promise<unknown>,
    done: { title: string; description: string },
  ) => {
    try {
      await work();
      toast(done);
    } catch (thrown) {
      toast({ title: "Error", description: toFailure(thrown).message, destructive: true });
      throw thrown;
    }
  };
  const sign = () =>
    run(() => issue(tokenId), {
      title: "Certificate signed",
      description: "Open it, and give its link to whom you like.",
    }).catch(() => undefined);

  return (
    <Card aria-label={`${KINDS[kind]}: ${name}`}>
      <HubHead>
        <div>
          <small>{KINDS[kind]}</small>
          <h3>{name}</h3>
        </div>
        {issuedAt && <StatusBadge tone="ok">Signed {dayText(issuedAt)}</StatusBadge>}
      </HubHead>
      <CertifiedFacts {...facts} />
      <Acts>
        {credential === null ? (
          <Button $small busy={isIssuing} onClick={() => void sign()}>
            Sign it
          </Button>
        ) : (
          <>
            <ButtonLink $small to={`/verify#${credential}`}>
              Open
            </ButtonLink>
            <Button $small $kind="quiet" onClick={() => setAsking(true)}>
              Take back
            </Button>
          </>
        )}
      </Acts>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Take back ${name}?`}
        body="Whoever opens a link that you gave away is told that you have taken it back. You can sign it again, with another link."
        confirmLabel="Take back"
        onConfirm={() =>
          run(() => revoke(tokenId), {
            title: "Certificate taken back",
            description: "Its links say so from now on.",
          })
        }
      />
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: 12px;

  h3 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }

  > div > div > small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
