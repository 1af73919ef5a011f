import { useApolloClient, useQuery } from "@apollo/client/react";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { object, string } from "yup";
import { toFailure } from "../../../apollo/failure.ts";
import { clearSession, whileLeaving } from "../../../apollo/session.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { DeletionPreviewQuery } from "../../../gql/graphql.ts";
import { leaveFlash } from "../../../shell/flash.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { PasswordField } from "../PasswordField.tsx";

const Preview = graphql(`
  query DeletionPreview {
    deletionPreview {
      openOrders
      openOffers
      items
      tp
    }
  }
`);

const Delete = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(password: $password)
  }
`);

const schema = object({ password: string().required("Password is required") });

/** Shows what will end, asks for the password, and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(Preview, { fetchPolicy: "network-only" });
  const preview = data?.deletionPreview;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be undone."
    >
      {error && <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />}
      {!preview && !error && <Skeleton $h="220px" />}
      {preview && <Consequences preview={preview} />}
      {preview && preview.openOrders > 0 && (
        <Acts>
          <Button onClick={onClose}>Close</Button>
        </Acts>
      )}
      {preview?.openOrders === 0 && <Confirmation onClose={onClose} />}
    </Dialog>
  );
}

function Consequences({ preview }: { preview: DeletionPreviewQuery["deletionPreview"] }) {
  const { openOrders, openOffers, items, tp } = preview;
  if (openOrders > 0) {
    return (
      <p role="alert">
        {openOrders === 1 ? "One order is" : `${openOrders} orders are`} under way. Somebody waits
        for goods or TP: finish or cancel first, in <Link to="/orders">your orders</Link> or in the{" "}
        <Link to="/offers/seller">Seller Dashboard</Link>.
      </p>
    );
  }
  return (
    <List>
      <li>Your name, texts, photos and addresses are erased, and every device is signed out.</li>
      {items > 0 && (
        <li>{items === 1 ? "Your item leaves" : `Your ${items} items leave`} the market.</li>
      )}
      {openOffers > 0 && (
        <li>{openOffers === 1 ? "One open offer is" : `${openOffers} open offers are`} closed.</li>
      )}
      {tp > 0 && <li>Your {tpText(tp)} go back to the market. Nobody else gets them.</li>}
      <li>
        Messages, offers and orders you share with others stay with them, under “Former member”.
      </li>
    </List>
  );
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [run] = useCommand(Delete);
  const [isGone, setGone] = useState(false);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  async function handleSubmit(
    { password }: { password: string },
    { setErrors }: FormikHelpers<{ password: string }>,
  ) {
    try {
      await withProof(() => whileLeaving(() => run({ password })));
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: "Failed to delete account", description: message, destructive: true });
      return;
    }
    setGone(true);
    clearSession();
    leaveFlash({ title: "Account deleted", description: "Goodbye, and thank you." });
    await client.clearStore().catch(() => undefined);
    window.location.assign("/");
  }

  return (
    <>
      {proofDialog}
      <Formik initialValues={{ password: "" }} validationSchema={schema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label="Delete your account" inDialog>
            <PasswordField
              name="password"
              label="Your password"
              hint="Type it once more, so that we know it is you."
              autoComplete="current-password"
            />
            <Acts>
              <Button onClick={onClose}>Keep my account</Button>
              <Button type="submit" $kind="danger" busy={isSubmitting || isGone}>
                Delete for ever
              </Button>
            </Acts>
          </FormFrame>
        )}
      </Formik>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
