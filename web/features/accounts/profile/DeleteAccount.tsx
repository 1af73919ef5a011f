import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { DownloadButton } from "../../../shell/DownloadButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const DeleteAccountDialog = lazy(() =>
  import("./DeleteAccountDialog.tsx").then((m) => ({ default: m.DeleteAccountDialog })),
);

/** Downloads all data of the member in one file, and deletes the account. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);

  return (
    <SettingsSection
      title="Delete Account"
      hint="Take everything the market keeps about you with you first: once the account is deleted, it cannot be brought back."
    >
      <Acts>
        <DownloadButton path="/api/account/export">
          <Download size={18} aria-hidden />
          Download my data
        </DownloadButton>
        <Button $kind="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      </Acts>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
