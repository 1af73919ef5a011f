import { useApolloClient } from "@apollo/client/react";
import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { AssistantConsent } from "../AssistantConsent.tsx";

const ENHANCED = graphql(`
  query EnhancedDescription($input: DescriptionInput!) {
    enhancedDescription(input: $input) {
      enhancedDescription
      questions
    }
  }
`);

interface Props {
  thing: { title: string; description: string; category: string };
  onDescription: (text: string) => void;
}

/** Rewords the description, and asks what it does not say. Source: PN-011, TO-052 */
export function EnhanceDescription({ thing, onDescription }: Props) {
  const { title, description, category } = thing;
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [withAssistant, setWithAssistant] = useState(false);
  const [questions, setQuestions] = useState<readonly string[]>([]);

  async function handleEnhance() {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: ENHANCED,
        variables: { input: { title, description, category, withAssistant } },
        fetchPolicy: "network-only",
      });
      const answer = data?.enhancedDescription;
      if (!answer) throw new Error("no answer");
      setQuestions(answer.questions);
      if (answer.enhancedDescription === description) {
        toast({ title: "Nothing to mend", description: "Your description reads well as it is." });
        return;
      }
      onDescription(answer.enhancedDescription);
      toast({
        title: "Description enhanced",
        description: "Only the order and the punctuation have changed: every word is yours.",
        action: { label: "Undo", onClick: () => onDescription(description) },
      });
    } catch {
      toast({
        title: "Enhancement failed",
        description: "Could not enhance description right now",
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Group>
      <div>
        <Button
          $small
          busy={busy}
          disabled={description.trim() === ""}
          onClick={() => void handleEnhance()}
        >
          <WandSparkles size={18} aria-hidden />
          {busy ? "Enhancing…" : "Enhance description"}
        </Button>
      </div>
      <AssistantConsent what="your text" isAgreed={withAssistant} onAgree={setWithAssistant} />
      <div role="status">
        {questions.length > 0 ? (
          <>
            <p>Buyers will ask:</p>
            <ul>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  color: var(--ink2);
  font-size: 0.9375rem;

  ul {
    margin: 0;
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;
