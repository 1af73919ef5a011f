import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DotsButton } from "../../ui/DotsButton.tsx";
import { Drawer } from "../../ui/Drawer.tsx";
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Variant } from "./Variant.tsx";

const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "price", label: "Lowest TP first" },
] as const;

/** Components that open over a screen. */
export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "drawer" | null>(null);
  const [sort, setSort] = useState<(typeof SORTS)[number]["value"]>("newest");
  const toast = useToast();
  const close = () => setOpen(null);

  return (
    <>
      <Variant of="Dialog, ConfirmDialog, Drawer">
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Ask first</Button>
        <Button onClick={() => setOpen("drawer")}>Open drawer</Button>
      </Variant>
      <Variant of="Menu, DotsButton">
        <Menu trigger={<DotsButton aria-label="More about this sample" />} label="Of one line">
          <MenuItem disabled>Reported</MenuItem>
        </Menu>
        <Menu trigger={<Button>Open menu</Button>} label="A sample menu">
          <MenuLabel>Noor</MenuLabel>
          <MenuItem to="/gallery">Gallery</MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuLine />
          <MenuChoices label="Sort by" value={sort} choices={SORTS} onChange={setSort} />
        </Menu>
      </Variant>
      <Variant of="toast, ToastStage">
        <Button onClick={() => toast({ title: "Offer sent", description: "Jun has 48 hours." })}>
          Say so
        </Button>
        <Button
          onClick={() =>
            toast({ title: "Error", description: "Failed to send message", destructive: true })
          }
        >
          Say what failed
        </Button>
      </Variant>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title="Decline this offer?"
        description="Jun is told, with your reason if you give one."
      >
        <Button $kind="act" onClick={close}>
          Done
        </Button>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={close}
        title="Remove Enamel teapot?"
        body="It leaves the market. Open offers on it are closed."
        confirmLabel="Remove"
        destructive
        onConfirm={close}
      />
      {open === "drawer" ? (
        <Drawer title="Your cart" onClose={close} footer={<Button onClick={close}>Done</Button>}>
          <p>Three items.</p>
        </Drawer>
      ) : null}
    </>
  );
}
