import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { CaseContent_CaseFragment } from "../../../gql/graphql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";

export const CaseContent_case = graphql(`
  fragment CaseContent_case on ModerationCase {
    id
    subject
    content
    appealText
    now {
      text
      images {
        path
        small
      }
      isRemovable
    }
    appeals {
      id
      reason
    }
  }
`);

/** What a case is about: what is said against a decision, the words as they were reported, and as they are now. */
export function CaseContent({ one }: { one: CaseContent_CaseFragment }) {
  const { subject, content, appealText, now, appeals } = one;
  const isSame = now.text === content || content === "";
  return (
    <>
      {appealText ? (
        <Words aria-label="The appeal">
          <h3>The appeal</h3>
          <p>{appealText}</p>
          {appeals?.reason ? <small>Against: {appeals.reason}</small> : null}
        </Words>
      ) : null}
      <Words aria-label="What was reported">
        <Head>
          <h3>{isSame ? "What was reported" : "As it was reported"}</h3>
          {now.isRemovable || subject === "member" || subject === "item" ? null : (
            <StatusBadge tone="closed">Not shown any more</StatusBadge>
          )}
        </Head>
        <p>{(isSame ? now.text : content) ?? "It is gone."}</p>
        {now.images.length > 0 ? (
          <Pictures aria-label="Pictures">
            {now.images.map(({ path, small }) => (
              <li key={path}>
                <img src={small} alt="Reported by members" loading="lazy" />
              </li>
            ))}
          </Pictures>
        ) : null}
        {subject === "message" ? (
          <small>Of the thread only this message is shown to you.</small>
        ) : null}
      </Words>
      {isSame ? null : (
        <Words aria-label="As it is now">
          <h3>As it is now</h3>
          <p>{now.text ?? "It is gone."}</p>
        </Words>
      )}
    </>
  );
}

const Words = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--well);
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  small {
    color: var(--ink2);
    font-size: 0.8125rem;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  img {
    display: block;
    inline-size: 120px;
    block-size: 90px;
    border-radius: 4px;
    object-fit: cover;
  }
`;
