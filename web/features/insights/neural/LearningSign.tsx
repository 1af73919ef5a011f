import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useConnection } from "../../../apollo/connection.ts";
import { space } from "../../../ui/theme.ts";
import { useActivityOff } from "../useActivityOff.ts";

const TOGGLE_MS = 3000;

/** Goes on and off every three seconds, only while the market is connected and learns of the viewer. It says nothing else. Source: PN-013, C39 */
export function LearningSign() {
  const { state } = useConnection();
  const [isOn, setOn] = useState(true);
  const isOff = useActivityOff();
  const isLive = state === "online" && !isOff;

  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => setOn((was) => !was), TOGGLE_MS);
    return () => clearInterval(timer);
  }, [isLive]);

  if (!isLive) return null;
  return (
    <Sign aria-hidden data-on={isOn}>
      Learning
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: var(--ink3);
  font-size: 0.875rem;

  &::before {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--ok);
    border-radius: 50%;
    content: "";
  }

  &[data-on="true"]::before {
    background: var(--ok);
  }
`;
