import { ArrowLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import type { TrustLevel } from "../../gql/graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { media } from "../../ui/theme.ts";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import type { MemberMenu_member } from "../safety/MemberMenu.tsx";

const MemberMenu = lazy(() =>
  import("../safety/MemberMenu.tsx").then((m) => ({ default: m.MemberMenu })),
);

type ThreadMember = FragmentType<typeof MemberMenu_member> & {
  readonly displayName: string;
  readonly avatar: string | null;
  readonly trustLevel: TrustLevel;
};

/** The other member of the thread, and a link back to the list where only one pane fits. */
export function ThreadHead({ member }: { readonly member: ThreadMember | undefined }) {
  return (
    <Head>
      <Back to="/messages" aria-label="Back to conversations">
        <ArrowLeft size={22} aria-hidden />
      </Back>
      {member && <Avatar name={member.displayName} src={member.avatar} />}
      <h1 tabIndex={-1}>{member ? member.displayName : "Conversation"}</h1>
      {member && (
        <Wide>
          <TrustBadge level={member.trustLevel} />
        </Wide>
      )}
      {member && (
        <Menu>
          <Suspense>
            <MemberMenu member={member} />
          </Suspense>
        </Menu>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding: 8px 16px;
  border-block-end: 1px solid var(--line);

  h1 {
    min-inline-size: 0;
    overflow: hidden;
    font-size: 1.25rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Wide = styled.span`
  display: none;

  ${media.m} {
    display: inline;
  }
`;

const Menu = styled.span`
  margin-inline-start: auto;
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-start: -10px;
  border-radius: 8px;
  color: var(--ink);

  ${media.m} {
    display: none;
  }
`;
