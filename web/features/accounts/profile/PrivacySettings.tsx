import { useId } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { UpdatePrivacyInput, Visibility } from "../../../gql/graphql.ts";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";
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

type Subject = keyof UpdatePrivacyInput;

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

/** Who may see what of the member. A choice is saved at once and applies to every later read. */
export function PrivacySettings({ viewer }: { viewer: FragmentType<typeof PrivacyFragment> }) {
  const { privacy } = getFragment(PrivacyFragment, viewer);
  const [update, { busy }] = useCommand(UpdatePrivacy);
  const toast = useToast();
  const id = useId();

  async function handleChange(subject: Subject, label: string, audience: Visibility) {
    try {
      await update({ input: { [subject]: audience } });
    } catch (error) {
      toast({ title: "Error", description: toFailure(error).message, destructive: true });
      return;
    }
    const who = AUDIENCES.find(({ value }) => value === audience)?.label ?? audience;
    toast({ title: "Privacy settings saved", description: `${label}: ${who}.` });
  }

  return (
    <SettingsSection title="Privacy Settings" hint="Who can see it. You always do.">
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
                if (audience) void handleChange(name, label, audience.value);
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
      </Rows>
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
