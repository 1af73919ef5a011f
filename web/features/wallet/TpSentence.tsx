import { useViewer } from "../../shell/ViewerProvider.tsx";
import { type TpContext, tpSentence, type TpStory } from "./tpWords.ts";

/** The effect of an offer or order on the viewer's TP, in one sentence that follows the wallet live. */
export function TpSentence({ story, ...about }: { story: TpStory } & Omit<TpContext, "wallet">) {
  const { viewer } = useViewer();
  return viewer && tpSentence(story, { ...about, wallet: viewer.wallet });
}
