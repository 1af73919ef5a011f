import { object, string } from "yup";
import {
  DISPUTE_ANSWER_HOURS,
  DISPUTE_NOTES_MAX,
  DISPUTE_QUESTIONS_MAX,
} from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import type { DisputeRoom } from "../../reviews/disputes/disputeRoom.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";

const TryAskDispute = graphql(`
  mutation TryAskDispute($id: ID!, $text: String!) {
    dryRun {
      askDispute(id: $id, text: $text) {
        ...ActionEffects_effects
      }
    }
  }
`);

const AskDispute = graphql(`
  mutation AskDispute($id: ID!, $text: String!, $confirms: String) {
    askDispute(id: $id, text: $text, confirms: $confirms) {
      dispute {
        id
        ...DisputeRoom_dispute
      }
    }
  }
`);

/** The same rules as the server's. */
const schema = object({
  text: string()
    .trim()
    .required("Write something first")
    .max(DISPUTE_NOTES_MAX, `This may have at most ${DISPUTE_NOTES_MAX} characters`),
});

/** Asks both sides of a dispute something; the decision waits for the answer. Source: S2 §2 */
export function AskDialog({ dispute, onClose }: { dispute: DisputeRoom; onClose: () => void }) {
  const [tryOut] = useCommand(TryAskDispute);
  const [ask] = useCommand(AskDispute);
  const { id, reporter, reported } = dispute;
  const inputOf = ({ text }: { text: string }) => ({ id, text: text.trim() });

  return (
    <ActionDialog
      title="Ask both sides?"
      actLabel="Ask both sides"
      destructive={false}
      done="Both sides are asked"
      failed="Failed to ask"
      initialValues={{ text: "" }}
      schema={schema}
      summary={({ text }) => [
        ["Question", text.trim()],
        ["Time to answer", `${DISPUTE_ANSWER_HOURS} hours`],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.askDispute);
      }}
      act={(values, confirms) => ask({ ...inputOf(values), confirms })}
      onClose={onClose}
    >
      <TextAreaField
        name="text"
        label="Question"
        hint={`${reporter.displayName} and ${reported.displayName} read it and have ${DISPUTE_ANSWER_HOURS} hours. At most ${DISPUTE_QUESTIONS_MAX} times in a dispute.`}
        required
        rows={4}
        maxLength={DISPUTE_NOTES_MAX}
      />
    </ActionDialog>
  );
}
