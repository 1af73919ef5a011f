import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LikeToggle } from "../../ui/LikeToggle.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { RemovableChips } from "../../ui/RemovableChips.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Variant } from "./Variant.tsx";

const KINDS = ["act", "pay", "outline", "quiet", "danger"] as const;
const WORDS = {
  act: "Accept",
  pay: "Purchase",
  outline: "Counter",
  quiet: "Later",
  danger: "Remove",
};
const CHOICES = [
  { value: "all", label: "All" },
  { value: "garden", label: "Home & Garden" },
  { value: "books", label: "Books" },
] as const;

/** Controls to press. */
export function Actions() {
  const [choice, setChoice] = useState<(typeof CHOICES)[number]["value"]>("all");
  const [isOn, setOn] = useState(true);
  const [isLiked, setLiked] = useState(true);
  const [tags, setTags] = useState(["teapot", "enamel"]);
  const handleRemove = (tag: string) => setTags(tags.filter((other) => other !== tag));

  return (
    <>
      {[false, true].map((isSmall) => (
        <Variant key={String(isSmall)} of={isSmall ? "Button, small" : "Button"}>
          {KINDS.map((kind) => (
            <Button key={kind} $kind={kind} $small={isSmall}>
              {WORDS[kind]}
            </Button>
          ))}
          <Button $kind="act" $small={isSmall} busy>
            Accepting
          </Button>
          <Button $small={isSmall} disabled>
            Disabled
          </Button>
        </Variant>
      ))}
      <Variant of="ButtonLink">
        <ButtonLink to="/gallery">Outlined</ButtonLink>
        <ButtonLink to="/gallery" $kind="act">
          Main act
        </ButtonLink>
      </Variant>
      <Variant of="IconButton">
        <IconButton label="Notifications">
          <Bell size={22} aria-hidden />
        </IconButton>
        <Button>
          <span>
            Edit<VisuallyHidden> Enamel teapot</VisuallyHidden>
          </span>
        </Button>
      </Variant>
      <Variant of="Switch">
        <Switch aria-label="Mails" checked={isOn} onCheckedChange={setOn} />
        <Switch aria-label="Mails, off" checked={!isOn} onCheckedChange={(on) => setOn(!on)} />
        <Switch aria-label="Mails, disabled" disabled />
      </Variant>
      <Variant of="LikeToggle">
        <LikeToggle $small isLiked={isLiked} onToggle={async () => setLiked(!isLiked)}>
          {isLiked ? "1 like" : "0 likes"}
        </LikeToggle>
      </Variant>
      <Variant of="RemovableChips">
        <RemovableChips aria-label="Tags" words={tags} noun="tag" onRemove={handleRemove} />
      </Variant>
      <Variant of="ChoiceChips">
        <ChoiceChips legend="Category" choices={CHOICES} value={choice} onChange={setChoice} />
      </Variant>
      <Variant of="Tabs">
        <Tabs defaultValue="pending" data-wide>
          <TabList aria-label="Offers">
            <Tab value="pending">Pending</Tab>
            <Tab value="accepted">Accepted</Tab>
          </TabList>
          <TabPanel value="pending">What waits for an answer.</TabPanel>
          <TabPanel value="accepted">What was agreed.</TabPanel>
        </Tabs>
      </Variant>
      <Variant of="LoadMore">
        <LoadMore hasMore loading={false} onMore={() => Promise.reject(new Error("gallery"))} />
        <LoadMore hasMore loading onMore={() => Promise.resolve()} />
      </Variant>
    </>
  );
}
