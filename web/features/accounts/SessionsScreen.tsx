import { styled } from "styled-components";
import { keptPrivate } from "../../shell/view/keptPrivate.tsx";
import { Page } from "../../ui/Page.tsx";
import { SessionList } from "./SessionList.tsx";

/** The member's sessions, as a screen of their own. */
export const SessionsScreen = keptPrivate("Sessions", Sessions);

function Sessions() {
  return (
    <Page title="Sessions">
      <Intro>
        Every browser and program that is signed in as you. End the ones you do not know, then
        change your password.
      </Intro>
      <SessionList />
    </Page>
  );
}

const Intro = styled.p`
  color: var(--ink2);
`;
