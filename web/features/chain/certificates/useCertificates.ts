import { useQuery } from "@apollo/client/react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";

const OwnCertificates = graphql(`
  query OwnCertificates {
    certificates {
      tokenId
      ...CertificateCard_certificate
    }
  }
`);

const IssueCertificate = graphql(`
  mutation IssueCertificate($tokenId: String!) {
    issueCertificate(tokenId: $tokenId) {
      tokenId
      ...CertificateCard_certificate
    }
  }
`);

const RevokeCertificate = graphql(`
  mutation RevokeCertificate($tokenId: String!) {
    revokeCertificate(tokenId: $tokenId) {
      tokenId
      ...CertificateCard_certificate
    }
  }
`);

/** What the market certifies of the viewer. Asked for only while a wallet is connected. Source: PN-032 */
export function useCertificates() {
  const { data, error, refetch } = useQuery(OwnCertificates, { fetchPolicy: "cache-and-network" });
  return {
    certificates: data?.certificates,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Signs a certificate, and takes it back. */
export function useSigning() {
  const [issue, { busy: isIssuing }] = useCommand(IssueCertificate);
  const [revoke] = useCommand(RevokeCertificate);
  return {
    isIssuing,
    issue: (tokenId: string) => issue({ tokenId }),
    revoke: (tokenId: string) => revoke({ tokenId }),
  };
}
