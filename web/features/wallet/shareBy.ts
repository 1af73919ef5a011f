import type { ShareChannel } from "../../gql/graphql.ts";

/** Hands an item's address to the clipboard, the mail program or the device. Answers false when nothing was handed over. */
export async function shareBy(
  channel: ShareChannel,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const url = new URL(`/buy/${id}`, window.location.href).href;
  const text = `${title} on Market Day`;
  try {
    if (channel === "copy_link") await navigator.clipboard.writeText(url);
    else if (channel === "device") await navigator.share({ title: text, url });
    else window.location.assign(`mailto:?${mail(text, url)}`);
    return true;
  } catch {
    // The clipboard is closed, or the member thought better of it.
    return false;
  }
}

/** Mail programs do not read "+" as a blank. */
function mail(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
