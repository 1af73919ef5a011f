import { useQuery } from "@apollo/client/react";
import { Form, Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { object, string } from "yup";
import { REPORT_DETAILS_MAX } from "../../../schema/limits.ts";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { ReportReason, ReportSubject } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";

const Report = graphql(`
  mutation Report($input: ReportInput!) {
    report(input: $input) {
      reportId
      createdAt
    }
  }
`);

const ReportedItem = graphql(`
  query ReportedItem($id: ID!) {
    item(id: $id) {
      id
      isReported
    }
  }
`);

const ReportedMember = graphql(`
  query ReportedMember($id: ID!) {
    user(id: $id) {
      id
      isReported
    }
  }
`);

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: "spam", label: "Spam or advertising" },
  { value: "scam", label: "Fraud or scam" },
  { value: "harassment", label: "Harassment" },
  { value: "prohibited_item", label: "Something that must not be offered here" },
  { value: "other", label: "Something else" },
];

const TYPES = {
  member: "User",
  message: "Message",
  item: "Item",
  review: "Review",
  post: "FeedPost",
  comment: "PostComment",
  guide: "Guide",
} as const satisfies Record<ReportSubject, string>;

const terms = object({
  reason: string().required("Choose a reason"),
  details: string().max(REPORT_DETAILS_MAX, `At most ${REPORT_DETAILS_MAX} characters`),
});

interface Props {
  readonly subject: ReportSubject;
  readonly id: string;
  /** How the title names the subject: "Ben", "this message". */
  readonly name: string;
  /** Set it if the list around the dialog already knows. */
  readonly isReported?: boolean;
  readonly onClose: () => void;
}

/** Reports a member, a message, an item or other content to the administrators, with a reason. */
export function ReportDialog({ subject, id, name, onClose, ...known }: Props) {
  const [report] = useCommand(Report);
  const wasReported = useIsReported(subject, id);
  // Kept in state, because filing the report now must not replace the open dialog.
  const [isReported] = useState(known.isReported === true);

  const toast = useToast();

  async function handleSubmit({ reason, details }: { reason: string; details: string }) {
    const input = {
      subject,
      subjectId: id,
      reason: reason as ReportReason,
      details: details.trim() || null,
    };
    try {
      await report(
        { input },
        {
          update: (cache) =>
            void cache.modify({
              id: `${TYPES[subject]}:${id}`,
              fields: { isReported: () => true },
            }),
        },
      );
    } catch (error) {
      const { message } = toFailure(error);
      toast({ title: "Failed to report", description: message, destructive: true });
      return;
    }
    toast({ title: "Reported", description: "Thank you. Only the administrators see it." });
    onClose();
  }

  if (isReported || wasReported) {
    return (
      <Dialog open onOpenChange={onClose} title={`Report ${name}`}>
        <p>You have reported {name}. Only the administrators see it.</p>
        <Acts>
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        </Acts>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${name}`}
      description="Only the administrators see it."
    >
      <Formik
        initialValues={{ reason: "", details: "" }}
        validationSchema={terms}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields noValidate>
            <SelectField name="reason" label="Reason" placeholder="Choose…" options={reasons} />
            <TextAreaField
              name="details"
              label="What happened? (optional)"
              maxLength={REPORT_DETAILS_MAX}
              rows={3}
            />
            <Acts>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Report
              </Button>
            </Acts>
          </Fields>
        )}
      </Formik>
    </Dialog>
  );
}

/** Whether the viewer has already reported the subject; a thread passes it in for its messages. */
function useIsReported(subject: ReportSubject, id: string): boolean {
  const item = useQuery(ReportedItem, { variables: { id }, skip: subject !== "item" });
  const member = useQuery(ReportedMember, { variables: { id }, skip: subject !== "member" });
  return (item.data?.item ?? member.data?.user)?.isReported ?? false;
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
