import { useQuery } from "@apollo/client/react";
import { Formik } from "formik";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { object, string } from "yup";
import { CERTIFICATES } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import type { CertificateStatus, VerifyCertificateQuery } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatusBadge, type StatusTone } from "../../../ui/StatusBadge.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { HubHead, HubNote } from "../chainLook.ts";
import { shortAddress } from "../wallets/address.ts";
import { CertifiedFacts } from "./CertifiedFacts.tsx";

const VerifyCertificate = graphql(`
  query VerifyCertificate($credential: String!) {
    verifyCertificate(credential: $credential) {
      status
      address
      issuedAt
      asOf
      certificate {
        tokenId
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
      }
    }
  }
`);

const SAID: Readonly<Record<CertificateStatus, readonly [StatusTone, string, string]>> = {
  valid: ["ok", "Valid", "The market has signed this, and it is so."],
  ended: [
    "closed",
    "No longer so",
    "The market has signed this. It was so then, and is not any more.",
  ],
  revoked: [
    "closed",
    "Taken back",
    "The market has signed this, and its member has taken it back.",
  ],
  forged: [
    "closed",
    "Not from this market",
    "The market has not signed this, or a part of it is missing or changed.",
  ],
};

const schema = object({
  credential: string()
    .trim()
    .required("Paste the certificate")
    .max(CERTIFICATES.credentialMax, `At most ${CERTIFICATES.credentialMax} characters`),
});

/**
 * /verify: what the market says of a certificate that somebody shows, for visitors too. The link has it behind the #,
 * which browsers do not send along.
 */
export function VerifyScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const credential = hash.slice(1);

  return (
    <Page title="Check a certificate">
      <Narrow>
        {credential && <Checked credential={credential} />}
        <Card as="section" aria-label="A certificate">
          <Formik
            initialValues={{ credential: "" }}
            validationSchema={schema}
            onSubmit={({ credential }) => void navigate({ hash: textOf(credential) })}
          >
            <FormFrame label="Check a certificate">
              <TextAreaField
                name="credential"
                label="Certificate or its link"
                hint="As you were given it"
                rows={4}
              />
              <div>
                <Button type="submit" $kind={credential ? "outline" : "act"}>
                  Check
                </Button>
              </div>
            </FormFrame>
          </Formik>
        </Card>
      </Narrow>
    </Page>
  );
}

/** Of a link what is behind its #. */
function textOf(pasted: string): string {
  return pasted.trim().split("#").at(-1) ?? "";
}

function Checked({ credential }: { credential: string }) {
  const { data, error, refetch } = useQuery(VerifyCertificate, {
    variables: { credential },
    fetchPolicy: "network-only",
  });
  if (error && !data)
    return (
      <ErrorState
        message={toFailure(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <LoadingBox label="Checking the certificate" height="240px" />;
  return <Answer check={data.verifyCertificate} />;
}

function Answer({ check }: { check: VerifyCertificateQuery["verifyCertificate"] }) {
  const { status, certificate, address, issuedAt, asOf } = check;
  const [tone, word, words] = SAID[status];
  return (
    <Card as="section" aria-label="What the market says" aria-live="polite">
      <HubHead>
        <h2>{certificate?.name ?? "Unknown certificate"}</h2>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </HubHead>
      <p>{words}</p>
      {certificate && <CertifiedFacts {...certificate} />}
      <HubNote>
        {issuedAt && `Signed ${dayText(issuedAt)}. `}
        Checked {dayText(asOf)}.
        {address && ` Its member had proven the address ${shortAddress(address)}.`}
      </HubNote>
    </Card>
  );
}

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-inline-size: 640px;
`;
