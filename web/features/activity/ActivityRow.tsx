import { ArrowLeftRight, Handshake, LogIn, Package, Tag, Wallet } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { ActivityGroup } from "../../gql/graphql.ts";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { insidePath } from "../notifications/insidePath.ts";
import { activityWords } from "./activityWords.ts";

export const ActivityRow_activity = graphql(`
  fragment ActivityRow_activity on Activity {
    id
    kind
    group
    subject
    tp
    url
    at
    member {
      id
      displayName
    }
  }
`);

const ICONS: Readonly<Record<ActivityGroup, LucideIcon>> = {
  listings: Tag,
  offers: ArrowLeftRight,
  deals: Handshake,
  orders: Package,
  wallet: Wallet,
  account: LogIn,
};

/** One entry of the activity, with a link to where its subject is shown. */
export function ActivityRow(props: { activity: FragmentType<typeof ActivityRow_activity> }) {
  const activity = getFragment(ActivityRow_activity, props.activity);
  const { kind, group, subject, member, tp, at } = activity;
  const path = insidePath(activity.url);
  const Icon = ICONS[group];
  const words = activityWords({ kind, subject, member: member?.displayName ?? null });

  return (
    <Row>
      <Mark>
        <Icon size={18} aria-hidden />
      </Mark>
      <Words>
        {path ? <Link to={path}>{words}</Link> : <span>{words}</span>}
        <small>
          <TimeAgo date={at} />
        </small>
      </Words>
      {tp == null ? null : <Tp>{tpText(tp, group === "wallet")}</Tp>}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding: 8px 16px;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 8px;
  background: var(--well);
  color: var(--ink2);
`;

const Words = styled.div`
  display: grid;
  overflow-wrap: anywhere;

  a {
    text-decoration-color: transparent;
  }

  a:hover {
    text-decoration-color: var(--goldLine);
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Tp = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;
