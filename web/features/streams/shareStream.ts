/** The title in the device's share sheet. Source: S2 §2 "Share" */
export const SHARE_TITLE = "Check out this live stream!";

/** How the link was shared; "dismissed" if the member closed the share sheet. */
export type Shared = "device" | "copied" | "dismissed" | "failed";

/** Shares the stream's link with the device's share sheet, else copies it to the clipboard. */
export async function shareStream(
  url: string,
  { share, clipboard }: Partial<Pick<Navigator, "share" | "clipboard">> = navigator,
): Promise<Shared> {
  if (share) {
    try {
      await share.call(navigator, { title: SHARE_TITLE, url });
      return "device";
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === "AbortError") return "dismissed";
    }
  }
  try {
    if (!clipboard) return "failed";
    await clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
