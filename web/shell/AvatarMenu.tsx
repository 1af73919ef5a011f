import {
  Braces,
  Command,
  Inbox,
  Keyboard,
  LogOut,
  MessagesSquare,
  MonitorSmartphone,
  ShieldCheck,
  ShieldUser,
  ShoppingBag,
  UserRound,
  Video,
} from "lucide-react";
import { styled } from "styled-components";
import { view } from "../apollo/session.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from "../ui/Menu.tsx";
import { useTheme } from "../ui/theme.ts";
import { overlay } from "./overlay.ts";
import { stopView } from "./view/stopView.ts";
import { useViewer } from "./ViewerProvider.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the device" },
] as const;

/** The menu of the member, with everything that has no link in the bar. */
export function AvatarMenu({ viewer }: { viewer: ViewerFragment }) {
  const { signOut } = useViewer();
  const { choice, setChoice } = useTheme();
  const { user, offersAsSeller, offersAsBuyer } = viewer;
  return (
    <Menu
      label="Your menu"
      trigger={
        <Trigger type="button" aria-label={`Menu of ${user.displayName}`}>
          <Avatar name={user.displayName} src={user.avatar} size={36} />
        </Trigger>
      }
    >
      <Who>
        <strong>{user.displayName}</strong>
        <br />
        {viewer.email}
      </Who>
      <MenuLine />
      <MenuItem to="/profile" icon={<UserRound size={18} aria-hidden />}>
        Profile
      </MenuItem>
      <MenuItem to="/community" icon={<MessagesSquare size={18} aria-hidden />}>
        Community
      </MenuItem>
      <MenuItem to="/offers/seller" icon={<Inbox size={18} aria-hidden />}>
        Seller Dashboard
        <ToAnswer count={offersAsSeller} />
      </MenuItem>
      <MenuItem to="/offers/mine" icon={<ShoppingBag size={18} aria-hidden />}>
        My offers
        <ToAnswer count={offersAsBuyer} />
      </MenuItem>
      <MenuItem to="/streams" icon={<Video size={18} aria-hidden />}>
        Streams
      </MenuItem>
      <MenuItem to="/trust-safety" icon={<ShieldCheck size={18} aria-hidden />}>
        Trust &amp; Safety
      </MenuItem>
      <MenuItem to="/sessions" icon={<MonitorSmartphone size={18} aria-hidden />}>
        Sessions
      </MenuItem>
      {viewer.isModerator ? (
        <MenuItem to="/admin" icon={<ShieldUser size={18} aria-hidden />}>
          Admin Panel
        </MenuItem>
      ) : null}
      <MenuLine />
      <MenuLabel>Theme</MenuLabel>
      <MenuChoices label="Theme" value={choice} choices={THEMES} onChange={setChoice} />
      <MenuLine />
      <MenuItem onSelect={() => overlay.open("palette")} icon={<Command size={18} aria-hidden />}>
        Command palette
      </MenuItem>
      <MenuItem to="/developers" icon={<Braces size={18} aria-hidden />}>
        Developers
      </MenuItem>
      <MenuItem onSelect={() => overlay.open("keys")} icon={<Keyboard size={18} aria-hidden />}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem
        onSelect={() => void (view ? stopView() : signOut())}
        icon={<LogOut size={18} aria-hidden />}
      >
        {view ? "Stop viewing" : "Sign out"}
      </MenuItem>
    </Menu>
  );
}

/** The number of offers that wait for the viewer's answer. */
function ToAnswer({ count }: { count: number }) {
  return count > 0 ? <Count>{count} to answer</Count> : null;
}

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  flex: none;
  &:hover,
  &[data-state="open"] {
    background: var(--well);
  }
`;

const Who = styled(MenuLabel)`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  strong {
    color: var(--ink);
    font-weight: 650;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  padding: 1px 8px;
  border-radius: 4px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-size: 0.8125rem;
  font-weight: 600;
`;
