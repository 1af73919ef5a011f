import { useApolloClient } from "@apollo/client/react";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { momentText } from "../../../ui/dayText.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { Secret } from "./SecretDialog.tsx";
import { daysWords } from "./tokenWords.ts";

const RotateApiToken = graphql(`
  mutation RotateApiToken($id: ID!, $version: Int!, $overlapDays: Int!) {
    rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) {
      token
    }
  }
`);

const INITIAL = { overlapDays: "1" };
const OVERLAPS = [
  { value: "0", label: "No time: it ends at once" },
  ...[1, 3, 7].map((days) => ({ value: String(days), label: daysWords(days) })),
];

interface Props {
  token: { id: string; name: string; version: number; previousUntil: string | null };
  onReplaced: (secret: Secret) => void;
  onClose: () => void;
}

/** Asks how long the secret until now stays good, and gives a token another one. */
export function ReplaceSecretDialog({ token, onReplaced, onClose }: Props) {
  // As it was when the member opened this: that another page replaces it meanwhile must not go unseen.
  const [{ id, name, version, previousUntil }] = useState(token);
  const [rotate] = useCommand(RotateApiToken);
  const { withProof, proofDialog } = useProof();
  const client = useApolloClient();
  const toast = useToast();

  async function handleSubmit(
    { overlapDays }: typeof INITIAL,
    { setErrors }: Pick<FormikHelpers<typeof INITIAL>, "setErrors">,
  ) {
    try {
      const variables = { id, version, overlapDays: Number(overlapDays) };
      const { rotateApiToken } = await withProof(() =>
        rotate(variables, { fetchPolicy: "no-cache", refetchQueries: ["ApiTokens"] }),
      );
      onReplaced({ name, token: rotateApiToken.token });
    } catch (error) {
      const { code, message, fields } = toFailure(error);
      setErrors(fields);
      const isOld = code === "VERSION_CONFLICT" || code === "NOT_FOUND";
      toast({
        title: "Could not replace the secret",
        description: isOld ? OLD[code] : message,
        destructive: true,
      });
      if (!isOld) return;
      void client.refetchQueries({ include: ["ApiTokens"] });
      onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Replace the secret of ${name}?`}
      description={`The program needs the new one. The token then lasts as long again as it was made for.${
        previousUntil
          ? ` Its earlier secret, good until ${momentText(previousUntil)}, ends at once.`
          : ""
      }`}
    >
      <Formik initialValues={INITIAL} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label="Replace a secret" inDialog>
            <SelectField
              name="overlapDays"
              label="The secret until now stays good for"
              options={OVERLAPS}
            />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Replace secret
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}

/** Why a token cannot be replaced as it was read. */
const OLD = {
  VERSION_CONFLICT: "It was replaced meanwhile. The list shows it as it is now.",
  NOT_FOUND: "It ended meanwhile. The list shows it as it is now.",
} as const;
