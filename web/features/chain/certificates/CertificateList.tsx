import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { media, space } from "../../../ui/theme.ts";
import { HubNote, HubTab } from "../chainLook.ts";
import { CertificateCard } from "./CertificateCard.tsx";
import { useCertificates } from "./useCertificates.ts";

/** What the market certifies of the viewer. Source: PN-024, EN-025 */
export function CertificateList() {
  const { certificates, error, retry } = useCertificates();

  const failure = error && (
    <ErrorState message="Failed to load your certificates" onRetry={retry} />
  );

  if (!certificates && failure) return failure;
  if (!certificates) return <LoadingBox label="Loading your certificates" height="480px" />;
  return (
    <HubTab>
      {failure}
      <HubNote>
        What the market can vouch for: where your things have been, your level, your achievements.
        Signed, anybody can check it. Nothing of it can be sold or passed on.
      </HubNote>
      {certificates.length === 0 ? (
        <EmptyState
          title="No certificates yet"
          hint="Your first deal makes one, and so does your first achievement."
        />
      ) : (
        <Cards aria-label="Certificates">
          {certificates.map((certificate) => (
            <li key={certificate.tokenId}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </Cards>
      )}
      <OfflineNote />
    </HubTab>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li,
  > li > * {
    block-size: 100%;
  }
`;
