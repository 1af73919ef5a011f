import { Formik, type FormikHelpers } from "formik";
import { styled } from "styled-components";
import { API_TOKENS } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { media } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ScopesField } from "./ScopesField.tsx";
import type { Secret } from "./SecretDialog.tsx";
import { canSpend, EMPTY_TOKEN, inputOf, tokenSchema, type TokenValues } from "./tokenForm.ts";
import { daysWords } from "./tokenWords.ts";

const CreateApiToken = graphql(`
  mutation CreateApiToken($input: ApiTokenInput!) {
    createApiToken(input: $input) {
      token
    }
  }
`);

const LASTS = [7, 30, 90, 365].map((days) => ({ value: String(days), label: daysWords(days) }));

interface Props {
  onMade: (secret: Secret) => void;
  onClose: () => void;
}

/** Asks what a program may do, and makes a token for it. */
export function NewTokenDialog({ onMade, onClose }: Props) {
  const [create] = useCommand(CreateApiToken);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  async function handleSubmit(
    values: TokenValues,
    { setErrors }: Pick<FormikHelpers<TokenValues>, "setErrors">,
  ) {
    try {
      const input = inputOf(values);
      const { createApiToken } = await withProof(() =>
        create({ input }, { fetchPolicy: "no-cache", refetchQueries: ["ApiTokens"] }),
      );
      onMade({ name: input.name, token: createApiToken.token });
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: "Could not make the token", description: message, destructive: true });
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="New token"
      description="Make one for each program, so that you can end one without the others. What it can do cannot be changed later."
    >
      <Formik initialValues={EMPTY_TOKEN} validationSchema={tokenSchema} onSubmit={handleSubmit}>
        {({ isSubmitting, values }) => (
          <FormFrame label="Make a token" inDialog>
            <TextField
              name="name"
              label="Name"
              hint="What it is for, so that you know it in your list."
              maxLength={API_TOKENS.nameMax}
              autoComplete="off"
            />
            <ScopesField name="scopes" />
            <Pair>
              <SelectField
                name="days"
                label="Lasts"
                hint="After that it ends by itself."
                options={LASTS}
              />
              <NumberField
                name="tpPerDay"
                label="TP a day"
                hint={
                  canSpend(values.scopes)
                    ? "How many TP it may promise a day by offers and orders."
                    : "Only with offers:write, orders:write or disputes:write."
                }
                min={0}
                max={API_TOKENS.tpPerDayMax}
                disabled={!canSpend(values.scopes)}
              />
            </Pair>
            <TextAreaField
              name="networks"
              label="Networks (optional)"
              hint="The addresses it may be used from, such as 203.0.113.7 or 203.0.113.0/24, one a line. Without any: from anywhere."
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            {/* The field keeps the focus while a button is pressed: an error that appears on blur would push it away. */}
            <DialogButtons onMouseDown={(event) => event.preventDefault()}>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Make token
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
