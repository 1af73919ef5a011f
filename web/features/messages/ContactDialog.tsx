import { Form, Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { object, string } from "yup";
import { MESSAGE_MAX } from "../../../schema/limits.ts";
import type { Failure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";

const CONTACT_SELLER = graphql(`
  mutation ContactSeller($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        id
      }
      conversation {
        id
        updatedAt
      }
    }
  }
`);

const CONTENT = object({
  content: string()
    .trim()
    .required("Write a message")
    .max(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`),
});

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  recipient: { id: string; displayName: string };
  /** The item that the message is about. */
  item?: { id: string; title: string };
}

/** Writes a message to a member, about an item if one is given. Source: S1 §3 "recipientId, content, itemId". */
export function ContactDialog({ open, onOpenChange, recipient, item }: Props) {
  const [send] = useCommand(CONTACT_SELLER);
  // One id per message, so that a retry after a lost response does not send it twice.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const toast = useToast();

  async function handleSubmit({ content }: { content: string }) {
    try {
      await send({
        input: {
          toUserId: recipient.id,
          content: content.trim(),
          itemId: item?.id ?? null,
          clientId,
        },
      });
    } catch (failure) {
      const { code, message } = failure as Failure;
      toast({
        title: "Error",
        description:
          code === "NETWORK" ? "Failed to send message" : message || "Failed to send message",
        destructive: true,
      });
      return;
    }
    setClientId(crypto.randomUUID());
    toast({
      title: "Message sent",
      description: `${recipient.displayName} can answer in Messages.`,
    });
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Message ${recipient.displayName}`}
      {...(item && { description: `About ${item.title}` })}
    >
      <Formik initialValues={{ content: "" }} validationSchema={CONTENT} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Fields noValidate>
            <TextAreaField name="content" label="Message" maxLength={MESSAGE_MAX} rows={4} />
            <Acts>
              <Button onClick={() => onOpenChange(false)}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                {isSubmitting ? "Working…" : "Send"}
              </Button>
            </Acts>
          </Fields>
        )}
      </Formik>
    </Dialog>
  );
}

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
