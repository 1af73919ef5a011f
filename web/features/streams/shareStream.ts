/** The words the device's share sheet is opened with. Source: S2 §2 "Share" */
export const SHARE_TITLE = "Check out this live stream!";

/** How the link went out; "dismissed" when the member closed the share sheet. */
export type Shared = "device" | "copied" | "dismissed" | "failed";

/** Hands the stream's link to the device's share sheet, else to the clipboard. */
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
