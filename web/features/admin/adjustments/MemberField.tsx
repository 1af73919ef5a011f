import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldFrame, useFieldControl } from "../../../ui/FieldFrame.tsx";
import { Input } from "../../../ui/Input.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import type { Adjusted } from "./request.ts";

const FoundMembers = graphql(`
  query FoundMembers($q: String!) {
    adminUsers(filter: { q: $q }, first: 6) {
      edges {
        node {
          id
          displayName
          username
          tpBalance
          isDeleted
        }
      }
    }
  }
`);

/** So long nobody types before it is searched. */
const PAUSE_MS = 250;

/** The focus goes on with what takes the place of the pressed button. */
const focused = (element: HTMLElement | null) => element?.focus();

/** The member of a formik form, found by a part of the name: what is found is chosen by its button. */
export function MemberField({ name }: { name: string }) {
  const { id, error, control } = useFieldControl<Adjusted | null>(name, true);
  const { setFieldValue } = useFormikContext();
  const [text, setText] = useState("");
  const q = usePaused(text.trim(), PAUSE_MS);
  const {
    data,
    previousData,
    error: failure,
  } = useQuery(FoundMembers, {
    variables: { q },
    skip: q === "",
  });
  const found = (q === "" ? undefined : (data ?? previousData))?.adminUsers.edges
    .map(({ node }) => node)
    .filter(({ isDeleted }) => !isDeleted);
  const { value, ...rest } = control;

  if (value)
    return (
      <Chosen>
        <Person member={value} />
        <Button $small ref={focused} onClick={() => void setFieldValue(name, null)}>
          Choose another
        </Button>
      </Chosen>
    );
  return (
    <FieldFrame id={id} label="Member" hint="Username, e-mail or display name" error={error}>
      <Input
        {...rest}
        ref={focused}
        type="text"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Whoever leaves it goes on to what was found, and has missed nothing yet.
        onBlur={undefined}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Found role="status">
        {failure ? <p>The search failed. Try again.</p> : null}
        {found?.length === 0 ? <p>No users found</p> : null}
        {found && found.length > 0 ? (
          <ul aria-label="Members found">
            {found.map((member) => (
              <li key={member.id}>
                <Button onClick={() => void setFieldValue(name, member)}>
                  <Person member={member} />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </Found>
    </FieldFrame>
  );
}

function Person({ member }: { member: Adjusted }) {
  return (
    <Line>
      <strong>{member.displayName}</strong> @{member.username} · {tpText(member.tpBalance)}
    </Line>
  );
}

const Line = styled.span`
  overflow-wrap: anywhere;
  text-align: start;
  font-weight: 400;
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--well);
`;

const Found = styled.div`
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  button {
    inline-size: 100%;
    justify-content: flex-start;
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
