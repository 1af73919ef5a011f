import { useEffect, useState } from "react";
import { readRest } from "../../apollo/rest.ts";
import type { TrustLevel } from "../../gql/graphql.ts";

/** A member of the demo market, with the data to sign in as them. */
export type DemoMember = {
  displayName: string;
  email: string;
  password: string;
  trustLevel: TrustLevel;
  isAdmin?: boolean;
  isModerator?: boolean;
};

/** The demo market's members; none on a real market. */
export function useDemoMembers(): readonly DemoMember[] {
  const [members, setMembers] = useState<readonly DemoMember[]>([]);
  useEffect(() => {
    let left = false;
    readRest<{ members: DemoMember[] }>("/api/demo")
      .then((answer) => !left && setMembers(answer.members))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return members;
}
