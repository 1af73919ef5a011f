import { useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";

/** Confirms declining an offer, with an optional reason. */
export function DeclineDialog(props: {
  readonly title: string;
  readonly busy: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDecline: (reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const reasonId = useId();

  return (
    <Dialog
      open
      onOpenChange={props.onOpenChange}
      title={props.title}
      description="They are told at once, and what they promised is free again."
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          props.onDecline(reason);
        }}
      >
        <Field>
          <Label htmlFor={reasonId}>Reason (optional)</Label>
          <Input
            id={reasonId}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Buttons>
          <Button type="button" onClick={() => props.onOpenChange(false)}>
            Keep it
          </Button>
          <Button type="submit" $kind="danger" busy={props.busy}>
            Decline offer
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Field = styled.div`
  display: grid;
  gap: 4px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
`;
