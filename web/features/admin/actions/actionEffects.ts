import { graphql } from "../../../gql/gql.ts";
import type { ActionEffects_EffectsFragment } from "../../../gql/graphql.ts";

/** What an action does, in words and TP, of a dry run or an entry of the audit log. */
export const ActionEffects_effects = graphql(`
  fragment ActionEffects_effects on ActionEffects {
    confirms
    sentences
    heardBy
    tp {
      account
      balance
      available
      member {
        id
        displayName
      }
    }
  }
`);

export type ActionEffects = ActionEffects_EffectsFragment;
