import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { AuthenticatorRow } from "./AuthenticatorRow.tsx";
import { PasskeyRows } from "./PasskeyRows.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RecoveryCodesRow } from "./RecoveryCodesRow.tsx";

export const TwoStepQuery = graphql(`
  query TwoStep {
    twoStepSignIn {
      isOn
      isRequired
      ...AuthenticatorRow_twoStep
      ...PasskeyRows_twoStep
      ...RecoveryCodesRow_twoStep
    }
  }
`);

/** What the member has for the second step of a sign-in, and how to set it up. */
export function TwoStepSettings() {
  const { data, error, refetch } = useQuery(TwoStepQuery, { fetchPolicy: "cache-and-network" });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const twoStep = data?.twoStepSignIn;

  const handleChanged = (recoveryCodes: readonly string[] = []) => {
    setCodes(recoveryCodes);
    void refetch();
  };
  return (
    <Stack aria-busy={!twoStep && !error}>
      {error ? (
        <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!twoStep && !error ? <Skeleton $h="180px" /> : null}
      {twoStep ? (
        <>
          <p>{stateWords(twoStep)}</p>
          <List>
            <AuthenticatorRow twoStep={twoStep} onChanged={handleChanged} />
            <PasskeyRows twoStep={twoStep} onChanged={handleChanged} />
            {twoStep.isOn ? <RecoveryCodesRow twoStep={twoStep} onRenewed={handleChanged} /> : null}
          </List>
        </>
      ) : null}
      {codes.length > 0 ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} /> : null}
      <OfflineNote />
    </Stack>
  );
}

function stateWords({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }): string {
  if (isOn) return "On. A password alone signs nobody in as you.";
  if (isRequired) return "Off. An administrator cannot act without it: set up one of the two.";
  return "Off. Set up one of the two, and a password alone signs nobody in as you.";
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
