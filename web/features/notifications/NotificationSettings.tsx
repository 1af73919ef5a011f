import { useQuery } from "@apollo/client/react";
import { Fragment, useId } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useToast } from "../../ui/toast.tsx";

export const SettingsFragment = graphql(`
  fragment NotificationSettings_settings on NotificationSettings {
    emails
    groups {
      name
      label
      preferences {
        type
        label
        inApp
        email
      }
    }
  }
`);

export const NotificationSettingsQuery = graphql(`
  query NotificationSettings {
    notificationSettings {
      ...NotificationSettings_settings
    }
  }
`);

const SetPreference = graphql(`
  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {
    setNotificationPreference(input: $input) {
      ...NotificationSettings_settings
    }
  }
`);

const SetEmails = graphql(`
  mutation SetNotificationEmails($emails: Boolean!) {
    setNotificationEmails(emails: $emails) {
      ...NotificationSettings_settings
    }
  }
`);

/** The kinds of notifications, and the channels of each. A switch applies from the next notification on. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(NotificationSettingsQuery, {
    fetchPolicy: "cache-and-network",
  });
  const id = useId();
  const { setPreference, setEmails } = useChoices();
  const settings = getFragment(SettingsFragment, data?.notificationSettings ?? null);

  if (error && !settings)
    return <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />;
  if (!settings) return <Skeleton $h="360px" />;
  return (
    <>
      <Master>
        <span id={`${id}-all`}>
          Send me e-mails
          <small>Mails about your account itself, such as a new password, always come.</small>
        </span>
        <Switch
          aria-labelledby={`${id}-all`}
          checked={settings.emails}
          onCheckedChange={(emails) => void setEmails(emails)}
        />
      </Master>
      <Table>
        <thead>
          <tr>
            <th scope="col">Tell me when</th>
            <th scope="col">On the site</th>
            <th scope="col">By e-mail</th>
          </tr>
        </thead>
        <tbody>
          {settings.groups.map(({ name, label, preferences }) => (
            <Fragment key={name}>
              <tr>
                <Group colSpan={3} scope="colgroup">
                  {label}
                </Group>
              </tr>
              {preferences.map((each) => (
                <tr key={each.type}>
                  <th scope="row">{each.label}</th>
                  <td>
                    <Switch
                      aria-label={`${each.label}, on the site`}
                      checked={each.inApp}
                      onCheckedChange={(inApp) => void setPreference({ type: each.type, inApp })}
                    />
                  </td>
                  <td>
                    <Switch
                      aria-label={`${each.label}, by e-mail`}
                      checked={each.email && settings.emails}
                      disabled={!settings.emails}
                      onCheckedChange={(email) => void setPreference({ type: each.type, email })}
                    />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function useChoices() {
  const [choose] = useCommand(SetPreference);
  const [switchEmails] = useCommand(SetEmails);
  const toast = useToast();
  const said = (saving: Promise<unknown>) =>
    saving.catch((error: unknown) =>
      toast({ title: "Error", description: toFailure(error).message, destructive: true }),
    );

  return {
    setPreference: (input: { type: string; inApp?: boolean; email?: boolean }) =>
      said(
        choose(
          { input },
          {
            update: (cache, { data }) =>
              data &&
              void cache.writeQuery({
                query: NotificationSettingsQuery,
                data: { notificationSettings: data.setNotificationPreference },
              }),
          },
        ),
      ),
    setEmails: (emails: boolean) =>
      said(
        switchEmails(
          { emails },
          {
            update: (cache, { data }) =>
              data &&
              void cache.writeQuery({
                query: NotificationSettingsQuery,
                data: { notificationSettings: data.setNotificationEmails },
              }),
          },
        ),
      ),
  };
}

const Master = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  span {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--ink3);
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 4px 0;
    border-block-start: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }

  thead th {
    border: 0;
    color: var(--ink3);
    font-size: 0.8125rem;
    vertical-align: bottom;
  }

  td,
  thead th + th {
    inline-size: 72px;
    text-align: center;
  }

  td > * {
    margin-inline: auto;
  }
`;

const Group = styled.th`
  && {
    padding-block-start: 12px;
    color: var(--ink);
    font-weight: 650;
  }
`;
