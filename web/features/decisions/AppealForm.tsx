import { Formik } from "formik";
import { object, string } from "yup";
import { MODERATION } from "../../../schema/limits.ts";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { timestampText } from "../../ui/dayText.ts";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { useToast } from "../../ui/toast.tsx";

const AppealDecision = graphql(`
  mutation AppealDecision($input: AppealInput!) {
    appealDecision(input: $input) {
      id
      ...DecisionScreen_decision
    }
  }
`);

const { reason, appealMax } = MODERATION;
/** The same rules as the server's. */
const schema = object({
  text: string()
    .trim()
    .required("Please say why this is wrong")
    .min(reason.min, `This must be at least ${reason.min} characters`)
    .max(appealMax, `This may have at most ${appealMax} characters`),
});

/** Contests a decision, once. */
export function AppealForm({ id, until }: { id: string; until: string }) {
  const [appeal] = useCommand(AppealDecision);
  const toast = useToast();

  async function handleSubmit({ text }: { text: string }) {
    try {
      await appeal({ input: { id, text: text.trim() } });
      toast({ title: "Your appeal is on its way" });
    } catch (error) {
      toast({
        title: "Failed to send your appeal",
        description: toFailure(error).message,
        destructive: true,
      });
    }
  }

  return (
    <Card aria-label="Contest it">
      <h2>Do you think that this is wrong?</h2>
      <p>
        You can contest it once, until {timestampText(until)}. Somebody else than before looks at
        it, if there is anybody.
      </p>
      <Formik initialValues={{ text: "" }} validationSchema={schema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label="Contest the decision">
            <TextAreaField
              name="text"
              label="Why it is wrong"
              required
              rows={4}
              maxLength={appealMax}
            />
            <div>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Contest it
              </Button>
            </div>
          </FormFrame>
        )}
      </Formik>
    </Card>
  );
}
