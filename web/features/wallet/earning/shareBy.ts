import type { ShareChannel } from "../../../gql/graphql.ts";

/** Shares an item's URL by the clipboard, the mail program or the device. Returns false if it was not shared. */
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
    // The clipboard is not available, or the member cancelled.
    return false;
  }
}

/** Encodes spaces as %20, because mail programs do not decode "+". */
function mail(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
