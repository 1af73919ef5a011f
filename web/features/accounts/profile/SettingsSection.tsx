import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";

/** One section of the settings: its title, an explanation, and the controls. */
export function SettingsSection(props: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{props.title}</h2>
        {props.hint ? <p>{props.hint}</p> : null}
      </Head>
      {props.children}
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  gap: 4px;

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
