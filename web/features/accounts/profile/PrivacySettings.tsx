import { useId, useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { UpdatePrivacyInput, Visibility } from "../../../gql/graphql.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { media, space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const PrivacyFragment = graphql(`
  fragment PrivacySettings_viewer on Viewer {
    id
    privacy {
      location
      online
      wantedItems
      leaderboard
      isActivityUsed
    }
  }
`);

const UpdatePrivacy = graphql(`
  mutation UpdatePrivacy($input: UpdatePrivacyInput!) {
    updatePrivacy(input: $input) {
      id
      ...PrivacySettings_viewer
    }
  }
`);

type Subject = Exclude<keyof UpdatePrivacyInput, "isActivityUsed">;

const SUBJECTS: readonly { name: Subject; label: string; hint: string }[] = [
  { name: "location", label: "Location", hint: "The place in your profile." },
  { name: "online", label: "Online", hint: "Whether you are online now." },
  { name: "wantedItems", label: "Wanted items", hint: "The items you like, on your public page." },
  {
    name: "leaderboard",
    label: "Leaderboard",
    hint: "Your place by experience points. Visitors see no leaderboard.",
  },
];

const AUDIENCES: readonly { value: Visibility; label: string }[] = [
  { value: "everybody", label: "Everybody" },
  { value: "members", label: "Members" },
  { value: "nobody", label: "Nobody" },
];

/** Who may see what of the member, and whether their activity is used. A choice is saved at once and applies to every later read. */
export function PrivacySettings({ viewer }: { viewer: FragmentType<typeof PrivacyFragment> }) {
  const { privacy } = getFragment(PrivacyFragment, viewer);
  const [update, { busy }] = useCommand(UpdatePrivacy);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const id = useId();

  async function save(input: UpdatePrivacyInput, description: string) {
    try {
      await update({ input });
    } catch (error) {
      toast({ title: "Error", description: toFailure(error).message, destructive: true });
      throw error;
    }
    toast({ title: "Privacy settings saved", description });
  }

  return (
    <SettingsSection
      title="Privacy Settings"
      hint="Who sees what of you, and what your activity is used for."
    >
      <Rows aria-busy={busy}>
        {SUBJECTS.map(({ name, label, hint }) => (
          <li key={name}>
            <div>
              <Label htmlFor={`${id}-${name}`}>{label}</Label>
              <Hint id={`${id}-${name}-hint`}>{hint}</Hint>
            </div>
            <Select
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-hint`}
              value={privacy[name]}
              onChange={({ target }) => {
                const audience = AUDIENCES.find(({ value }) => value === target.value);
                if (audience)
                  save({ [name]: audience.value }, `${label}: ${audience.label}.`).catch(
                    () => undefined,
                  );
              }}
            >
              {AUDIENCES.map((audience) => (
                <option key={audience.value} value={audience.value}>
                  {audience.label}
                </option>
              ))}
            </Select>
          </li>
        ))}
        <li>
          <div>
            <Label htmlFor={`${id}-activity`}>Use my activity</Label>
            <Hint id={`${id}-activity-hint`}>
              For your recommendations and predictions, for what the market tells you of yourself,
              and for what others are told of prices and demand.
            </Hint>
          </div>
          <Switch
            id={`${id}-activity`}
            aria-describedby={`${id}-activity-hint`}
            checked={privacy.isActivityUsed}
            onCheckedChange={(isOn) => {
              if (!isOn) setAsking(true);
              else if (!busy)
                save({ isActivityUsed: true }, "Use my activity: on.").catch(() => undefined);
            }}
          />
        </li>
      </Rows>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Switch “Use my activity” off?"
        body="The record of your visits and of the items you looked at is deleted, and so are your predictions. This cannot be undone. Your likes, offers and deals stay."
        confirmLabel="Switch off"
        onConfirm={() => save({ isActivityUsed: false }, "Use my activity: off.")}
      />
    </SettingsSection>
  );
}

const Rows = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding-block: ${space(3)};

    ${media.s} {
      grid-template-columns: minmax(0, 1fr) 180px;
    }
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Hint = styled.p`
  color: var(--ink3);
  font-size: 0.8125rem;
`;
