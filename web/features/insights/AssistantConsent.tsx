import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { space } from "../../ui/theme.ts";

const ASSISTANT = graphql(`
  query Assistant {
    assistant
  }
`);

interface Props {
  /** What would be sent, such as "the photo". */
  what: string;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** Asks whether something may leave the market, where it has an assistant; nothing leaves without it. */
export function AssistantConsent({ what, isAgreed, onAgree }: Props) {
  const host = useQuery(ASSISTANT).data?.assistant;
  if (!host) return null;
  return (
    <Label>
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => onAgree(event.target.checked)}
      />
      <span>
        Also ask the assistant at {host}: {what} is sent there.
      </span>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  font-size: 0.9375rem;
`;
