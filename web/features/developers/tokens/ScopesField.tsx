import { useQuery } from "@apollo/client/react";
import { useField } from "formik";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { media } from "../../../ui/theme.ts";

const TokenScopesQuery = graphql(`
  query TokenScopes {
    tokenScopes {
      name
      description
    }
  }
`);

/** What a program may do: every scope with its words. */
export function ScopesField({ name }: { name: string }) {
  const id = useId();
  const { data, error: failure, refetch } = useQuery(TokenScopesQuery);
  const [field, meta, helpers] = useField<string[]>(name);
  const scopes = data?.tokenScopes;
  const error = meta.touched ? meta.error : undefined;

  const handleChange = (scope: string, isChosen: boolean) =>
    void helpers.setValue(
      isChosen ? [...field.value, scope] : field.value.filter((each) => each !== scope),
    );

  return (
    <Group>
      <legend>What it can do</legend>
      {failure && !scopes ? (
        <ErrorState message={toFailure(failure).message} onRetry={() => void refetch()} />
      ) : null}
      {!scopes && !failure ? <LoadingBox label="Loading the scopes" height="440px" /> : null}
      {scopes ? (
        <Rows>
          {scopes.map((scope) => (
            <li key={scope.name}>
              <label htmlFor={`${id}-${scope.name}`}>
                <input
                  id={`${id}-${scope.name}`}
                  type="checkbox"
                  checked={field.value.includes(scope.name)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                  onChange={({ target }) => handleChange(scope.name, target.checked)}
                />
                <span>
                  {scope.description} <code>{scope.name}</code>
                </span>
              </label>
            </li>
          ))}
        </Rows>
      ) : null}
      {error ? (
        <p id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      ) : null}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  legend {
    padding: 0;
    margin-block-end: 6px;
    font-size: 0.9375rem;
    font-weight: 600;
  }

  p {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--bad);
    font-size: 0.9375rem;
  }
`;

const Rows = styled.ul`
  padding: 6px 0;
  border: 1px solid var(--edge);
  border-radius: 8px;

  ${media.m} {
    columns: 2;
    column-gap: 0;
  }

  li {
    break-inside: avoid;
  }

  label {
    display: flex;
    align-items: start;
    gap: 12px;
    min-block-size: 44px;
    padding: 6px 14px;
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    accent-color: var(--act);
  }

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  code {
    display: block;
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
