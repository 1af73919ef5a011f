import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { space } from "../../../ui/theme.ts";
import { NotificationSettings } from "../../notifications/NotificationSettings.tsx";
import { BlockedMembers } from "../../safety/BlockedMembers.tsx";
import { SessionList } from "../SessionList.tsx";
import { TwoStepSettings } from "../twoStep/TwoStepSettings.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { PasswordSettings } from "./PasswordSettings.tsx";
import { PrivacySettings } from "./PrivacySettings.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const SettingsFragment = graphql(`
  fragment Settings_viewer on Viewer {
    ...PrivacySettings_viewer
  }
`);

/** The account settings of the member. */
export function Settings({ viewer: masked }: { viewer: FragmentType<typeof SettingsFragment> }) {
  const viewer = getFragment(SettingsFragment, masked);

  return (
    <Stack>
      <SettingsSection
        title="Email Notifications"
        hint="E-mails are sent while you are away. On the site you see it at once."
      >
        <NotificationSettings />
      </SettingsSection>
      <PrivacySettings viewer={viewer} />
      <SettingsSection
        title="Blocked members"
        hint="Neither of you can write or make an offer to the other."
      >
        <BlockedMembers />
      </SettingsSection>
      <PasswordSettings />
      <SettingsSection
        title="Two-step sign-in"
        hint="A second step after the password: who learns it is still not in."
      >
        <TwoStepSettings />
      </SettingsSection>
      <SettingsSection
        title="Sessions"
        hint="Every browser and program that is signed in as you. End the ones you do not know, then change your password."
      >
        <SessionList />
      </SettingsSection>
      <DeleteAccount />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
