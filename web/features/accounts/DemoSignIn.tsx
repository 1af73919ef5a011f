import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { useDemoMembers } from "./useDemoMembers.ts";
import { useLogin } from "./useSignIn.ts";

/** One-tap sign-in as a member of the demo market; renders nothing on a real market. */
export function DemoSignIn() {
  const members = useDemoMembers();
  const [login, { busy }] = useLogin();
  const [chosen, setChosen] = useState<string | null>(null);
  const toast = useToast();

  async function handleChoose(email: string, password: string) {
    setChosen(email);
    try {
      await login(email, password);
    } catch (error) {
      toast({
        title: "Login Failed",
        description: toFailure(error).message || "Invalid credentials",
        destructive: true,
      });
    }
  }
  if (members.length === 0) return null;
  return (
    <Box aria-labelledby="demo-title">
      <h3 id="demo-title">Try the demo market</h3>
      <p>Sign in as one of its members. Open a second browser as another to trade with yourself.</p>
      <List>
        {members.map(({ displayName, email, password, trustLevel, isAdmin, isModerator }) => (
          <li key={email}>
            <Choice
              busy={busy && chosen === email}
              disabled={busy && chosen !== email}
              onClick={() => void handleChoose(email, password)}
            >
              <Avatar name={displayName} size={32} />
              <span>{displayName}</span>
              {isAdmin ? <small>Administrator</small> : null}
              {isModerator ? <small>Moderator</small> : null}
              {isAdmin || isModerator ? null : <TrustBadge level={trustLevel} />}
            </Choice>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  p {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

const Choice = styled(Button)`
  inline-size: 100%;
  justify-content: flex-start;
  padding-block: 5px;
  small {
    font-size: 0.8125rem;
    color: var(--ink2);
  }
  span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    text-align: start;
  }
`;
