import { Download } from "lucide-react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { DownloadButton } from "../../../shell/DownloadButton.tsx";
import { Details } from "../../../ui/Details.tsx";
import { space } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { Figures, HubHead, HubNote, HubTab } from "../chainLook.ts";

export const LogPart_log = graphql(`
  fragment LogPart_log on PublicLog {
    name
    verifierKey
    size
    root
    transfers
    sealedAt
  }
`);

/** The public log of the books as of its last checkpoint, and the member's own part of it to take away. */
export function LogPart(props: { readonly log: FragmentType<typeof LogPart_log> | null }) {
  const log = getFragment(LogPart_log, props.log);

  return (
    <HubTab>
      <HubHead>
        <h3>Public log</h3>
        {log && (
          <DownloadButton path="/api/blockchain/statement">
            <Download size={18} aria-hidden /> Statement
          </DownloadButton>
        )}
      </HubHead>
      {log ? (
        <>
          <Figures>
            <div>
              <dt>Entries</dt>
              <dd>{log.size.toLocaleString("en")}</dd>
            </div>
            <div>
              <dt>Transfers</dt>
              <dd>{log.transfers.toLocaleString("en")}</dd>
            </div>
            <div>
              <dt>Signed</dt>
              <dd>
                <Small>
                  <TimeAgo date={log.sealedAt} />
                </Small>
              </dd>
            </div>
          </Figures>
          <HubNote>
            Each move of TP is in this log as a sealed line that only its members can open. What is
            in it can never be changed or taken out without everybody seeing it: the market signs
            the whole of it with each new line.
          </HubNote>
          <Details>
            <summary>Check it yourself</summary>
            <HubNote>
              Download your statement, and run this in a copy of the market's code. It reads the
              whole log and trusts nothing but its key:
            </HubNote>
            <Code>
              npm run verify -- {window.location.origin} market-day-statement.json --key{" "}
              {log.verifierKey}
            </Code>
            <HubNote>Root of the log {log.name}:</HubNote>
            <Code>{log.root}</Code>
          </Details>
        </>
      ) : (
        <HubNote>The market signs its log within a minute after the first move of TP.</HubNote>
      )}
    </HubTab>
  );
}

const Small = styled.span`
  font-size: 0.9375rem;
`;

const Code = styled.pre`
  margin: 0;
  padding: ${space(3)};
  background: var(--well);
  border-radius: 8px;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
