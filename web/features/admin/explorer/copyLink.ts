import type { useToast } from "../../../ui/toast.tsx";

/** Copies the address of a path, and says so. Undefined: what the link would have is too long for one. */
export async function copyLink(
  path: string | undefined,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  if (path === undefined) {
    toast({
      title: "Too long for a link",
      description: "Save the query, and share its address.",
      destructive: true,
    });
    return;
  }
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: "Opening it runs nothing." });
  } catch {
    toast({ title: "Copy failed", description: url, destructive: true });
  }
}
