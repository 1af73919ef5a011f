import { Formik } from "formik";
import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { REVEAL } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";
import type { MaskedCell } from "./tablesOf.ts";

const RevealValue = graphql(`
  mutation RevealValue($id: ID!, $reason: String!) {
    revealValue(id: $id, reason: $reason) {
      value
    }
  }
`);

const schema = reasonSchema(REVEAL.reason);

interface Props extends MaskedCell {
  onClose: () => void;
}

/** Asks why, and shows one masked value until it is closed. One step: it changes nothing that could be counted. */
export function RevealDialog({ rowKey, column, onClose }: Props) {
  const [reveal] = useCommand(RevealValue);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();
  const [revealed, setRevealed] = useState<{ value: string | null }>();
  const name = `${column} of ${rowKey}`;

  if (revealed)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={name}
        description="It is gone from this page when you close it."
      >
        <Revealed value={revealed.value} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Reveal ${name}?`}
      description="The audit log keeps that you looked at it, and why."
    >
      <Formik
        initialValues={{ reason: "" }}
        validationSchema={schema}
        onSubmit={async ({ reason }, { setErrors }) => {
          try {
            const input = { id: `${rowKey}/${column}`, reason: reason.trim() };
            const { revealValue } = await withProof(() =>
              reveal(input, { fetchPolicy: "no-cache" }),
            );
            setRevealed({ value: revealValue.value ?? null });
          } catch (error) {
            const { message, fields } = toFailure(error);
            setErrors(fields);
            toast({
              title: "Failed to reveal the value",
              description: message,
              destructive: true,
            });
          }
        }}
      >
        {({ isSubmitting }) => (
          <FormFrame label={`Reveal ${name}`} inDialog>
            <ReasonField
              hint="It stands in the audit log; nobody is told."
              max={REVEAL.reason.max}
            />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Reveal
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}

function Revealed({ value, onClose }: { value: string | null; onClose: () => void }) {
  const toast = useToast();
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);

  async function handleCopy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Value copied" });
    } catch {
      toast({
        title: "Could not copy",
        description: "Select the value and copy it yourself.",
        destructive: true,
      });
    }
  }

  return (
    <>
      <Value ref={shown} tabIndex={-1}>
        {value ?? "There is no value."}
      </Value>
      <DialogButtons>
        {value === null ? null : (
          <Button onClick={() => void handleCopy(value)}>
            <Copy size={20} aria-hidden /> Copy
          </Button>
        )}
        <Button $kind="act" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </>
  );
}

const Value = styled.p`
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--well);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  user-select: all;
`;
