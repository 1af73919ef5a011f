import { Trash2 } from "lucide-react";
import { styled } from "styled-components";
import { view } from "../../apollo/session.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { PrivateNote } from "../../shell/view/keptPrivate.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { addressLines } from "./addressLines.ts";
import { StepHeading } from "./StepHeading.tsx";
import { useAddresses } from "./useAddresses.ts";
import type { Address } from "./useAddresses.ts";

/** The delivery address: a saved one, or a new one. Picking and saving both go on to the next step. Source: S1 §2 */
export function AddressStep({ onPick }: { onPick: (address: Address) => void }) {
  const { addresses, error, refetch, save, remove, tellFailure } = useAddresses();

  return (
    <>
      <StepHeading>Delivery Address</StepHeading>
      {!addresses && !error ? (
        <Saved as="div" role="status" aria-busy="true" aria-label="Loading your addresses">
          <Skeleton $h="98px" />
        </Saved>
      ) : null}
      {error && view ? <PrivateNote /> : null}
      {error && !view ? (
        <ErrorState message="Failed to load your addresses" onRetry={() => void refetch()} />
      ) : null}
      {addresses?.length === 0 ? <None>No saved addresses yet.</None> : null}
      {addresses && addresses.length > 0 ? (
        <>
          <h4>Select existing address:</h4>
          <Saved>
            {addresses.map((address) => (
              <li key={address.id}>
                <Pick type="button" onClick={() => onPick(address)}>
                  <strong>
                    {address.fullName}
                    {address.isDefault ? <StatusBadge tone="info">Default</StatusBadge> : null}
                  </strong>
                  {addressLines(address).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </Pick>
                <IconButton
                  label={`Remove the address of ${address.fullName}, ${address.streetAddress}`}
                  onClick={() => void remove(address)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </li>
            ))}
          </Saved>
        </>
      ) : null}
      <OfflineNote />
      <h4>Or add new address:</h4>
      <AddressForm save={save} tellFailure={tellFailure} onSaved={onPick} />
    </>
  );
}

const Saved = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  li {
    position: relative;
  }

  li > :last-child {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
`;

const None = styled.p`
  color: var(--ink2);
`;

const Pick = styled.button`
  display: grid;
  inline-size: 100%;
  padding: 12px 56px 12px 16px;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--counter);
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--well);
  }

  strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-weight: 650;
  }

  > span {
    color: var(--ink2);
  }
`;
