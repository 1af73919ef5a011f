// What the tests of recommendations, trends and tips ask and do.

export const BASIS = `method sampleSize needed isEnough shortfall confidenceMeans asOf
  evidence { label value itemId url } accuracy { measure value baseline baselineName n }`;
export const TRENDING = `query ($timeRange: TrendRange, $limit: Int) { trending(timeRange: $timeRange, limit: $limit) {
  timeRange entries { members membersBefore item { id title } } basis { ${BASIS} } } }`;
export const TIPS = `{ userInsights { personalizedTips tips { id text actionUrl guideId guideTitle basis { ${BASIS} } } basis { ${BASIS} } } }`;
export const NOT_FOR_ME = `mutation ($id: String!, $isNotForMe: Boolean!) { setNotForMe(id: $id, isNotForMe: $isNotForMe) { id isNotForMe } }`;
export const VIEW = `mutation ($id: ID!) { viewItem(itemId: $id) { item { id } } }`;
export const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;
export const BLOCK = `mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`;
export const USE_ACTIVITY = `mutation ($isUsed: Boolean!) { updatePrivacy(input: { isActivityUsed: $isUsed }) { id privacy { isActivityUsed } } }`;
export const PERSONALITY = `query Personality { personality { tradingStyle traits { name score description }
  compatibility { username reason score actionUrl } basis { ${BASIS} } } }`;
export const BEHAVIOR = `query Behavior { behavior { patterns { pattern frequency significance }
  preferences { category trend strength } optimalTimes { action timeframe successRate } basis { ${BASIS} } } }`;
export const PREDICTIONS = `query Predictions { predictions {
  entries { id type topic title description impact timeline dueAt confidence accuracy reasoning suggestedActions potentialValue
    actionUrl outcome basis { ${BASIS} } }
  past { id type topic title outcome } records { type right resolved }
  waits { label listings sold halfGoneAfter unsold } basis { ${BASIS} } } }`;
