/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      isCurrent\n      ...SessionRow_session\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    userAgent\n    ipAddress\n    isCurrent\n  }\n": typeof types.SessionRow_SessionFragmentDoc,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  fragment MemberCard_user on User {\n    id\n    username\n    displayName\n    avatar\n    bio\n    location\n    isOnline\n    skills\n    trustLevel\n    verificationLevel\n    overallRating\n    totalReviews\n    dealsCompleted\n    createdAt\n    followers\n    following\n    ...FollowButton_member\n    ...MemberMenu_member\n  }\n": typeof types.MemberCard_UserFragmentDoc,
    "\n  query Member($username: String!, $id: ID!, $isId: Boolean!) {\n    member(username: $username) {\n      id\n      username\n      displayName\n      cursor\n      ...MemberCard_user\n      ...WantedItems_user\n    }\n    user(id: $id) @include(if: $isId) {\n      id\n      username\n    }\n  }\n": typeof types.MemberDocument,
    "\n  subscription MemberUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...MemberCard_user\n        ...WantedItems_user\n      }\n    }\n  }\n": typeof types.MemberUpdatedDocument,
    "\n  query DeletionPreview {\n    deletionPreview {\n      openOrders\n      openOffers\n      items\n      tp\n    }\n  }\n": typeof types.DeletionPreviewDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment PrivacySettings_viewer on Viewer {\n    id\n    privacy {\n      location\n      online\n      wantedItems\n      leaderboard\n      isActivityUsed\n    }\n  }\n": typeof types.PrivacySettings_ViewerFragmentDoc,
    "\n  mutation UpdatePrivacy($input: UpdatePrivacyInput!) {\n    updatePrivacy(input: $input) {\n      id\n      ...PrivacySettings_viewer\n    }\n  }\n": typeof types.UpdatePrivacyDocument,
    "\n  fragment ProfileCard_viewer on Viewer {\n    id\n    email\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      trustPoints\n      trustLevel\n      verificationLevel\n      createdAt\n      itemsListed\n      dealsCompleted\n    }\n  }\n": typeof types.ProfileCard_ViewerFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      user {\n        id\n        displayName\n        location\n        bio\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query Profile {\n    viewer {\n      id\n      ...ProfileCard_viewer\n      ...Settings_viewer\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  fragment Settings_viewer on Viewer {\n    ...PrivacySettings_viewer\n  }\n": typeof types.Settings_ViewerFragmentDoc,
    "\n  mutation BeginPasskey {\n    beginPasskey\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($name: String!, $response: JSONObject!) {\n    addPasskey(name: $name, response: $response) {\n      recoveryCodes\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation ConfirmAuthenticator($code: String!) {\n    confirmAuthenticator(code: $code) {\n      recoveryCodes\n    }\n  }\n": typeof types.ConfirmAuthenticatorDocument,
    "\n  fragment AuthenticatorRow_twoStep on TwoStepSignIn {\n    authenticatorSince\n  }\n": typeof types.AuthenticatorRow_TwoStepFragmentDoc,
    "\n  mutation BeginAuthenticator {\n    beginAuthenticator {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginAuthenticatorDocument,
    "\n  mutation RemoveAuthenticator {\n    removeAuthenticator {\n      isOn\n    }\n  }\n": typeof types.RemoveAuthenticatorDocument,
    "\n  fragment PasskeyRows_twoStep on TwoStepSignIn {\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.PasskeyRows_TwoStepFragmentDoc,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      isOn\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  fragment RecoveryCodesRow_twoStep on TwoStepSignIn {\n    recoveryCodesLeft\n  }\n": typeof types.RecoveryCodesRow_TwoStepFragmentDoc,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  query TwoStep {\n    twoStepSignIn {\n      isOn\n      isRequired\n      ...AuthenticatorRow_twoStep\n      ...PasskeyRows_twoStep\n      ...RecoveryCodesRow_twoStep\n    }\n  }\n": typeof types.TwoStepDocument,
    "\n  mutation Login($email: String!, $password: String!, $secondStep: SecondStepInput) {\n    login(email: $email, password: $password, secondStep: $secondStep) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query Activities($first: Int = 24, $group: ActivityGroup, $after: String) {\n    activity(first: $first, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ActivityRow_activity\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ActivitiesDocument,
    "\n  fragment ActivityRow_activity on Activity {\n    id\n    kind\n    group\n    subject\n    tp\n    url\n    at\n    member {\n      id\n      displayName\n    }\n  }\n": typeof types.ActivityRow_ActivityFragmentDoc,
    "\n  query FilteredMember($id: ID!) {\n    adminUser(id: $id) {\n      id\n      displayName\n    }\n  }\n": typeof types.FilteredMemberDocument,
    "\n  query TwoStepNotice {\n    twoStepSignIn {\n      isOn\n      isRequired\n    }\n  }\n": typeof types.TwoStepNoticeDocument,
    "\n  fragment ActionEffects_effects on ActionEffects {\n    confirms\n    sentences\n    heardBy\n    tp {\n      account\n      balance\n      available\n      member {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.ActionEffects_EffectsFragmentDoc,
    "\n  query OpenAdjustment($id: ID!) {\n    adjustment(id: $id) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": typeof types.OpenAdjustmentDocument,
    "\n  subscription OpenAdjustmentMoved {\n    adjustmentUpdated {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n": typeof types.OpenAdjustmentMovedDocument,
    "\n  query Adjustments($filter: AdjustmentFilter, $first: Int = 50, $after: String) {\n    adjustments(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...Adjustment_adjustment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdjustmentsDocument,
    "\n  fragment Adjustment_adjustment on Adjustment {\n    id\n    amount\n    reason\n    notes\n    status\n    failure\n    isAlone\n    decisionNote\n    deadline\n    createdAt\n    endedAt\n    viewerActions\n    member {\n      id\n      displayName\n    }\n    requestedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n": typeof types.Adjustment_AdjustmentFragmentDoc,
    "\n  mutation TryApproveAdjustment($id: ID!) {\n    dryRun {\n      approveAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryApproveAdjustmentDocument,
    "\n  mutation ApproveAdjustment($id: ID!, $confirms: String) {\n    approveAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": typeof types.ApproveAdjustmentDocument,
    "\n  query AdjustmentsLeft {\n    adjustmentTerms {\n      leftToday\n    }\n  }\n": typeof types.AdjustmentsLeftDocument,
    "\n  subscription AdjustmentTouched {\n    adjustmentUpdated {\n      cursor\n    }\n  }\n": typeof types.AdjustmentTouchedDocument,
    "\n  query FoundMembers($q: String!) {\n    adminUsers(filter: { q: $q }, first: 6) {\n      edges {\n        node {\n          id\n          displayName\n          username\n          tpBalance\n          isDeleted\n        }\n      }\n    }\n  }\n": typeof types.FoundMembersDocument,
    "\n  mutation TryRejectAdjustment($id: ID!, $reason: String!) {\n    dryRun {\n      rejectAdjustment(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryRejectAdjustmentDocument,
    "\n  mutation RejectAdjustment($id: ID!, $reason: String!, $confirms: String) {\n    rejectAdjustment(id: $id, reason: $reason, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": typeof types.RejectAdjustmentDocument,
    "\n  mutation TryRequestAdjustment($input: AdjustmentInput!) {\n    dryRun {\n      requestAdjustment(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryRequestAdjustmentDocument,
    "\n  mutation RequestAdjustment($input: AdjustmentInput!, $confirms: String) {\n    requestAdjustment(input: $input, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": typeof types.RequestAdjustmentDocument,
    "\n  query AdjustmentTermsOf($memberId: ID!) {\n    adjustmentTerms(memberId: $memberId) {\n      leftToday\n      approvers\n    }\n  }\n": typeof types.AdjustmentTermsOfDocument,
    "\n  mutation TryWithdrawAdjustment($id: ID!) {\n    dryRun {\n      withdrawAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryWithdrawAdjustmentDocument,
    "\n  mutation WithdrawAdjustment($id: ID!, $confirms: String) {\n    withdrawAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": typeof types.WithdrawAdjustmentDocument,
    "\n  subscription AdjustmentMoved($after: Cursor) {\n    adjustmentUpdated(after: $after) {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n": typeof types.AdjustmentMovedDocument,
    "\n  query CategoryAnalytics($range: AnalyticsRange!) {\n    adminCategoryAnalytics(range: $range) {\n      name\n      listed\n      deals\n      revenue\n      averagePrice\n      medianDays\n    }\n  }\n": typeof types.CategoryAnalyticsDocument,
    "\n  query LocationAnalytics($range: AnalyticsRange!) {\n    adminGeographicalAnalytics(range: $range) {\n      location\n      users\n      items\n      transactions\n      revenue\n    }\n  }\n": typeof types.LocationAnalyticsDocument,
    "\n  query SalesAnalytics($range: AnalyticsRange!) {\n    adminSalesAnalytics(range: $range) {\n      points {\n        date\n        revenue\n        transactions\n        refunded\n      }\n      totals {\n        revenue\n        transactions\n        refunded\n      }\n      previous {\n        revenue\n        transactions\n        refunded\n      }\n    }\n  }\n": typeof types.SalesAnalyticsDocument,
    "\n  query UsersAnalytics($range: AnalyticsRange!) {\n    adminUsersAnalytics(range: $range) {\n      points {\n        date\n        newUsers\n        activeUsers\n      }\n      cohorts {\n        week\n        size\n        retained\n      }\n      levels {\n        level\n        users\n      }\n    }\n  }\n": typeof types.UsersAnalyticsDocument,
    "\n  query AuditLog($filter: AuditLogFilter, $first: Int = 50, $after: String) {\n    auditLog(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AuditEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  fragment AuditEntry_entry on AuditEntry {\n    id\n    createdAt\n    action\n    subjectType\n    subjectId\n    reason\n    outcome\n    address\n    hash\n    actor {\n      id\n      displayName\n    }\n    changes {\n      name\n      before\n      after\n    }\n    effects {\n      ...ActionEffects_effects\n    }\n  }\n": typeof types.AuditEntry_EntryFragmentDoc,
    "\n  query AuditLogProblems {\n    auditLogProblems {\n      subject\n      problem\n    }\n  }\n": typeof types.AuditLogProblemsDocument,
    "\n  fragment AdminBacklog_backlog on AdminBacklog {\n    parts {\n      queue\n      open\n      overdue\n    }\n  }\n": typeof types.AdminBacklog_BacklogFragmentDoc,
    "\n  query AdminBacklog {\n    adminBacklog {\n      ...AdminBacklog_backlog\n    }\n  }\n": typeof types.AdminBacklogDocument,
    "\n  subscription AdminBacklogMoved {\n    adminBacklogUpdated {\n      ...AdminBacklog_backlog\n    }\n  }\n": typeof types.AdminBacklogMovedDocument,
    "\n  query MarketHealth {\n    adminMarketHealth {\n      score\n      status\n      parts {\n        name\n        words\n        rate\n        cases\n        weight\n        zeroAt\n        fullAt\n        score\n      }\n    }\n  }\n": typeof types.MarketHealthDocument,
    "\n  query DashboardTiles {\n    dashboardTiles {\n      id\n      ...Tile_query\n    }\n  }\n": typeof types.DashboardTilesDocument,
    "\n  fragment AdminStats_stats on AdminStats {\n    asOf\n    totalUsers\n    activeUsers\n    totalItems\n    totalTransactions\n    totalTrustPoints\n    avgTrustPerUser\n    revenue {\n      today\n      thisWeek\n      thisMonth\n      growth\n    }\n    marketMetrics {\n      conversionRate\n      totalViews\n      avgTrustPerTransaction\n      topCategories {\n        name\n        count\n        revenue\n      }\n    }\n    userMetrics {\n      activeUsersToday\n      newUsersToday\n      retentionRate\n      avgSessionTime\n    }\n    geographical {\n      topLocations {\n        location\n        users\n        transactions\n      }\n    }\n  }\n": typeof types.AdminStats_StatsFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminStats_stats\n    }\n  }\n": typeof types.AdminStatsDocument,
    "\n  fragment Tile_query on SavedQuery {\n    id\n    slug\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    version\n  }\n": typeof types.Tile_QueryFragmentDoc,
    "\n  subscription AdminStatsUpdated {\n    adminStatsUpdated {\n      ...AdminStats_stats\n    }\n  }\n": typeof types.AdminStatsUpdatedDocument,
    "\n  mutation TryAskDispute($id: ID!, $text: String!) {\n    dryRun {\n      askDispute(id: $id, text: $text) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryAskDisputeDocument,
    "\n  mutation AskDispute($id: ID!, $text: String!, $confirms: String) {\n    askDispute(id: $id, text: $text, confirms: $confirms) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.AskDisputeDocument,
    "\n  mutation TryDecideDispute($input: DecisionInput!) {\n    dryRun {\n      decideDispute(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryDecideDisputeDocument,
    "\n  mutation DecideDispute($input: DecisionInput!, $confirms: String) {\n    decideDispute(input: $input, confirms: $confirms) {\n      dispute {\n        id\n        adminNotes\n        transactionId\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.DecideDisputeDocument,
    "\n  mutation TakeDispute($id: ID!) {\n    takeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.TakeDisputeDocument,
    "\n  query AdminDispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      adminNotes\n      transactionId\n      orderPartId\n      ...DisputeRoom_dispute\n    }\n    adminDisputePostings(id: $id) {\n      id\n      ...AdminPosting_posting\n    }\n  }\n": typeof types.AdminDisputeDocument,
    "\n  subscription DisputeTouched($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n      }\n    }\n  }\n": typeof types.DisputeTouchedDocument,
    "\n  query DisputeQueue($filter: DisputeQueueFilter, $first: Int = 50, $after: String) {\n    disputeQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedDispute_dispute\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DisputeQueueDocument,
    "\n  fragment QueuedDispute_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    createdAt\n    deadline\n    resolvedAt\n    isOverdue\n    orderPartId\n    reporter {\n      id\n      displayName\n    }\n    reported {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n  }\n": typeof types.QueuedDispute_DisputeFragmentDoc,
    "\n  subscription DisputeQueueMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...QueuedDispute_dispute\n      }\n    }\n  }\n": typeof types.DisputeQueueMovedDocument,
    "\n  query AdminEventLog($topics: [AdminTopic!], $first: Int = 50, $after: String) {\n    adminEventLog(topics: $topics, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...AdminEvent_event\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminEventLogDocument,
    "\n  fragment AdminEvent_event on AdminEvent {\n    id\n    at\n    topic\n    sentence\n    subject\n    subjectId\n    actor {\n      id\n      displayName\n    }\n  }\n": typeof types.AdminEvent_EventFragmentDoc,
    "\n  subscription AdminEvents($topics: [AdminTopic!], $after: Cursor) {\n    adminEvents(topics: $topics, after: $after) {\n      cursor\n      event {\n        id\n        ...AdminEvent_event\n      }\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  mutation RequestAllRows($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n    }\n  }\n": typeof types.RequestAllRowsDocument,
    "\n  mutation ScheduleAllRows($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n": typeof types.ScheduleAllRowsDocument,
    "\n  mutation RevealValue($id: ID!, $reason: String!) {\n    revealValue(id: $id, reason: $reason) {\n      value\n    }\n  }\n": typeof types.RevealValueDocument,
    "\n  mutation ClearExplorerHistory {\n    clearExplorerHistory {\n      count\n    }\n  }\n": typeof types.ClearExplorerHistoryDocument,
    "\n  query ExplorerHistory($q: String, $first: Int = 50, $after: String) {\n    explorerHistory(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ExplorerRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ExplorerHistoryDocument,
    "\n  fragment ExplorerRun_run on ExplorerRun {\n    id\n    document\n    operationName\n    variables\n    startedAt\n    ms\n    rows\n    error\n  }\n": typeof types.ExplorerRun_RunFragmentDoc,
    "\n  mutation DeleteExplorerRun($id: ID!) {\n    deleteExplorerRun(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteExplorerRunDocument,
    "\n  mutation SaveQuery($input: SavedQueryInput!) {\n    saveQuery(input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n": typeof types.SaveQueryDocument,
    "\n  mutation ChangeSavedQuery($id: ID!, $version: Int!, $input: SavedQueryInput!) {\n    changeSavedQuery(id: $id, version: $version, input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n": typeof types.ChangeSavedQueryDocument,
    "\n  mutation PinSavedQuery($id: ID!) {\n    pinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": typeof types.PinSavedQueryDocument,
    "\n  mutation UnpinSavedQuery($id: ID!) {\n    unpinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": typeof types.UnpinSavedQueryDocument,
    "\n  mutation DeleteSavedQuery($id: ID!) {\n    deleteSavedQuery(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteSavedQueryDocument,
    "\n  fragment SavedQuery_row on SavedQuery {\n    id\n    slug\n    folder\n    title\n    visibility\n    pinnedAt\n    updatedAt\n    owner {\n      id\n      displayName\n    }\n  }\n": typeof types.SavedQuery_RowFragmentDoc,
    "\n  query SavedQueries($q: String, $first: Int = 50, $after: String) {\n    savedQueries(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...SavedQuery_row\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SavedQueriesDocument,
    "\n  fragment SavedQuery_query on SavedQuery {\n    id\n    slug\n    folder\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    visibility\n    version\n    pinnedAt\n    updatedAt\n    viewerActions\n    problem\n    owner {\n      id\n      displayName\n    }\n    variables {\n      name\n      type\n      kind\n      isRequired\n      choices\n      default\n    }\n  }\n": typeof types.SavedQuery_QueryFragmentDoc,
    "\n  query SavedQuery($slug: String!) {\n    savedQuery(slug: $slug) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": typeof types.SavedQueryDocument,
    "\n  mutation TryDeleteItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      deleteItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryDeleteItemDocument,
    "\n  mutation DeleteItem($itemId: ID!, $reason: String!, $confirms: String) {\n    deleteItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n": typeof types.DeleteItemDocument,
    "\n  fragment ItemContent_item on AdminItem {\n    title\n    description\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": typeof types.ItemContent_ItemFragmentDoc,
    "\n  query AdminItem($id: ID!) {\n    adminItem(id: $id) {\n      id\n      ...AdminItem_item\n      ...ItemContent_item\n    }\n  }\n": typeof types.AdminItemDocument,
    "\n  fragment AdminItem_item on AdminItem {\n    id\n    title\n    category\n    trustPoints\n    status\n    quantity\n    viewCount\n    createdAt\n    user {\n      id\n      username\n      displayName\n    }\n    removalReason\n    removedBy {\n      id\n      displayName\n    }\n    restorableUntil\n    viewerActions\n  }\n": typeof types.AdminItem_ItemFragmentDoc,
    "\n  query AdminItems($filter: AdminItemFilter, $first: Int = 50, $after: String) {\n    adminItems(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminItem_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminItemsDocument,
    "\n  mutation TryRestoreItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      restoreItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryRestoreItemDocument,
    "\n  mutation RestoreItem($itemId: ID!, $reason: String!, $confirms: String) {\n    restoreItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n": typeof types.RestoreItemDocument,
    "\n  mutation TryDropJob($id: ID!, $reason: String!) {\n    dryRun {\n      dropJob(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryDropJobDocument,
    "\n  mutation DropJob($id: ID!, $reason: String!, $confirms: String) {\n    dropJob(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": typeof types.DropJobDocument,
    "\n  mutation TryDropDeadLetter($id: ID!, $reason: String!) {\n    dryRun {\n      dropDeadLetter(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryDropDeadLetterDocument,
    "\n  mutation DropDeadLetter($id: ID!, $reason: String!, $confirms: String) {\n    dropDeadLetter(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": typeof types.DropDeadLetterDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      id\n      ...Job_job\n    }\n  }\n": typeof types.RetryJobDocument,
    "\n  query Jobs($filter: JobFilter!, $first: Int = 50, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...Job_job\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.JobsDocument,
    "\n  fragment Job_job on Job {\n    id\n    task\n    status\n    rowId\n    attempts\n    maxAttempts\n    runAt\n    createdAt\n    error\n    viewerActions\n    member {\n      id\n      displayName\n    }\n  }\n": typeof types.Job_JobFragmentDoc,
    "\n  mutation RetryDeadLetter($id: ID!) {\n    retryDeadLetter(id: $id) {\n      id\n      ...DeadLetter_letter\n    }\n  }\n": typeof types.RetryDeadLetterDocument,
    "\n  query DeadLetters($first: Int = 50, $after: String) {\n    deadLetters(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...DeadLetter_letter\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DeadLettersDocument,
    "\n  fragment DeadLetter_letter on DeadLetter {\n    id\n    consumer\n    type\n    error\n    failedAt\n    isRetried\n    viewerActions\n    event {\n      id\n      sentence\n    }\n  }\n": typeof types.DeadLetter_LetterFragmentDoc,
    "\n  fragment OverdueDeadline_deadline on OverdueDeadline {\n    id\n    name\n    rowId\n    deadline\n    error\n    tries\n  }\n": typeof types.OverdueDeadline_DeadlineFragmentDoc,
    "\n  query OverdueDeadlines($first: Int = 50, $after: String) {\n    overdueDeadlines(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OverdueDeadline_deadline\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OverdueDeadlinesDocument,
    "\n  mutation RetryJobs($task: JobTask!) {\n    retryJobs(task: $task) {\n      count\n    }\n  }\n": typeof types.RetryJobsDocument,
    "\n  fragment JobsSummary_summary on JobsSummary {\n    jobLag\n    deadlineLag\n    parts {\n      part\n      count\n      mark\n    }\n    consumers {\n      name\n      waiting\n      lag\n    }\n  }\n": typeof types.JobsSummary_SummaryFragmentDoc,
    "\n  query JobsSummary {\n    jobsSummary {\n      ...JobsSummary_summary\n    }\n  }\n": typeof types.JobsSummaryDocument,
    "\n  subscription JobsSummaryMoved {\n    jobsSummaryUpdated {\n      ...JobsSummary_summary\n    }\n  }\n": typeof types.JobsSummaryMovedDocument,
    "\n  query LedgerAudit {\n    ledgerAudit {\n      problem\n      subject\n      expected\n      found\n    }\n  }\n": typeof types.LedgerAuditDocument,
    "\n  mutation TryFundPool($input: FundPoolInput!) {\n    dryRun {\n      fundPool(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryFundPoolDocument,
    "\n  mutation FundPool($input: FundPoolInput!, $confirms: String) {\n    fundPool(input: $input, confirms: $confirms) {\n      balance\n    }\n  }\n": typeof types.FundPoolDocument,
    "\n  query AdminIssue($range: AnalyticsRange!) {\n    adminIssue(range: $range) {\n      issued\n      returned\n      points {\n        date\n        issued\n        returned\n      }\n      reasons {\n        reason\n        issued\n        returned\n        postings\n        points {\n          date\n          issued\n          returned\n        }\n      }\n    }\n  }\n": typeof types.AdminIssueDocument,
    "\n  query StakingPool {\n    stakingPool {\n      balance\n      staked\n      owed\n      coveredUntil\n    }\n  }\n": typeof types.StakingPoolDocument,
    "\n  query AdminSupply {\n    adminSupply {\n      asOf\n      sum\n      circulation\n      parts {\n        kind\n        accounts\n        balance\n        held\n      }\n    }\n  }\n": typeof types.AdminSupplyDocument,
    "\n  mutation ClaimCase($id: ID!) {\n    claimCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n": typeof types.ClaimCaseDocument,
    "\n  mutation ReleaseCase($id: ID!) {\n    releaseCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n": typeof types.ReleaseCaseDocument,
    "\n  fragment CaseContent_case on ModerationCase {\n    id\n    subject\n    content\n    appealText\n    now {\n      text\n      images {\n        path\n        small\n      }\n      isRemovable\n    }\n    appeals {\n      id\n      reason\n    }\n  }\n": typeof types.CaseContent_CaseFragmentDoc,
    "\n  query OneCase($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      cursor\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n      ...CaseReports_case\n      ...CaseHistory_case\n    }\n  }\n": typeof types.OneCaseDocument,
    "\n  subscription CaseTouched($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n      }\n    }\n  }\n": typeof types.CaseTouchedDocument,
    "\n  fragment CaseHistory_case on ModerationCase {\n    id\n    history {\n      id\n      kind\n      subject\n      decision\n      decidedAt\n      isOverdue\n      overturnedAt\n      reason\n    }\n  }\n": typeof types.CaseHistory_CaseFragmentDoc,
    "\n  query ModerationQueue($filter: CaseFilter!, $first: Int = 50, $after: String) {\n    moderationQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedCase_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ModerationQueueDocument,
    "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportCount\n    reports {\n      id\n      reason\n      details\n      createdAt\n      reporter {\n        id\n        displayName\n        username\n      }\n    }\n  }\n": typeof types.CaseReports_CaseFragmentDoc,
    "\n  fragment QueuedCase_case on ModerationCase {\n    id\n    kind\n    subject\n    subjectId\n    content\n    reportCount\n    reasons\n    createdAt\n    dueAt\n    isOverdue\n    claimedUntil\n    decision\n    decidedAt\n    overturnedAt\n    viewerActions\n    member {\n      id\n      displayName\n      username\n    }\n    claimedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n": typeof types.QueuedCase_CaseFragmentDoc,
    "\n  mutation TryDecideCase($input: DecideCaseInput!) {\n    dryRun {\n      decideCase(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryDecideCaseDocument,
    "\n  mutation DecideCase($input: DecideCaseInput!, $confirms: String) {\n    decideCase(input: $input, confirms: $confirms) {\n      id\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  subscription CasesMoved($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n        ...QueuedCase_case\n      }\n    }\n  }\n": typeof types.CasesMovedDocument,
    "\n  query AdminReports {\n    adminReports {\n      id\n      name\n      label\n      description\n      takesDays\n      takesCategory\n      statuses\n      columns {\n        name\n        type\n        unit\n        description\n      }\n    }\n  }\n": typeof types.AdminReportsDocument,
    "\n  mutation RequestReport($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n": typeof types.RequestReportDocument,
    "\n  mutation CancelReportRun($id: ID!) {\n    cancelReportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": typeof types.CancelReportRunDocument,
    "\n  mutation RunReportAgain($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n": typeof types.RunReportAgainDocument,
    "\n  query ReportRuns($first: Int = 50, $after: String) {\n    reportRuns(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ReportRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ReportRunsDocument,
    "\n  query ReportRunOf($id: ID!) {\n    reportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": typeof types.ReportRunOfDocument,
    "\n  subscription ReportRunMoved($after: Cursor) {\n    reportRunUpdated(after: $after) {\n      cursor\n      run {\n        id\n        ...ReportRun_run\n      }\n    }\n  }\n": typeof types.ReportRunMovedDocument,
    "\n  fragment ReportRun_run on ReportRun {\n    id\n    report\n    label\n    query {\n      title\n      document\n      operationName\n      variables\n      list\n    }\n    parameters {\n      from\n      to\n      category\n      status\n    }\n    format\n    status\n    scheduleId\n    rows\n    total\n    bytes\n    sha256\n    asOf\n    failure\n    createdAt\n    keptUntil\n    file\n    requestedBy {\n      id\n      displayName\n    }\n  }\n": typeof types.ReportRun_RunFragmentDoc,
    "\n  mutation PauseReportSchedule($id: ID!) {\n    pauseReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": typeof types.PauseReportScheduleDocument,
    "\n  mutation ResumeReportSchedule($id: ID!) {\n    resumeReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": typeof types.ResumeReportScheduleDocument,
    "\n  mutation RunReportSchedule($id: ID!) {\n    runReportSchedule(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": typeof types.RunReportScheduleDocument,
    "\n  mutation DeleteReportSchedule($id: ID!) {\n    deleteReportSchedule(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteReportScheduleDocument,
    "\n  mutation CreateReportSchedule($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateReportScheduleDocument,
    "\n  fragment ReportSchedule_schedule on ReportSchedule {\n    id\n    label\n    query {\n      list\n    }\n    parameters {\n      category\n      status\n    }\n    format\n    frequency\n    runOn\n    hour\n    status\n    nextRunAt\n    owner {\n      id\n      displayName\n    }\n  }\n": typeof types.ReportSchedule_ScheduleFragmentDoc,
    "\n  query ReportSchedules {\n    reportSchedules {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": typeof types.ReportSchedulesDocument,
    "\n  mutation TrySetSwitch($input: SetSwitchInput!) {\n    dryRun {\n      setSwitch(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TrySetSwitchDocument,
    "\n  mutation SetSwitch($input: SetSwitchInput!, $confirms: String) {\n    setSwitch(input: $input, confirms: $confirms) {\n      id\n      ...AdminSwitch_switch\n    }\n  }\n": typeof types.SetSwitchDocument,
    "\n  fragment AdminSwitch_switch on AdminSwitch {\n    id\n    name\n    isOn\n    changedAt\n    reason\n    closes\n    changedBy {\n      id\n      displayName\n    }\n  }\n": typeof types.AdminSwitch_SwitchFragmentDoc,
    "\n  query AdminSwitches {\n    adminSwitches {\n      id\n      ...AdminSwitch_switch\n    }\n    closedFeatures {\n      cursor\n    }\n  }\n": typeof types.AdminSwitchesDocument,
    "\n  subscription SwitchSet($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n    }\n  }\n": typeof types.SwitchSetDocument,
    "\n  fragment AdminPosting_posting on AdminPosting {\n    id\n    createdAt\n    fromAccount\n    toAccount\n    amount\n    reason\n    description\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n": typeof types.AdminPosting_PostingFragmentDoc,
    "\n  fragment AdminStep_step on AdminStep {\n    id\n    at\n    kind\n    text\n    tp\n    actor {\n      id\n      displayName\n    }\n  }\n": typeof types.AdminStep_StepFragmentDoc,
    "\n  query AdminTransaction($id: ID!) {\n    adminTransaction(id: $id) {\n      id\n      ...AdminTransaction_transaction\n      postings {\n        id\n        ...AdminPosting_posting\n      }\n      steps {\n        id\n        ...AdminStep_step\n      }\n    }\n  }\n": typeof types.AdminTransactionDocument,
    "\n  fragment AdminTransaction_transaction on AdminTransaction {\n    id\n    itemTitle\n    trustPoints\n    type\n    status\n    createdAt\n    completedAt\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n": typeof types.AdminTransaction_TransactionFragmentDoc,
    "\n  query AdminTransactions($filter: AdminTransactionFilter, $first: Int = 50, $after: String) {\n    adminTransactions(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminTransaction_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminTransactionsDocument,
    "\n  query LogEnd {\n    adminEventLog(first: 1) {\n      cursor\n    }\n  }\n": typeof types.LogEndDocument,
    "\n  subscription MarketTouched($after: Cursor) {\n    adminEvents(after: $after) {\n      cursor\n    }\n  }\n": typeof types.MarketTouchedDocument,
    "\n  mutation TryLiftSuspension($memberId: ID!, $reason: String!) {\n    dryRun {\n      liftSuspension(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryLiftSuspensionDocument,
    "\n  mutation LiftSuspension($memberId: ID!, $reason: String!, $confirms: String) {\n    liftSuspension(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n": typeof types.LiftSuspensionDocument,
    "\n  mutation TryResetTwoStep($memberId: ID!, $reason: String!) {\n    dryRun {\n      resetTwoStep(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TryResetTwoStepDocument,
    "\n  mutation ResetTwoStep($memberId: ID!, $reason: String!, $confirms: String) {\n    resetTwoStep(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": typeof types.ResetTwoStepDocument,
    "\n  mutation TrySetRole($input: SetRoleInput!) {\n    dryRun {\n      setRole(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TrySetRoleDocument,
    "\n  mutation SetRole($input: SetRoleInput!, $confirms: String) {\n    setRole(input: $input, confirms: $confirms) {\n      id\n    }\n  }\n": typeof types.SetRoleDocument,
    "\n  mutation TrySuspendMember($input: SuspendMemberInput!) {\n    dryRun {\n      suspendMember(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": typeof types.TrySuspendMemberDocument,
    "\n  mutation SuspendMember($input: SuspendMemberInput!, $confirms: String) {\n    suspendMember(input: $input, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n": typeof types.SuspendMemberDocument,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      ...AdminUser_user\n    }\n  }\n": typeof types.AdminUserDocument,
    "\n  query UserItems($userId: ID!, $first: Int = 24, $after: String) {\n    adminItems(filter: { userId: $userId }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          trustPoints\n          status\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.UserItemsDocument,
    "\n  query UserSuspensions($memberId: ID!) {\n    memberSuspensions(memberId: $memberId) {\n      id\n      createdAt\n      expiresAt\n      isActive\n      reason\n      notes\n      liftedAt\n      liftNotes\n      admin {\n        id\n        displayName\n      }\n      liftedBy {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.UserSuspensionsDocument,
    "\n  fragment AdminUser_user on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    twoStep\n    isActive\n    isSuspended\n    isDeleted\n    role\n    suspensionReason\n    suspendedUntil\n    viewerActions\n  }\n": typeof types.AdminUser_UserFragmentDoc,
    "\n  query AdminUsers($filter: AdminUserFilter, $first: Int = 50, $after: String) {\n    adminUsers(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminUser_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  mutation ViewAs($memberId: ID!, $reason: String!) {\n    viewAs(memberId: $memberId, reason: $reason) {\n      token\n      member {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.ViewAsDocument,
    "\n  query ArThings {\n    items(filter: { hasSize: true }, first: 12) {\n      edges {\n        node {\n          id\n          title\n          widthMm\n          heightMm\n          depthMm\n          ...ThingChooser_item\n        }\n      }\n    }\n  }\n": typeof types.ArThingsDocument,
    "\n  query ArThing($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      widthMm\n      heightMm\n      depthMm\n      ...ThingChooser_item\n    }\n  }\n": typeof types.ArThingDocument,
    "\n  fragment ThingChooser_item on Item {\n    id\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": typeof types.ThingChooser_ItemFragmentDoc,
    "\n  fragment CertificateCard_certificate on Certificate {\n    tokenId\n    kind\n    name\n    description\n    rarity\n    attributes {\n      name\n      value\n    }\n    links {\n      at\n      type\n      condition\n      photos\n    }\n    credential\n    issuedAt\n  }\n": typeof types.CertificateCard_CertificateFragmentDoc,
    "\n  query VerifyCertificate($credential: String!) {\n    verifyCertificate(credential: $credential) {\n      status\n      address\n      issuedAt\n      asOf\n      certificate {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        links {\n          at\n          type\n          condition\n          photos\n        }\n      }\n    }\n  }\n": typeof types.VerifyCertificateDocument,
    "\n  query OwnCertificates {\n    certificates {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": typeof types.OwnCertificatesDocument,
    "\n  mutation IssueCertificate($tokenId: String!) {\n    issueCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": typeof types.IssueCertificateDocument,
    "\n  mutation RevokeCertificate($tokenId: String!) {\n    revokeCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": typeof types.RevokeCertificateDocument,
    "\n  fragment LogPart_log on PublicLog {\n    name\n    verifierKey\n    size\n    root\n    transfers\n    sealedAt\n  }\n": typeof types.LogPart_LogFragmentDoc,
    "\n  fragment TransactionRow_transaction on ChainTransaction {\n    id\n    type\n    timestamp\n    amount\n    status\n    logIndex\n    failure\n  }\n": typeof types.TransactionRow_TransactionFragmentDoc,
    "\n  query OwnTransactions($first: Int = 10, $after: String) {\n    chainTransactions(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...TransactionRow_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    publicLog {\n      ...LogPart_log\n    }\n  }\n": typeof types.OwnTransactionsDocument,
    "\n  query OwnStaking {\n    staking {\n      stakedAmount\n      pendingRewards\n      claimable\n      totalEarned\n      apy\n      status\n      asOf\n      pool {\n        balance\n        staked\n        owed\n        coveredUntil\n      }\n    }\n  }\n": typeof types.OwnStakingDocument,
    "\n  mutation StakeTp($amount: Int!, $idempotencyKey: String) {\n    stake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.StakeTpDocument,
    "\n  mutation UnstakeTp($amount: Int!, $idempotencyKey: String) {\n    unstake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.UnstakeTpDocument,
    "\n  mutation ClaimStakingReward($idempotencyKey: String) {\n    claimStakingReward(idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.ClaimStakingRewardDocument,
    "\n  query AvailableTp {\n    wallet {\n      id\n      available\n    }\n  }\n": typeof types.AvailableTpDocument,
    "\n  query OwnChainWallet {\n    chainWallet {\n      address\n      balance\n      network\n      connected\n      walletType\n    }\n  }\n": typeof types.OwnChainWalletDocument,
    "\n  mutation ConnectWallet($input: ConnectWalletInput!) {\n    connectWallet(input: $input) {\n      wallet {\n        connected\n      }\n      challenge {\n        message\n      }\n    }\n  }\n": typeof types.ConnectWalletDocument,
    "\n  mutation DisconnectWallet {\n    disconnectWallet {\n      connected\n    }\n  }\n": typeof types.DisconnectWalletDocument,
    "\n  mutation MintTokens($amount: Int!, $idempotencyKey: String) {\n    mintTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.MintTokensDocument,
    "\n  mutation BurnTokens($amount: Int!, $idempotencyKey: String) {\n    burnTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.BurnTokensDocument,
    "\n  query CartCount {\n    cart {\n      id\n      quantity\n      cursor\n    }\n  }\n": typeof types.CartCountDocument,
    "\n  subscription CartCountUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n": typeof types.CartCountUpdatedDocument,
    "\n  mutation AddToCart($itemId: ID!, $idempotencyKey: String) {\n    addToCart(itemId: $itemId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total\n    lines {\n      id\n      quantity\n      priceAtTime\n      currentPrice\n      available\n      lineTotal\n      state\n      reason\n      item {\n        id\n        title\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n        seller {\n          id\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.Cart_CartFragmentDoc,
    "\n  query Cart {\n    cart {\n      cursor\n      ...Cart_cart\n    }\n  }\n": typeof types.CartDocument,
    "\n  subscription CartUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.CartUpdatedDocument,
    "\n  mutation SetCartQuantity($itemId: ID!, $quantity: Int!) {\n    setCartQuantity(itemId: $itemId, quantity: $quantity) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.SetCartQuantityDocument,
    "\n  mutation RemoveFromCart($itemId: ID!) {\n    removeFromCart(itemId: $itemId) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  mutation RestoreCart($lines: [RestoredLineInput!]!) {\n    restoreCart(lines: $lines) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.RestoreCartDocument,
    "\n  mutation AcceptCartPrices {\n    acceptCartPrices {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.AcceptCartPricesDocument,
    "\n  query CheckoutAddresses {\n    addresses {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n": typeof types.CheckoutAddressesDocument,
    "\n  mutation SaveAddress($input: AddressInput!) {\n    saveAddress(input: $input) {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n": typeof types.SaveAddressDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      addressId\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        orderNumber\n        status\n        total\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  mutation AppealDecision($input: AppealInput!) {\n    appealDecision(input: $input) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n": typeof types.AppealDecisionDocument,
    "\n  fragment DecisionScreen_decision on MarketDecision {\n    id\n    subject\n    content\n    decision\n    reason\n    decidedAt\n    overturnedAt\n    appealableUntil\n    appeal {\n      text\n      createdAt\n      dueAt\n      decision\n      reason\n      decidedAt\n    }\n  }\n": typeof types.DecisionScreen_DecisionFragmentDoc,
    "\n  query MarketDecision($id: ID!) {\n    marketDecision(id: $id) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n": typeof types.MarketDecisionDocument,
    "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  mutation RotateApiToken($id: ID!, $version: Int!, $overlapDays: Int!) {\n    rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) {\n      token\n    }\n  }\n": typeof types.RotateApiTokenDocument,
    "\n  query TokenScopes {\n    tokenScopes {\n      name\n      description\n    }\n  }\n": typeof types.TokenScopesDocument,
    "\n  query ApiTokens {\n    apiTokens {\n      id\n      ...TokenRow_token\n    }\n    tokenScopes {\n      name\n      description\n    }\n  }\n": typeof types.ApiTokensDocument,
    "\n  fragment TokenRow_token on ApiToken {\n    id\n    name\n    lastFour\n    status\n    scopes\n    networks\n    tpPerDay\n    tpPromisedToday\n    version\n    expiresAt\n    lastUsedAt\n    previousUntil\n    revokedAt\n  }\n": typeof types.TokenRow_TokenFragmentDoc,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...TokenRow_token\n    }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  query ExchangeTarget($id: ID!) {\n    item(id: $id) {\n      id\n      tpValue\n      isMine\n    }\n  }\n": typeof types.ExchangeTargetDocument,
    "\n  query GuidedItem($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n      seller {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.GuidedItemDocument,
    "\n  query DemoMarket {\n    items(first: 12) {\n      edges {\n        node {\n          id\n          isMine\n          ...TryItems_item\n        }\n      }\n    }\n  }\n": typeof types.DemoMarketDocument,
    "\n  query DocumentedItem {\n    item(id: \"75\") {\n      id\n      title\n      tpValue\n      status\n      isMine\n    }\n  }\n": typeof types.DocumentedItemDocument,
    "\n  fragment OfferExchangeDialog_target on Item {\n    id\n    title\n    seller {\n      id\n      displayName\n    }\n  }\n": typeof types.OfferExchangeDialog_TargetFragmentDoc,
    "\n  fragment OfferExchangeDialog_given on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      tpValue\n    }\n  }\n": typeof types.OfferExchangeDialog_GivenFragmentDoc,
    "\n  mutation OfferExchange($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        state\n        deadline\n        tpDelta\n        tpEffect {\n          state\n          change\n          heldForThis\n          refunded\n        }\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.OfferExchangeDocument,
    "\n  query SentOffer($id: ID!) {\n    offer(id: $id) {\n      id\n      ...OfferInThread_offer\n    }\n  }\n": typeof types.SentOfferDocument,
    "\n  fragment SuggestionCard_suggestion on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      description\n      category\n      condition\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": typeof types.SuggestionCard_SuggestionFragmentDoc,
    "\n  subscription ExchangeItemsUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        tpValue\n        status\n      }\n    }\n  }\n": typeof types.ExchangeItemsUpdatedDocument,
    "\n  fragment TryItems_item on Item {\n    id\n    title\n    tpValue\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": typeof types.TryItems_ItemFragmentDoc,
    "\n  query ExchangeSuggestions($targetId: ID!, $targetTp: Int!) {\n    item(id: $targetId) {\n      id\n      title\n      status\n      cursor\n      ...OfferExchangeDialog_target\n    }\n    exchangeSuggestions(targetItemId: $targetId, targetTpValue: $targetTp) {\n      tolerance\n      targetTpValue\n      suggestions {\n        items {\n          id\n          tpValue\n        }\n        ...SuggestionCard_suggestion\n        ...OfferExchangeDialog_given\n      }\n    }\n  }\n": typeof types.ExchangeSuggestionsDocument,
    "\n  query EditedGuide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      description\n      content\n      category\n      difficulty\n      type\n      mediaUrl\n      duration\n      tags\n      isMine\n      isPublished\n      thumbnail {\n        path\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": typeof types.EditedGuideDocument,
    "\n  mutation UpdateGuide($guideId: ID!, $input: GuideInput!) {\n    updateGuide(guideId: $guideId, input: $input) {\n      guide {\n        id\n        ...GuideCard_guide\n        ...GuideText_guide\n      }\n    }\n  }\n": typeof types.UpdateGuideDocument,
    "\n  fragment GuideCard_guide on Guide {\n    id\n    title\n    description\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n  }\n": typeof types.GuideCard_GuideFragmentDoc,
    "\n  fragment GuideFacts_guide on Guide {\n    id\n    type\n    category\n    difficulty\n    duration\n    views\n    likes\n    isPublished\n  }\n": typeof types.GuideFacts_GuideFragmentDoc,
    "\n  query Guides($first: Int = 12, $category: GuideCategory, $mine: Boolean!, $after: String) {\n    guides(category: $category, mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...GuideCard_guide\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.GuidesDocument,
    "\n  fragment GuideMenu_guide on Guide {\n    id\n    isMine\n    isReported\n  }\n": typeof types.GuideMenu_GuideFragmentDoc,
    "\n  mutation DeleteGuide($guideId: ID!) {\n    deleteGuide(guideId: $guideId) {\n      guideId\n    }\n  }\n": typeof types.DeleteGuideDocument,
    "\n  query Guide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      isMine\n      cursor\n      ...GuideText_guide\n    }\n  }\n": typeof types.GuideDocument,
    "\n  mutation ViewGuide($guideId: ID!) {\n    viewGuide(guideId: $guideId) {\n      guide {\n        id\n        views\n      }\n    }\n  }\n": typeof types.ViewGuideDocument,
    "\n  fragment GuideText_guide on Guide {\n    id\n    description\n    content\n    mediaUrl\n    tags\n    isLiked\n    isMine\n    trustPointsEarned\n    createdAt\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n    ...GuideMenu_guide\n  }\n": typeof types.GuideText_GuideFragmentDoc,
    "\n  mutation LikeGuide($guideId: ID!) {\n    likeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": typeof types.LikeGuideDocument,
    "\n  mutation UnlikeGuide($guideId: ID!) {\n    unlikeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": typeof types.UnlikeGuideDocument,
    "\n  mutation CreateGuide($input: GuideInput!, $key: String) {\n    createGuide(input: $input, idempotencyKey: $key) {\n      guide {\n        id\n        ...GuideCard_guide\n      }\n    }\n  }\n": typeof types.CreateGuideDocument,
    "\n  subscription GuideUpdated($after: Cursor) {\n    guideUpdated(after: $after) {\n      cursor\n      guideId\n      guide {\n        ...GuideCard_guide\n      }\n    }\n  }\n": typeof types.GuideUpdatedDocument,
    "\n  subscription GuideCounted($ids: [ID!]!) {\n    guideCounted(ids: $ids) {\n      guideId\n      guide {\n        id\n        likes\n        views\n        isLiked\n        isReported\n        trustPointsEarned\n      }\n    }\n  }\n": typeof types.GuideCountedDocument,
    "\n  query Assistant {\n    assistant\n  }\n": typeof types.AssistantDocument,
    "\n  fragment WhyDrawer_basis on Basis {\n    method\n    sampleSize\n    asOf\n    confidenceMeans\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n": typeof types.WhyDrawer_BasisFragmentDoc,
    "\n  fragment DemandCard_demand on DemandForecast {\n    itemType\n    demandLevel\n    competitionLevel\n    seasonalFactor\n    seasonalFactorMeans\n    recommendedActions\n    members\n    supply\n    sold\n    weekdays\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": typeof types.DemandCard_DemandFragmentDoc,
    "\n  query Demand {\n    demandForecasts {\n      entries {\n        itemType\n        demandLevel\n        members\n        ...DemandCard_demand\n        basis {\n          shortfall\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": typeof types.DemandDocument,
    "\n  fragment InterestChart_prediction on MarketPrediction {\n    category\n    timeframe\n    reasoning\n    today\n    history {\n      day\n      members\n    }\n    forecast {\n      day\n      expected\n      range {\n        min\n        max\n      }\n    }\n  }\n": typeof types.InterestChart_PredictionFragmentDoc,
    "\n  query MarketPredictions($timeRange: TrendRange) {\n    marketPredictions(timeRange: $timeRange) {\n      timeRange\n      entries {\n        category\n        trend\n        predictedChange\n        ...PredictionRow_prediction\n        ...InterestChart_prediction\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": typeof types.MarketPredictionsDocument,
    "\n  subscription InterestCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n": typeof types.InterestCountedDocument,
    "\n  fragment PredictionRow_prediction on MarketPrediction {\n    category\n    trend\n    predictedChange\n    confidence\n    before\n    expected\n    today\n    expectedRange {\n      min\n      max\n    }\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": typeof types.PredictionRow_PredictionFragmentDoc,
    "\n  fragment PriceAdvice_optimization on PriceOptimization {\n    item {\n      id\n      title\n    }\n    currentPrice\n    suggestedPrice\n    priceRange {\n      min\n      max\n    }\n    position\n    reasoning\n    confidence\n    potentialIncrease\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": typeof types.PriceAdvice_OptimizationFragmentDoc,
    "\n  query Pricing {\n    priceOptimizations {\n      entries {\n        item {\n          id\n          title\n        }\n        ...PriceAdvice_optimization\n      }\n      changes {\n        isLowered\n        text\n      }\n    }\n  }\n": typeof types.PricingDocument,
    "\n  mutation SetPrice($itemId: ID!, $trustPoints: Int!) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints) {\n      item {\n        id\n        tpValue\n      }\n    }\n  }\n": typeof types.SetPriceDocument,
    "\n  query EnhancedDescription($input: DescriptionInput!) {\n    enhancedDescription(input: $input) {\n      enhancedDescription\n      questions\n    }\n  }\n": typeof types.EnhancedDescriptionDocument,
    "\n  query OwnBehavior {\n    behavior {\n      patterns {\n        pattern\n        frequency\n        significance\n      }\n      preferences {\n        category\n        trend\n        strength\n      }\n      optimalTimes {\n        action\n        timeframe\n        successRate\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.OwnBehaviorDocument,
    "\n  query OwnPersonality {\n    personality {\n      tradingStyle\n      traits {\n        name\n        score\n        description\n      }\n      compatibility {\n        username\n        reason\n        score\n        actionUrl\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.OwnPersonalityDocument,
    "\n  query OwnPredictions {\n    predictions {\n      entries {\n        id\n        topic\n        title\n        ...PredictionCard_prediction\n      }\n      past {\n        id\n        title\n        description\n        timeline\n        outcome\n      }\n      waits {\n        ...WaitChart_wait\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.OwnPredictionsDocument,
    "\n  fragment PredictionCard_prediction on Prediction {\n    type\n    title\n    description\n    impact\n    timeline\n    confidence\n    accuracy\n    reasoning\n    suggestedActions\n    potentialValue\n    actionUrl\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": typeof types.PredictionCard_PredictionFragmentDoc,
    "\n  fragment WaitChart_wait on WaitCurve {\n    label\n    listings\n    halfGoneAfter\n    unsold\n  }\n": typeof types.WaitChart_WaitFragmentDoc,
    "\n  fragment PriceStrip_suggestion on PriceSuggestion {\n    suggestedPoints\n    priceRange {\n      min\n      max\n    }\n    comparables {\n      tp\n      isSold\n    }\n  }\n": typeof types.PriceStrip_SuggestionFragmentDoc,
    "\n  fragment PriceWaterfall_suggestion on PriceSuggestion {\n    startsAt\n    suggestedPoints\n    parts {\n      label\n      percent\n    }\n  }\n": typeof types.PriceWaterfall_SuggestionFragmentDoc,
    "\n  query PriceSuggestion($input: PriceQuestionInput!) {\n    priceSuggestion(input: $input) {\n      suggestedPoints\n      reasoning\n      confidence\n      marketComparison\n      priceRange {\n        min\n        max\n      }\n      ...PriceStrip_suggestion\n      ...PriceWaterfall_suggestion\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.PriceSuggestionDocument,
    "\n  query SmartForYou($categories: [String!]) {\n    recommendations(categories: $categories) {\n      isKnown\n      entries {\n        id\n        title\n        type\n        ...RecommendationCard_recommendation\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": typeof types.SmartForYouDocument,
    "\n  fragment RecommendationCard_recommendation on Recommendation {\n    type\n    title\n    description\n    confidence\n    actionUrl\n    item {\n      ...ItemCard_item\n    }\n  }\n": typeof types.RecommendationCard_RecommendationFragmentDoc,
    "\n  query SmartTips {\n    userInsights {\n      tips {\n        id\n        text\n        actionUrl\n        guideId\n        guideTitle\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n    }\n  }\n": typeof types.SmartTipsDocument,
    "\n  query SmartTrending($timeRange: TrendRange) {\n    trending(timeRange: $timeRange) {\n      timeRange\n      entries {\n        members\n        membersBefore\n        item {\n          id\n          ...ItemCard_item\n        }\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.SmartTrendingDocument,
    "\n  subscription TrendingCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n": typeof types.TrendingCountedDocument,
    "\n  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {\n    setNotForMe(id: $id, isNotForMe: $isNotForMe) {\n      id\n      isNotForMe\n    }\n  }\n": typeof types.SetNotForMeDocument,
    "\n  subscription ListingAdded($filter: ItemFilter, $after: Cursor) {\n    listingAdded(filter: $filter, after: $after) {\n      cursor\n      item {\n        id\n        ...ItemCard_item\n      }\n    }\n  }\n": typeof types.ListingAddedDocument,
    "\n  fragment LiveItems_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n": typeof types.LiveItems_ItemFragmentDoc,
    "\n  subscription ListedItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        ...ItemCard_item\n        ...LiveItems_item\n      }\n    }\n  }\n": typeof types.ListedItemUpdatedDocument,
    "\n  query Items($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {\n    items(filter: $filter, sort: $sort, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ItemsDocument,
    "\n  query BuyOver($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      status\n      ...BuyTerms_item\n    }\n  }\n": typeof types.BuyOverDocument,
    "\n  fragment BuyPanel_item on Item {\n    id\n    title\n    status\n    seller {\n      id\n      displayName\n    }\n    ...BuyTerms_item\n  }\n": typeof types.BuyPanel_ItemFragmentDoc,
    "\n  query BuyItem($id: ID!) {\n    item(id: $id) {\n      id\n      ...ItemPage_item\n    }\n  }\n": typeof types.BuyItemDocument,
    "\n  fragment BuyTerms_item on Item {\n    id\n    tpValue\n    seller {\n      id\n      displayName\n      ...SellerLine_seller\n    }\n    ...PurchaseButton_item\n  }\n": typeof types.BuyTerms_ItemFragmentDoc,
    "\n  mutation ChangePrice($itemId: ID!, $trustPoints: Int!, $reason: String) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints, reason: $reason) {\n      item {\n        id\n        ...OwnerPanel_item\n        ...ItemDetails_item\n      }\n    }\n  }\n": typeof types.ChangePriceDocument,
    "\n  fragment Gallery_item on Item {\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": typeof types.Gallery_ItemFragmentDoc,
    "\n  fragment ItemDetails_item on Item {\n    id\n    description\n    category\n    condition\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    tags\n    ...PriceHistory_item\n  }\n": typeof types.ItemDetails_ItemFragmentDoc,
    "\n  fragment ItemHead_item on Item {\n    title\n    location\n    viewCount\n    createdAt\n    ...LikeButton_item\n    visibility\n    ...VisibilityBadge_item\n  }\n": typeof types.ItemHead_ItemFragmentDoc,
    "\n  fragment ItemPage_item on Item {\n    id\n    title\n    category\n    status\n    isMine\n    cursor\n    seller {\n      id\n      cursor\n    }\n    ...Gallery_item\n    ...ItemHead_item\n    ...ItemDetails_item\n    ...BuyPanel_item\n    ...OwnerPanel_item\n    ...LiveNews_item\n  }\n": typeof types.ItemPage_ItemFragmentDoc,
    "\n  subscription OpenItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        status\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...BuyPanel_item\n        ...OwnerPanel_item\n        ...LiveNews_item\n      }\n    }\n  }\n": typeof types.OpenItemUpdatedDocument,
    "\n  subscription SellerUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...SellerLine_seller\n      }\n    }\n  }\n": typeof types.SellerUpdatedDocument,
    "\n  mutation ViewItem($itemId: ID!) {\n    viewItem(itemId: $itemId) {\n      item {\n        id\n        viewCount\n      }\n    }\n  }\n": typeof types.ViewItemDocument,
    "\n  fragment LikeButton_item on Item {\n    id\n    isLiked\n    isMine\n    likeCount\n  }\n": typeof types.LikeButton_ItemFragmentDoc,
    "\n  mutation LikeItem($itemId: ID!) {\n    likeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n": typeof types.LikeItemDocument,
    "\n  mutation UnlikeItem($itemId: ID!) {\n    unlikeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n": typeof types.UnlikeItemDocument,
    "\n  fragment LiveNews_item on Item {\n    title\n    tpValue\n    status\n  }\n": typeof types.LiveNews_ItemFragmentDoc,
    "\n  fragment OwnerPanel_item on Item {\n    id\n    title\n    tpValue\n    status\n    visibility\n    ...OwnerActions_item\n  }\n": typeof types.OwnerPanel_ItemFragmentDoc,
    "\n  fragment PriceHistory_item on Item {\n    priceHistory {\n      id\n      price\n      previousPrice\n      reason\n      createdAt\n    }\n  }\n": typeof types.PriceHistory_ItemFragmentDoc,
    "\n  fragment PurchaseButton_item on Item {\n    id\n    tpValue\n  }\n": typeof types.PurchaseButton_ItemFragmentDoc,
    "\n  fragment SellerLine_seller on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    verificationLevel\n    emailVerified\n    phoneVerified\n    overallRating\n    totalReviews\n    dealsCompleted\n    ...MemberMenu_member\n  }\n": typeof types.SellerLine_SellerFragmentDoc,
    "\n  query SimilarItems($category: String!, $first: Int!) {\n    items(filter: { category: $category }, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SimilarItemsDocument,
    "\n  fragment MyOffer_offer on Offer {\n    id\n    state\n    deadline\n    tpDelta\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    proposedBy {\n      id\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n    }\n    offeredItems {\n      id\n      title\n    }\n  }\n": typeof types.MyOffer_OfferFragmentDoc,
    "\n  query MyOfferForItem($itemId: ID!) {\n    buyQuote(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n      offer {\n        id\n        ...MyOffer_offer\n      }\n    }\n  }\n": typeof types.MyOfferForItemDocument,
    "\n  mutation PurchaseItem($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        ...MyOffer_offer\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.PurchaseItemDocument,
    "\n  fragment ItemCard_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    tpValue\n    status\n    isMine\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    seller {\n      id\n      displayName\n      trustLevel\n    }\n    ...ItemMeta_item\n  }\n": typeof types.ItemCard_ItemFragmentDoc,
    "\n  fragment ItemMeta_item on Item {\n    location\n    viewCount\n    likeCount\n  }\n": typeof types.ItemMeta_ItemFragmentDoc,
    "\n  fragment VisibilityBadge_item on Item {\n    visibility\n    circle {\n      id\n      name\n    }\n  }\n": typeof types.VisibilityBadge_ItemFragmentDoc,
    "\n  query ItemToEdit($id: ID!) {\n    item(id: $id) {\n      id\n      ...EditItemForm_item\n    }\n  }\n": typeof types.ItemToEditDocument,
    "\n  fragment EditItemForm_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    trustPoints\n    location\n    latitude\n    longitude\n    widthMm\n    heightMm\n    depthMm\n    tags\n    visibility\n    circle {\n      id\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PriceHistory_item\n  }\n": typeof types.EditItemForm_ItemFragmentDoc,
    "\n  mutation UpdateItem($itemId: ID!, $input: UpdateItemInput!) {\n    updateItem(itemId: $itemId, input: $input) {\n      item {\n        id\n        ...ItemCard_item\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...OwnerPanel_item\n      }\n    }\n  }\n": typeof types.UpdateItemDocument,
    "\n  query MyItems($first: Int = 24, $after: String) {\n    myItems(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          status\n          ...ItemCard_item\n          ...LiveItems_item\n          ...OwnerActions_item\n          ...VisibilityBadge_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyItemsDocument,
    "\n  fragment OwnerActions_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n": typeof types.OwnerActions_ItemFragmentDoc,
    "\n  mutation RemoveItem($itemId: ID!) {\n    removeItem(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n    }\n  }\n": typeof types.RemoveItemDocument,
    "\n  fragment WantedItems_user on User {\n    displayName\n    wantedItems {\n      id\n      ...ItemCard_item\n    }\n  }\n": typeof types.WantedItems_UserFragmentDoc,
    "\n  query ListableCircles {\n    circles(mine: true, first: 100) {\n      edges {\n        node {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ListableCirclesDocument,
    "\n  mutation PostItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      item {\n        id\n      }\n    }\n  }\n": typeof types.PostItemDocument,
    "\n  mutation ContactSeller($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        id\n        updatedAt\n      }\n    }\n  }\n": typeof types.ContactSellerDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    unreadCount\n    updatedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n    lastMessage {\n      id\n      fromUserId\n      content\n      messageType\n      createdAt\n    }\n  }\n": typeof types.ConversationRow_ConversationFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  fragment ThreadMessage_message on Message {\n    id\n    fromUserId\n    content\n    isRead\n    createdAt\n    clientId\n    messageType\n    isReported\n    image {\n      small\n      medium\n      large\n      placeholder\n    }\n    offer {\n      id\n      ...OfferInThread_offer\n    }\n    orderPart {\n      id\n      ...OrderInThread_part\n    }\n    item {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": typeof types.ThreadMessage_MessageFragmentDoc,
    "\n  query Conversations(\n    $first: Int = 24\n    $search: String\n    $after: String\n    $isSearch: Boolean = false\n  ) {\n    conversations(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ConversationRow_conversation\n        }\n        match @include(if: $isSearch) {\n          id\n          content\n          fromUserId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Thread($first: Int = 32, $memberId: ID!, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      unreadCount\n      member {\n        id\n        displayName\n        avatar\n        trustLevel\n        isBlocked\n        ...MemberMenu_member\n      }\n      messages(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ThreadMessage_message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.ThreadDocument,
    "\n  subscription MessageArrived($after: Cursor) {\n    messageAdded(after: $after) {\n      cursor\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n": typeof types.MessageArrivedDocument,
    "\n  subscription MessagesRead($after: Cursor) {\n    messageRead(after: $after) {\n      cursor\n      memberId\n      readerId\n      lastReadMessageId\n    }\n  }\n": typeof types.MessagesReadDocument,
    "\n  mutation MarkConversationRead($memberId: ID!, $lastReadMessageId: ID!) {\n    markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n      id\n      unreadCount\n    }\n  }\n": typeof types.MarkConversationReadDocument,
    "\n  subscription TypingMoved {\n    typing {\n      memberId\n      isTyping\n    }\n  }\n": typeof types.TypingMovedDocument,
    "\n  mutation SetTyping($toUserId: ID!, $isTyping: Boolean!) {\n    setTyping(toUserId: $toUserId, isTyping: $isTyping)\n  }\n": typeof types.SetTypingDocument,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    title\n    message\n    isRead\n    actionUrl\n    createdAt\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  fragment NotificationSettings_settings on NotificationSettings {\n    emails\n    groups {\n      name\n      label\n      preferences {\n        type\n        label\n        inApp\n        email\n      }\n    }\n  }\n": typeof types.NotificationSettings_SettingsFragmentDoc,
    "\n  query NotificationSettings {\n    notificationSettings {\n      ...NotificationSettings_settings\n    }\n  }\n": typeof types.NotificationSettingsDocument,
    "\n  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {\n    setNotificationPreference(input: $input) {\n      ...NotificationSettings_settings\n    }\n  }\n": typeof types.SetNotificationPreferenceDocument,
    "\n  mutation SetNotificationEmails($emails: Boolean!) {\n    setNotificationEmails(emails: $emails) {\n      ...NotificationSettings_settings\n    }\n  }\n": typeof types.SetNotificationEmailsDocument,
    "\n  mutation Unsubscribe($token: String!, $type: String) {\n    unsubscribe(token: $token, type: $type) {\n      label\n    }\n  }\n": typeof types.UnsubscribeDocument,
    "\n  query Notifications($unreadOnly: Boolean, $group: String, $after: String) {\n    notifications(first: 24, unreadOnly: $unreadOnly, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          ...NotificationRow_notification\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  subscription NotificationArrived($after: Cursor) {\n    notificationAdded(after: $after) {\n      cursor\n      notification {\n        ...NotificationRow_notification\n      }\n    }\n  }\n": typeof types.NotificationArrivedDocument,
    "\n  subscription NotificationsRead($after: Cursor) {\n    notificationsRead(after: $after) {\n      cursor\n      notifications {\n        id\n        isRead\n      }\n      unreadNotifications\n    }\n  }\n": typeof types.NotificationsReadDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  fragment OfferCard_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    createdAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    # A counter-offer answers the one before it: both change at once.\n    counterOf {\n      id\n      status\n      state\n      stateReason\n      answeredAt\n      viewerActions\n      tpEffect {\n        state\n        change\n        heldForThis\n        refunded\n      }\n    }\n  }\n": typeof types.OfferCard_OfferFragmentDoc,
    "\n  fragment OfferInThread_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n      tpValue\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n    }\n  }\n": typeof types.OfferInThread_OfferFragmentDoc,
    "\n  query SellerOfferCounts {\n    sellerOfferCounts {\n      pending\n      accepted\n      declined\n      total\n    }\n  }\n": typeof types.SellerOfferCountsDocument,
    "\n  fragment OfferList_offer on Offer {\n    id\n    status\n    state\n    createdAt\n    viewerRole\n    proposedBy {\n      id\n    }\n    ...OfferCard_offer\n  }\n": typeof types.OfferList_OfferFragmentDoc,
    "\n  query SellerOffers($status: OfferStatus, $after: String) {\n    offers: sellerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SellerOffersDocument,
    "\n  query BuyerOffers($status: OfferStatus, $after: String) {\n    offers: buyerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BuyerOffersDocument,
    "\n  mutation AcceptOffer($id: ID!, $idempotencyKey: String) {\n    acceptOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  mutation DeclineOffer($id: ID!, $reason: String, $idempotencyKey: String) {\n    declineOffer(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.DeclineOfferDocument,
    "\n  mutation WithdrawOffer($id: ID!, $idempotencyKey: String) {\n    withdrawOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.WithdrawOfferDocument,
    "\n  mutation CounterOffer($id: ID!, $tpDelta: Int!, $message: String, $idempotencyKey: String) {\n    counterOffer(id: $id, tpDelta: $tpDelta, message: $message, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.CounterOfferDocument,
    "\n  query OfferNow($id: ID!) {\n    offer(id: $id) {\n      ...OfferList_offer\n    }\n  }\n": typeof types.OfferNowDocument,
    "\n  subscription OfferMoved($after: Cursor) {\n    offerUpdated(after: $after) {\n      cursor\n      offer {\n        ...OfferList_offer\n      }\n    }\n  }\n": typeof types.OfferMovedDocument,
    "\n  subscription OrderMovedInThread($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        parts {\n          ...OrderInThread_part\n        }\n      }\n    }\n  }\n": typeof types.OrderMovedInThreadDocument,
    "\n  fragment OrderInThread_part on OrderPart {\n    id\n    status\n    deadline\n    deadlineAction\n    cancelReason\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    order {\n      id\n      orderNumber\n      viewerRole\n    }\n    items {\n      id\n      title\n      quantity\n    }\n  }\n": typeof types.OrderInThread_PartFragmentDoc,
    "\n  mutation Reorder($orderId: ID!, $idempotencyKey: String) {\n    reorder(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        version\n        quantity\n      }\n      added {\n        id\n      }\n      missing {\n        title\n        reason\n      }\n    }\n  }\n": typeof types.ReorderDocument,
    "\n  fragment OrderCard_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    total\n    estimatedDelivery\n    viewerRole\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    parts {\n      id\n      status\n      items {\n        id\n      }\n      seller {\n        id\n        displayName\n      }\n      deal {\n        id\n        transactionId\n        viewerActions\n      }\n    }\n  }\n": typeof types.OrderCard_OrderFragmentDoc,
    "\n  fragment OrderDetails_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    estimatedDelivery\n    viewerRole\n    viewerActions\n    notes\n    shippingMethod {\n      id\n      name\n    }\n    shippingAddress {\n      id\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    items {\n      id\n      title\n      item {\n        id\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      deadlineAction\n      cancelReason\n      isDisputed\n      viewerActions\n      tpEffect {\n        state\n        change\n        refunded\n      }\n      deal {\n        id\n        ...DealActions_deal\n      }\n      seller {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n      items {\n        id\n        title\n        quantity\n        priceAtTime\n        lineTotal\n        item {\n          id\n          images {\n            small\n            medium\n            large\n            placeholder\n          }\n        }\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n        events {\n          at\n          text\n          location\n        }\n      }\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      location\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.OrderDetails_OrderFragmentDoc,
    "\n  fragment SaleCard_part on OrderPart {\n    id\n    status\n    amount\n    subtotal\n    shippingShare\n    deadline\n    deadlineAction\n    cancelReason\n    isDisputed\n    viewerActions\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    shipment {\n      carrier\n      trackingNumber\n      shippedAt\n      events {\n        at\n        text\n        location\n      }\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    order {\n      id\n      orderNumber\n      createdAt\n      buyer {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n    }\n  }\n": typeof types.SaleCard_PartFragmentDoc,
    "\n  query Sales($status: OrderStatus, $after: String) {\n    sales(status: $status, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...SaleCard_part\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SalesDocument,
    "\n  subscription SaleMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        parts {\n          id\n          ...SaleCard_part\n        }\n      }\n    }\n  }\n": typeof types.SaleMovedDocument,
    "\n  query SalesCounts {\n    salesCounts {\n      pending\n      processing\n      shipped\n      delivered\n      cancelled\n      total\n      incoming\n    }\n  }\n": typeof types.SalesCountsDocument,
    "\n  query SuccessOrder($id: ID!) {\n    order(id: $id) {\n      id\n      ...OrderReceipt_order\n    }\n  }\n": typeof types.SuccessOrderDocument,
    "\n  query NewestOrder {\n    orders(first: 1) {\n      edges {\n        node {\n          id\n          ...OrderReceipt_order\n        }\n      }\n    }\n  }\n": typeof types.NewestOrderDocument,
    "\n  fragment OrderReceipt_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    shippingMethod {\n      id\n      name\n      earliestDays\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n    }\n  }\n": typeof types.OrderReceipt_OrderFragmentDoc,
    "\n  query Order($id: ID!) {\n    order(id: $id) {\n      id\n      cursor\n      ...OrderDetails_order\n    }\n  }\n": typeof types.OrderDocument,
    "\n  subscription OpenOrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        ...OrderDetails_order\n      }\n    }\n  }\n": typeof types.OpenOrderMovedDocument,
    "\n  mutation AcceptOrderPart($id: ID!) {\n    acceptOrderPart(id: $id) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.AcceptOrderPartDocument,
    "\n  mutation ShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n": typeof types.ShipOrderPartDocument,
    "\n  mutation AddTrackingEvent($partId: ID!, $text: String!, $location: String) {\n    addTrackingEvent(partId: $partId, text: $text, location: $location) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n": typeof types.AddTrackingEventDocument,
    "\n  mutation ConfirmDelivery($partId: ID!, $idempotencyKey: String) {\n    confirmDelivery(partId: $partId, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation CancelOrderPart($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrderPart(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.CancelOrderPartDocument,
    "\n  mutation RefundOrderPart($id: ID!, $idempotencyKey: String) {\n    refundOrderPart(id: $id, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": typeof types.RefundOrderPartDocument,
    "\n  query OrderNow($id: ID!) {\n    order(id: $id) {\n      ...OrderDetails_order\n    }\n  }\n": typeof types.OrderNowDocument,
    "\n  query Orders($status: OrderStatus, $search: String, $after: String) {\n    orders(status: $status, search: $search, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...OrderCard_order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  subscription OrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        ...OrderCard_order\n      }\n    }\n  }\n": typeof types.OrderMovedDocument,
    "\n  query PaletteItems($q: String!, $first: Int!) {\n    items(filter: { q: $q }, sort: relevance, first: $first) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n        }\n      }\n    }\n  }\n": typeof types.PaletteItemsDocument,
    "\n  fragment DealActions_deal on Deal {\n    id\n    transactionId\n    orderPartId\n    viewerActions\n    viewerReview {\n      id\n      rating\n    }\n    dispute {\n      id\n      status\n    }\n  }\n": typeof types.DealActions_DealFragmentDoc,
    "\n  fragment DealRow_deal on Deal {\n    id\n    title\n    amount\n    settledAt\n    other {\n      id\n      displayName\n    }\n    ...DealActions_deal\n  }\n": typeof types.DealRow_DealFragmentDoc,
    "\n  query OpenDeals {\n    deals(awaiting: review) {\n      id\n      ...DealRow_deal\n    }\n  }\n": typeof types.OpenDealsDocument,
    "\n  fragment ReviewCard_review on Review {\n    id\n    rating\n    comment\n    dealTitle\n    isVerified\n    isReported\n    createdAt\n    publishedAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n      avatar\n    }\n  }\n": typeof types.ReviewCard_ReviewFragmentDoc,
    "\n  query Reviews($first: Int = 10, $memberId: ID!, $after: String) {\n    reviews(memberId: $memberId, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ReviewCard_review\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ReviewsDocument,
    "\n  query Disputes($first: Int = 12, $after: String) {\n    disputes(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          title\n          category\n          status\n          createdAt\n          viewerRole\n          reporter {\n            id\n            displayName\n          }\n          reported {\n            id\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DisputesDocument,
    "\n  subscription DisputeListed($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        status\n      }\n    }\n  }\n": typeof types.DisputeListedDocument,
    "\n  fragment DisputeRoom_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    unrecoveredTp\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    deadlineAction\n    decisionDueAt\n    isOverdue\n    viewerRole\n    viewerActions\n    reporter {\n      id\n      displayName\n      avatar\n    }\n    reported {\n      id\n      displayName\n      avatar\n    }\n    payer {\n      id\n      displayName\n    }\n    payee {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      tp\n      evidence\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.DisputeRoom_DisputeFragmentDoc,
    "\n  query Dispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      ...DisputeRoom_dispute\n    }\n  }\n": typeof types.DisputeDocument,
    "\n  subscription DisputeMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.DisputeMovedDocument,
    "\n  mutation AnswerDispute($id: ID!, $text: String!, $evidence: [String!], $idempotencyKey: String) {\n    answerDispute(id: $id, text: $text, evidence: $evidence, idempotencyKey: $idempotencyKey) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.AnswerDisputeDocument,
    "\n  mutation WithdrawDispute($id: ID!) {\n    withdrawDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": typeof types.WithdrawDisputeDocument,
    "\n  mutation ConcedeDispute($id: ID!) {\n    concedeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.ConcedeDisputeDocument,
    "\n  query AwaitingDeals($awaiting: DealAction!) {\n    deals(awaiting: $awaiting) {\n      id\n      transactionId\n      orderPartId\n      title\n      amount\n      settledAt\n      viewerActions\n      other {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.AwaitingDealsDocument,
    "\n  mutation FileDispute($input: DisputeInput!) {\n    fileDispute(input: $input) {\n      dispute {\n        id\n        status\n      }\n    }\n  }\n": typeof types.FileDisputeDocument,
    "\n  mutation SubmitReview($input: ReviewInput!) {\n    submitReview(input: $input) {\n      tpEarned\n      review {\n        id\n        rating\n        publishedAt\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.SubmitReviewDocument,
    "\n  query HubStats {\n    gamificationStats {\n      id\n      level\n      rank\n      streak\n      currentXP\n      nextLevelXP\n      totalPoints\n      achievements\n      completionRate\n      basis {\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": typeof types.HubStatsDocument,
    "\n  fragment AchievementCard_achievement on Achievement {\n    id\n    title\n    description\n    icon\n    rarity\n    unlocked\n    unlockedAt\n    progress\n    maxProgress\n    reward\n    share\n  }\n": typeof types.AchievementCard_AchievementFragmentDoc,
    "\n  query HubAchievements {\n    achievements {\n      id\n      title\n      category\n      unlocked\n      reward\n      ...AchievementCard_achievement\n    }\n  }\n": typeof types.HubAchievementsDocument,
    "\n  fragment ChallengeCard_challenge on Challenge {\n    id\n    title\n    description\n    type\n    progress\n    target\n    completed\n    claimed\n    pays\n  }\n": typeof types.ChallengeCard_ChallengeFragmentDoc,
    "\n  query HubChallenges {\n    challenges {\n      id\n      endsAt\n      bonusMultiplier\n      ...ChallengeCard_challenge\n    }\n  }\n": typeof types.HubChallengesDocument,
    "\n  mutation ClaimChallenge($challengeId: ID!, $idempotencyKey: String) {\n    claimChallenge(challengeId: $challengeId, idempotencyKey: $idempotencyKey) {\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": typeof types.ClaimChallengeDocument,
    "\n  query HubLeaderboard($period: LeaderboardPeriod) {\n    leaderboard(period: $period) {\n      members\n      rows {\n        userId\n        isCurrentUser\n        ...LeaderboardPlace_row\n      }\n      ownRow {\n        userId\n        ...LeaderboardPlace_row\n      }\n    }\n  }\n": typeof types.HubLeaderboardDocument,
    "\n  subscription LeaderboardMoved {\n    leaderboardUpdated {\n      asOf\n    }\n  }\n": typeof types.LeaderboardMovedDocument,
    "\n  fragment LeaderboardPlace_row on LeaderboardRow {\n    rank\n    username\n    displayName\n    avatar\n    level\n    trustLevel\n    points\n    streak\n    isCurrentUser\n  }\n": typeof types.LeaderboardPlace_RowFragmentDoc,
    "\n  fragment BlockedMember_blocked on BlockedMember {\n    id\n    blockedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n  }\n": typeof types.BlockedMember_BlockedFragmentDoc,
    "\n  query BlockedMembers($first: Int = 24, $after: String) {\n    blockedMembers(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BlockedMember_blocked\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BlockedMembersDocument,
    "\n  fragment MemberMenu_member on User {\n    id\n    displayName\n    isBlocked\n  }\n": typeof types.MemberMenu_MemberFragmentDoc,
    "\n  mutation Report($input: ReportInput!) {\n    report(input: $input) {\n      reportId\n      createdAt\n    }\n  }\n": typeof types.ReportDocument,
    "\n  query ReportedItem($id: ID!) {\n    item(id: $id) {\n      id\n      isReported\n    }\n  }\n": typeof types.ReportedItemDocument,
    "\n  query ReportedMember($id: ID!) {\n    user(id: $id) {\n      id\n      isReported\n    }\n  }\n": typeof types.ReportedMemberDocument,
    "\n  mutation BlockMember($memberId: ID!) {\n    blockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n": typeof types.BlockMemberDocument,
    "\n  mutation UnblockMember($memberId: ID!) {\n    unblockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n": typeof types.UnblockMemberDocument,
    "\n  query BookmarkedPosts($first: Int = 10, $after: String) {\n    bookmarkedPosts(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BookmarkedPostsDocument,
    "\n  query Members($first: Int = 6, $search: String, $after: String) {\n    members(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  fragment FollowButton_member on User {\n    id\n    displayName\n    isFollowed\n  }\n": typeof types.FollowButton_MemberFragmentDoc,
    "\n  mutation FollowMember($memberId: ID!) {\n    followMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n": typeof types.FollowMemberDocument,
    "\n  mutation UnfollowMember($memberId: ID!) {\n    unfollowMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n": typeof types.UnfollowMemberDocument,
    "\n  query MemberPosts($first: Int = 10, $memberId: ID!, $after: String) {\n    memberPosts(memberId: $memberId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MemberPostsDocument,
    "\n  fragment MemberRow_member on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    ...FollowButton_member\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  fragment CircleCard_circle on Circle {\n    id\n    name\n    description\n    location\n    isPrivate\n    memberCount\n    ...CircleMembership_circle\n  }\n": typeof types.CircleCard_CircleFragmentDoc,
    "\n  query CircleItems($circleId: ID!, $after: String) {\n    circleItems(circleId: $circleId, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CircleItemsDocument,
    "\n  subscription CircleItemAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n        type\n        itemId\n      }\n    }\n  }\n": typeof types.CircleItemAddedDocument,
    "\n  query Circles($first: Int = 12, $mine: Boolean!, $after: String) {\n    circles(mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...CircleCard_circle\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CirclesDocument,
    "\n  mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {\n    removeCircleMember(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": typeof types.RemoveCircleMemberDocument,
    "\n  query CircleMembers($first: Int = 24, $circleId: ID!, $after: String) {\n    circleMembers(circleId: $circleId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          role\n          member {\n            id\n            displayName\n            ...MemberRow_member\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CircleMembersDocument,
    "\n  fragment CircleMembership_circle on Circle {\n    id\n    name\n    isPrivate\n    memberCount\n    access\n  }\n": typeof types.CircleMembership_CircleFragmentDoc,
    "\n  mutation JoinCircle($circleId: ID!) {\n    joinCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": typeof types.JoinCircleDocument,
    "\n  mutation LeaveCircle($circleId: ID!) {\n    leaveCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": typeof types.LeaveCircleDocument,
    "\n  query CirclePosts($first: Int = 10, $circleId: ID!, $after: String) {\n    circlePosts(circleId: $circleId, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CirclePostsDocument,
    "\n  subscription CirclePostAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n": typeof types.CirclePostAddedDocument,
    "\n  fragment CircleRequests_circle on Circle {\n    id\n    requests {\n      id\n      displayName\n      ...MemberRow_member\n    }\n  }\n": typeof types.CircleRequests_CircleFragmentDoc,
    "\n  mutation ApproveCircleRequest($circleId: ID!, $memberId: ID!) {\n    approveCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n        ...CircleRequests_circle\n      }\n    }\n  }\n": typeof types.ApproveCircleRequestDocument,
    "\n  mutation DeclineCircleRequest($circleId: ID!, $memberId: ID!) {\n    declineCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleRequests_circle\n      }\n    }\n  }\n": typeof types.DeclineCircleRequestDocument,
    "\n  query Circle($id: ID!) {\n    circle(id: $id) {\n      id\n      name\n      access\n      cursor\n      ...CircleCard_circle\n      ...CircleRequests_circle\n    }\n  }\n": typeof types.CircleDocument,
    "\n  mutation CreateCircle($input: CreateCircleInput!, $key: String) {\n    createCircle(input: $input, idempotencyKey: $key) {\n      circle {\n        ...CircleCard_circle\n        id\n      }\n    }\n  }\n": typeof types.CreateCircleDocument,
    "\n  subscription CircleUpdated($after: Cursor) {\n    circleUpdated(after: $after) {\n      cursor\n      circleId\n      circle {\n        ...CircleCard_circle\n      }\n    }\n  }\n": typeof types.CircleUpdatedDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $key: String) {\n    addComment(postId: $postId, content: $content, idempotencyKey: $key) {\n      comment {\n        id\n      }\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.AddCommentDocument,
    "\n  fragment CommentRow_comment on PostComment {\n    id\n    content\n    createdAt\n    canDelete\n    isReported\n    author {\n      id\n      username\n      displayName\n      avatar\n    }\n  }\n": typeof types.CommentRow_CommentFragmentDoc,
    "\n  mutation DeleteComment($commentId: ID!) {\n    deleteComment(commentId: $commentId) {\n      commentId\n      post {\n        id\n        comments\n      }\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  query PostComments($first: Int = 20, $postId: ID!, $after: String) {\n    postComments(postId: $postId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentRow_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PostCommentsDocument,
    "\n  subscription FeedPostUpdated($ids: [ID!]!) {\n    feedPostUpdated(ids: $ids) {\n      postId\n      post {\n        ...PostCard_post\n      }\n    }\n  }\n": typeof types.FeedPostUpdatedDocument,
    "\n  subscription FeedPostAdded($filter: FeedFilter!, $after: Cursor) {\n    feedPostAdded(filter: $filter, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n": typeof types.FeedPostAddedDocument,
    "\n  query LinkableItems {\n    myItems(first: 50) {\n      edges {\n        node {\n          id\n          title\n          status\n          visibility\n          circle {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.LinkableItemsDocument,
    "\n  fragment PostActions_post on FeedPost {\n    id\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n    isMine\n  }\n": typeof types.PostActions_PostFragmentDoc,
    "\n  fragment PostCard_post on FeedPost {\n    id\n    type\n    content\n    createdAt\n    itemId\n    itemTitle\n    tags\n    comments\n    circleId\n    circleName\n    author {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PostActions_post\n    ...PostMenu_post\n  }\n": typeof types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenu_post on FeedPost {\n    id\n    isMine\n    isReported\n    author {\n      id\n      username\n    }\n  }\n": typeof types.PostMenu_PostFragmentDoc,
    "\n  mutation DeletePost($postId: ID!) {\n    deletePost(postId: $postId) {\n      postId\n    }\n  }\n": typeof types.DeletePostDocument,
    "\n  query Post($id: ID!) {\n    feedPost(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n": typeof types.PostDocument,
    "\n  query Feed($first: Int = 10, $filter: FeedFilter!, $after: String) {\n    feed(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.FeedDocument,
    "\n  mutation LikePost($postId: ID!) {\n    likePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.LikePostDocument,
    "\n  mutation UnlikePost($postId: ID!) {\n    unlikePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.UnlikePostDocument,
    "\n  mutation BookmarkPost($postId: ID!) {\n    bookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.BookmarkPostDocument,
    "\n  mutation UnbookmarkPost($postId: ID!) {\n    unbookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.UnbookmarkPostDocument,
    "\n  mutation SharePost($postId: ID!) {\n    sharePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": typeof types.SharePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!, $key: String) {\n    createPost(input: $input, idempotencyKey: $key) {\n      post {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  fragment ChatPanel_stream on Stream {\n    id\n    slowModeSeconds\n    streamer {\n      id\n    }\n    ...ChatSettings_stream\n  }\n": typeof types.ChatPanel_StreamFragmentDoc,
    "\n  fragment ChatSettings_stream on Stream {\n    id\n    slowModeSeconds\n  }\n": typeof types.ChatSettings_StreamFragmentDoc,
    "\n  fragment ChatLine_message on StreamMessage {\n    id\n    content\n    createdAt\n    isDeleted\n    clientId\n    sender {\n      id\n      displayName\n    }\n  }\n": typeof types.ChatLine_MessageFragmentDoc,
    "\n  query ChatHistory($streamId: ID!, $after: String) {\n    streamMessages(streamId: $streamId, first: 50, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ChatLine_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ChatHistoryDocument,
    "\n  subscription ChatHeard($streamId: ID!, $after: Cursor) {\n    streamChatMessage(streamId: $streamId, after: $after) {\n      cursor\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": typeof types.ChatHeardDocument,
    "\n  mutation SendChat($streamId: ID!, $content: String!, $clientId: String!) {\n    sendStreamMessage(streamId: $streamId, content: $content, clientId: $clientId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": typeof types.SendChatDocument,
    "\n  mutation DeleteChat($messageId: ID!) {\n    deleteStreamMessage(messageId: $messageId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": typeof types.DeleteChatDocument,
    "\n  mutation MuteViewer($streamId: ID!, $memberId: ID!, $muted: Boolean!) {\n    muteViewer(streamId: $streamId, memberId: $memberId, muted: $muted) {\n      stream {\n        id\n        mutedMembers {\n          id\n        }\n      }\n    }\n  }\n": typeof types.MuteViewerDocument,
    "\n  mutation SetSlowMode($streamId: ID!, $seconds: Int!) {\n    setSlowMode(streamId: $streamId, seconds: $seconds) {\n      stream {\n        id\n        slowModeSeconds\n      }\n    }\n  }\n": typeof types.SetSlowModeDocument,
    "\n  mutation SetMutedWords($streamId: ID!, $words: [String!]!) {\n    setMutedWords(streamId: $streamId, words: $words) {\n      stream {\n        id\n        mutedWords\n      }\n    }\n  }\n": typeof types.SetMutedWordsDocument,
    "\n  mutation SendHearts($streamId: ID!, $count: Int!) {\n    sendStreamReaction(streamId: $streamId, count: $count)\n  }\n": typeof types.SendHeartsDocument,
    "\n  subscription HeartsHeard($streamId: ID!) {\n    streamReaction(streamId: $streamId) {\n      streamId\n      count\n    }\n  }\n": typeof types.HeartsHeardDocument,
    "\n  mutation CreateStream($input: CreateStreamInput!) {\n    createStream(input: $input) {\n      stream {\n        id\n        title\n        ...StreamRow_stream\n      }\n    }\n  }\n": typeof types.CreateStreamDocument,
    "\n  fragment EditStreamDialog_stream on Stream {\n    id\n    isLive\n    title\n    description\n    streamType\n    category\n    tags\n    thumbnailUrl\n    streamUrl\n    scheduledAt\n  }\n": typeof types.EditStreamDialog_StreamFragmentDoc,
    "\n  mutation UpdateStream($streamId: ID!, $input: UpdateStreamInput!) {\n    updateStream(streamId: $streamId, input: $input) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.UpdateStreamDocument,
    "\n  mutation SetFeaturedItems($streamId: ID!, $itemIds: [ID!]!) {\n    setFeaturedItems(streamId: $streamId, itemIds: $itemIds) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.SetFeaturedItemsDocument,
    "\n  fragment HostControls_stream on Stream {\n    id\n    title\n    featuredItems {\n      id\n    }\n    ...EditStreamDialog_stream\n  }\n": typeof types.HostControls_StreamFragmentDoc,
    "\n  query FeaturableItems {\n    myItems(first: 100) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n": typeof types.FeaturableItemsDocument,
    "\n  mutation StartStream($streamId: ID!) {\n    startStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.StartStreamDocument,
    "\n  mutation EndStream($streamId: ID!) {\n    endStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.EndStreamDocument,
    "\n  mutation CancelStream($streamId: ID!) {\n    cancelStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.CancelStreamDocument,
    "\n  fragment Poster_stream on Stream {\n    id\n    thumbnailUrl\n    featuredItems {\n      id\n      images {\n        large\n      }\n    }\n  }\n": typeof types.Poster_StreamFragmentDoc,
    "\n  fragment StreamCard_stream on Stream {\n    id\n    title\n    description\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n    }\n    featuredItems {\n      id\n    }\n    ...Poster_stream\n  }\n": typeof types.StreamCard_StreamFragmentDoc,
    "\n  fragment StreamRow_stream on Stream {\n    id\n    isLive\n    scheduledAt\n    endedAt\n    ...StreamCard_stream\n  }\n": typeof types.StreamRow_StreamFragmentDoc,
    "\n  query Streams($filter: StreamFilter!, $search: String, $after: String) {\n    streams(filter: $filter, search: $search, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...StreamRow_stream\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.StreamsDocument,
    "\n  query StreamFigures {\n    streamStats {\n      liveNow\n      viewers\n      trending\n      totalStreams\n    }\n  }\n": typeof types.StreamFiguresDocument,
    "\n  subscription StreamsLive($after: Cursor) {\n    streamsLive(after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamRow_stream\n      }\n    }\n  }\n": typeof types.StreamsLiveDocument,
    "\n  fragment FeaturedItems_stream on Stream {\n    id\n    isLive\n    cursor\n    pinnedItem {\n      id\n    }\n    featuredItems {\n      id\n      ...StreamItem_item\n    }\n  }\n": typeof types.FeaturedItems_StreamFragmentDoc,
    "\n  mutation LikeStream($streamId: ID!) {\n    likeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": typeof types.LikeStreamDocument,
    "\n  mutation UnlikeStream($streamId: ID!) {\n    unlikeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": typeof types.UnlikeStreamDocument,
    "\n  fragment PinnedItem_stream on Stream {\n    id\n    pinnedItem {\n      id\n      ...StreamItem_item\n    }\n  }\n": typeof types.PinnedItem_StreamFragmentDoc,
    "\n  mutation AddStreamReminder($streamId: ID!) {\n    addStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n": typeof types.AddStreamReminderDocument,
    "\n  mutation RemoveStreamReminder($streamId: ID!) {\n    removeStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n": typeof types.RemoveStreamReminderDocument,
    "\n  fragment StageOverlay_stream on Stream {\n    id\n    isLive\n    isCancelled\n    scheduledAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n    }\n    ...Poster_stream\n    ...StreamStage_stream\n  }\n": typeof types.StageOverlay_StreamFragmentDoc,
    "\n  fragment StreamAbout_stream on Stream {\n    id\n    description\n    category\n    tags\n    isLive\n    scheduledAt\n    endedAt\n    createdAt\n    peakViewers\n    uniqueViewers\n  }\n": typeof types.StreamAbout_StreamFragmentDoc,
    "\n  fragment StreamHead_stream on Stream {\n    id\n    title\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    likes\n  }\n": typeof types.StreamHead_StreamFragmentDoc,
    "\n  fragment StreamItem_item on Item {\n    id\n    title\n    tpValue\n    status\n    cursor\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    ...LiveItems_item\n  }\n": typeof types.StreamItem_ItemFragmentDoc,
    "\n  fragment StreamPage_stream on Stream {\n    id\n    ...StreamPage_shown\n    ...StreamPage_viewer\n  }\n": typeof types.StreamPage_StreamFragmentDoc,
    "\n  fragment StreamPage_shown on Stream {\n    id\n    title\n    isLive\n    scheduledAt\n    endedAt\n    cursor\n    ...StageOverlay_stream\n    ...StreamHead_stream\n    ...StreamAbout_stream\n    ...PinnedItem_stream\n    ...FeaturedItems_stream\n    ...ChatPanel_stream\n    ...HostControls_stream\n  }\n": typeof types.StreamPage_ShownFragmentDoc,
    "\n  fragment StreamPage_viewer on Stream {\n    id\n    isHost\n    isLiked\n    isReminded\n    isChatMuted\n    mutedWords\n    mutedMembers {\n      id\n    }\n    streamer {\n      id\n      ...FollowButton_member\n    }\n  }\n": typeof types.StreamPage_ViewerFragmentDoc,
    "\n  subscription StreamUpdated($streamId: ID!, $after: Cursor) {\n    streamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_shown\n      }\n    }\n  }\n": typeof types.StreamUpdatedDocument,
    "\n  subscription ViewerStreamUpdated($streamId: ID!, $after: Cursor) {\n    viewerStreamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_viewer\n      }\n    }\n  }\n": typeof types.ViewerStreamUpdatedDocument,
    "\n  query StreamById($id: ID!) {\n    stream(id: $id) {\n      id\n      ...StreamPage_stream\n    }\n  }\n": typeof types.StreamByIdDocument,
    "\n  mutation PinItem($streamId: ID!, $itemId: ID) {\n    pinItem(streamId: $streamId, itemId: $itemId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": typeof types.PinItemDocument,
    "\n  fragment StreamPanelCard_stream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    likes\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      tpValue\n    }\n  }\n": typeof types.StreamPanelCard_StreamFragmentDoc,
    "\n  query PanelStreams {\n    streams(filter: live, first: 1) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n    }\n    liveStreams(first: 12) {\n      id\n      isLive\n      viewerCount\n      ...StreamPanelCard_stream\n    }\n    featuredStreams(first: 6) {\n      id\n      ...StreamPanelCard_stream\n    }\n  }\n": typeof types.PanelStreamsDocument,
    "\n  fragment Chapters_stream on Stream {\n    id\n    chapters {\n      atSeconds\n      item {\n        id\n        title\n      }\n    }\n  }\n": typeof types.Chapters_StreamFragmentDoc,
    "\n  fragment HostStage_stream on Stream {\n    id\n    isLive\n    video\n    ...LiveStage_stream\n  }\n": typeof types.HostStage_StreamFragmentDoc,
    "\n  fragment LiveStage_stream on Stream {\n    id\n    title\n    isLive\n    video\n    playlistUrl\n    streamUrl\n  }\n": typeof types.LiveStage_StreamFragmentDoc,
    "\n  query StageNow($id: ID!) {\n    stream(id: $id) {\n      id\n      ...LiveStage_stream\n    }\n  }\n": typeof types.StageNowDocument,
    "\n  fragment ReplayStage_stream on Stream {\n    id\n    title\n    video\n    playlistUrl\n    streamUrl\n    ...Chapters_stream\n  }\n": typeof types.ReplayStage_StreamFragmentDoc,
    "\n  fragment StreamStage_stream on Stream {\n    id\n    isLive\n    endedAt\n    ...LiveStage_stream\n    ...ReplayStage_stream\n    ...HostStage_stream\n  }\n": typeof types.StreamStage_StreamFragmentDoc,
    "\n  subscription StreamSignalHeard($streamId: ID!, $peer: String!, $after: Cursor) {\n    streamSignal(streamId: $streamId, peer: $peer, after: $after) {\n      cursor\n      fromPeer\n      kind\n      payload\n    }\n  }\n": typeof types.StreamSignalHeardDocument,
    "\n  mutation SendStreamSignal($input: StreamSignalInput!) {\n    sendStreamSignal(input: $input)\n  }\n": typeof types.SendStreamSignalDocument,
    "\n  query IceServers {\n    iceServers {\n      urls\n      username\n      credential\n    }\n  }\n": typeof types.IceServersDocument,
    "\n  subscription StreamViewerCount($streamId: ID!) {\n    streamViewerCount(streamId: $streamId) {\n      streamId\n      viewerCount\n      peakViewers\n      uniqueViewers\n      likes\n    }\n  }\n": typeof types.StreamViewerCountDocument,
    "\n  subscription StreamViewerCounts {\n    streamViewerCounts {\n      streamId\n      viewerCount\n      likes\n    }\n  }\n": typeof types.StreamViewerCountsDocument,
    "\n  query ViewerCountsNow {\n    liveStreams(first: 50) {\n      id\n      viewerCount\n      likes\n    }\n  }\n": typeof types.ViewerCountsNowDocument,
    "\n  query Verification {\n    viewer {\n      id\n      email\n      phone\n      user {\n        id\n        emailVerified\n        phoneVerified\n        verificationLevel\n      }\n    }\n  }\n": typeof types.VerificationDocument,
    "\n  mutation SendVerificationCode($type: VerificationChannel!, $email: String, $phone: String) {\n    sendVerificationCode(type: $type, email: $email, phone: $phone) {\n      message\n      devCode\n    }\n  }\n": typeof types.SendVerificationCodeDocument,
    "\n  mutation VerifyChannel($type: VerificationChannel!, $code: String!) {\n    verifyChannel(type: $type, code: $code) {\n      earned\n      message\n      viewer {\n        id\n        phone\n        user {\n          id\n          isVerified\n          emailVerified\n          phoneVerified\n          verificationLevel\n          trustPoints\n          trustLevel\n        }\n        wallet {\n          id\n          tpBalance\n          held\n          available\n        }\n      }\n    }\n  }\n": typeof types.VerifyChannelDocument,
    "\n  fragment BalanceBreakdown_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    incoming\n    totalEarned\n    totalSpent\n    security {\n      score\n      level\n    }\n  }\n": typeof types.BalanceBreakdown_WalletFragmentDoc,
    "\n  query BalanceCard {\n    wallet {\n      id\n      tpBalance\n      member {\n        id\n        trustLevel\n        dealsCompleted\n      }\n    }\n  }\n": typeof types.BalanceCardDocument,
    "\n  subscription BalanceCardMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        member {\n          id\n          trustLevel\n          dealsCompleted\n        }\n      }\n    }\n  }\n": typeof types.BalanceCardMovedDocument,
    "\n  fragment BalanceSummary_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    holds {\n      id\n      amount\n      state\n      deadline\n      offer {\n        id\n        targetItem {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.BalanceSummary_WalletFragmentDoc,
    "\n  fragment SecureWallet_wallet on Wallet {\n    id\n    ...BalanceBreakdown_wallet\n    security {\n      ...SecurityReasons_security\n    }\n  }\n": typeof types.SecureWallet_WalletFragmentDoc,
    "\n  fragment SecurityReasons_security on Security {\n    score\n    level\n    reasons {\n      check\n      title\n      points\n      maxPoints\n      reason\n    }\n  }\n": typeof types.SecurityReasons_SecurityFragmentDoc,
    "\n  query ShareableItems {\n    myItems(first: 12) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n    items(first: 6) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n": typeof types.ShareableItemsDocument,
    "\n  mutation EarnTp($action: EarnAction!, $idempotencyKey: String) {\n    earnTp(action: $action, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": typeof types.EarnTpDocument,
    "\n  mutation ClaimReward($reward: RewardName!, $idempotencyKey: String) {\n    claimReward(reward: $reward, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": typeof types.ClaimRewardDocument,
    "\n  mutation RecordShare($input: RecordShareInput!) {\n    recordShare(input: $input) {\n      itemId\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": typeof types.RecordShareDocument,
    "\n  fragment Earnings_earnings on Earnings {\n    id\n    streak\n    actions {\n      action\n      title\n      amount\n      state\n      hint\n    }\n    tasks {\n      task\n      title\n      amount\n      progress\n      target\n      state\n    }\n    rewards {\n      reward\n      title\n      description\n      amount\n      progress\n      target\n      state\n    }\n  }\n": typeof types.Earnings_EarningsFragmentDoc,
    "\n  query WalletEarnings {\n    earnings {\n      id\n      ...Earnings_earnings\n    }\n  }\n": typeof types.WalletEarningsDocument,
    "\n  fragment LedgerRow_entry on WalletEntry {\n    id\n    reason\n    amount\n    description\n    balanceAfter\n    createdAt\n    status\n    relatedUser {\n      id\n      displayName\n    }\n  }\n": typeof types.LedgerRow_EntryFragmentDoc,
    "\n  query WalletPage($first: Int = 24, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      id\n      ...BalanceSummary_wallet\n      ...SecureWallet_wallet\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            ...LedgerRow_entry\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.WalletPageDocument,
    "\n  subscription WalletMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        ...BalanceSummary_wallet\n        ...SecureWallet_wallet\n      }\n    }\n  }\n": typeof types.WalletMovedDocument,
    "\n  subscription LiveViewerWallet($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        held\n        available\n        member {\n          id\n          trustPoints\n          trustLevel\n        }\n      }\n    }\n  }\n": typeof types.LiveViewerWalletDocument,
    "\n  subscription LiveViewerQueries($after: Cursor) {\n    queriesInvalidated(after: $after) {\n      cursor\n      queries\n    }\n  }\n": typeof types.LiveViewerQueriesDocument,
    "\n  fragment ViewerProvider_viewer on Viewer {\n    id\n    email\n    isAdmin\n    isModerator\n    unreadMessages\n    unreadNotifications\n    offersAsSeller: pendingOffers(role: seller)\n    offersAsBuyer: pendingOffers(role: buyer)\n    cursor\n    privacy {\n      isActivityUsed\n    }\n    user {\n      id\n      username\n      displayName\n      avatar\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n    }\n    wallet {\n      id\n      tpBalance\n      held\n      available\n    }\n  }\n": typeof types.ViewerProvider_ViewerFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...ViewerProvider_viewer\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  query ClosedFeatures {\n    closedFeatures {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n": typeof types.ClosedFeaturesDocument,
    "\n  subscription ClosedFeaturesUpdated($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n": typeof types.ClosedFeaturesUpdatedDocument,
    "\n  query ProofWays {\n    twoStepSignIn {\n      isOn\n      authenticatorSince\n      passkeys {\n        id\n      }\n    }\n  }\n": typeof types.ProofWaysDocument,
    "\n  mutation ProveIdentity($password: String, $secondStep: SecondStepInput) {\n    proveIdentity(password: $password, secondStep: $secondStep)\n  }\n": typeof types.ProveIdentityDocument,
    "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n": typeof types.BeginPasskeyProofDocument,
    "\n  query ViewerCounts {\n    viewer {\n      id\n      unreadMessages\n      unreadNotifications\n      offersAsSeller: pendingOffers(role: seller)\n      offersAsBuyer: pendingOffers(role: buyer)\n    }\n  }\n": typeof types.ViewerCountsDocument,
    "\n  mutation StopViewAs {\n    stopViewAs\n  }\n": typeof types.StopViewAsDocument,
};
const documents: Documents = {
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": types.ResetPasswordDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      isCurrent\n      ...SessionRow_session\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    userAgent\n    ipAddress\n    isCurrent\n  }\n": types.SessionRow_SessionFragmentDoc,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  fragment MemberCard_user on User {\n    id\n    username\n    displayName\n    avatar\n    bio\n    location\n    isOnline\n    skills\n    trustLevel\n    verificationLevel\n    overallRating\n    totalReviews\n    dealsCompleted\n    createdAt\n    followers\n    following\n    ...FollowButton_member\n    ...MemberMenu_member\n  }\n": types.MemberCard_UserFragmentDoc,
    "\n  query Member($username: String!, $id: ID!, $isId: Boolean!) {\n    member(username: $username) {\n      id\n      username\n      displayName\n      cursor\n      ...MemberCard_user\n      ...WantedItems_user\n    }\n    user(id: $id) @include(if: $isId) {\n      id\n      username\n    }\n  }\n": types.MemberDocument,
    "\n  subscription MemberUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...MemberCard_user\n        ...WantedItems_user\n      }\n    }\n  }\n": types.MemberUpdatedDocument,
    "\n  query DeletionPreview {\n    deletionPreview {\n      openOrders\n      openOffers\n      items\n      tp\n    }\n  }\n": types.DeletionPreviewDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteAccountDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.ChangePasswordDocument,
    "\n  fragment PrivacySettings_viewer on Viewer {\n    id\n    privacy {\n      location\n      online\n      wantedItems\n      leaderboard\n      isActivityUsed\n    }\n  }\n": types.PrivacySettings_ViewerFragmentDoc,
    "\n  mutation UpdatePrivacy($input: UpdatePrivacyInput!) {\n    updatePrivacy(input: $input) {\n      id\n      ...PrivacySettings_viewer\n    }\n  }\n": types.UpdatePrivacyDocument,
    "\n  fragment ProfileCard_viewer on Viewer {\n    id\n    email\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      trustPoints\n      trustLevel\n      verificationLevel\n      createdAt\n      itemsListed\n      dealsCompleted\n    }\n  }\n": types.ProfileCard_ViewerFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      user {\n        id\n        displayName\n        location\n        bio\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query Profile {\n    viewer {\n      id\n      ...ProfileCard_viewer\n      ...Settings_viewer\n    }\n  }\n": types.ProfileDocument,
    "\n  fragment Settings_viewer on Viewer {\n    ...PrivacySettings_viewer\n  }\n": types.Settings_ViewerFragmentDoc,
    "\n  mutation BeginPasskey {\n    beginPasskey\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($name: String!, $response: JSONObject!) {\n    addPasskey(name: $name, response: $response) {\n      recoveryCodes\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation ConfirmAuthenticator($code: String!) {\n    confirmAuthenticator(code: $code) {\n      recoveryCodes\n    }\n  }\n": types.ConfirmAuthenticatorDocument,
    "\n  fragment AuthenticatorRow_twoStep on TwoStepSignIn {\n    authenticatorSince\n  }\n": types.AuthenticatorRow_TwoStepFragmentDoc,
    "\n  mutation BeginAuthenticator {\n    beginAuthenticator {\n      secret\n      uri\n    }\n  }\n": types.BeginAuthenticatorDocument,
    "\n  mutation RemoveAuthenticator {\n    removeAuthenticator {\n      isOn\n    }\n  }\n": types.RemoveAuthenticatorDocument,
    "\n  fragment PasskeyRows_twoStep on TwoStepSignIn {\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.PasskeyRows_TwoStepFragmentDoc,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      isOn\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  fragment RecoveryCodesRow_twoStep on TwoStepSignIn {\n    recoveryCodesLeft\n  }\n": types.RecoveryCodesRow_TwoStepFragmentDoc,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  query TwoStep {\n    twoStepSignIn {\n      isOn\n      isRequired\n      ...AuthenticatorRow_twoStep\n      ...PasskeyRows_twoStep\n      ...RecoveryCodesRow_twoStep\n    }\n  }\n": types.TwoStepDocument,
    "\n  mutation Login($email: String!, $password: String!, $secondStep: SecondStepInput) {\n    login(email: $email, password: $password, secondStep: $secondStep) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  query Activities($first: Int = 24, $group: ActivityGroup, $after: String) {\n    activity(first: $first, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ActivityRow_activity\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ActivitiesDocument,
    "\n  fragment ActivityRow_activity on Activity {\n    id\n    kind\n    group\n    subject\n    tp\n    url\n    at\n    member {\n      id\n      displayName\n    }\n  }\n": types.ActivityRow_ActivityFragmentDoc,
    "\n  query FilteredMember($id: ID!) {\n    adminUser(id: $id) {\n      id\n      displayName\n    }\n  }\n": types.FilteredMemberDocument,
    "\n  query TwoStepNotice {\n    twoStepSignIn {\n      isOn\n      isRequired\n    }\n  }\n": types.TwoStepNoticeDocument,
    "\n  fragment ActionEffects_effects on ActionEffects {\n    confirms\n    sentences\n    heardBy\n    tp {\n      account\n      balance\n      available\n      member {\n        id\n        displayName\n      }\n    }\n  }\n": types.ActionEffects_EffectsFragmentDoc,
    "\n  query OpenAdjustment($id: ID!) {\n    adjustment(id: $id) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": types.OpenAdjustmentDocument,
    "\n  subscription OpenAdjustmentMoved {\n    adjustmentUpdated {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n": types.OpenAdjustmentMovedDocument,
    "\n  query Adjustments($filter: AdjustmentFilter, $first: Int = 50, $after: String) {\n    adjustments(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...Adjustment_adjustment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdjustmentsDocument,
    "\n  fragment Adjustment_adjustment on Adjustment {\n    id\n    amount\n    reason\n    notes\n    status\n    failure\n    isAlone\n    decisionNote\n    deadline\n    createdAt\n    endedAt\n    viewerActions\n    member {\n      id\n      displayName\n    }\n    requestedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n": types.Adjustment_AdjustmentFragmentDoc,
    "\n  mutation TryApproveAdjustment($id: ID!) {\n    dryRun {\n      approveAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryApproveAdjustmentDocument,
    "\n  mutation ApproveAdjustment($id: ID!, $confirms: String) {\n    approveAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": types.ApproveAdjustmentDocument,
    "\n  query AdjustmentsLeft {\n    adjustmentTerms {\n      leftToday\n    }\n  }\n": types.AdjustmentsLeftDocument,
    "\n  subscription AdjustmentTouched {\n    adjustmentUpdated {\n      cursor\n    }\n  }\n": types.AdjustmentTouchedDocument,
    "\n  query FoundMembers($q: String!) {\n    adminUsers(filter: { q: $q }, first: 6) {\n      edges {\n        node {\n          id\n          displayName\n          username\n          tpBalance\n          isDeleted\n        }\n      }\n    }\n  }\n": types.FoundMembersDocument,
    "\n  mutation TryRejectAdjustment($id: ID!, $reason: String!) {\n    dryRun {\n      rejectAdjustment(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryRejectAdjustmentDocument,
    "\n  mutation RejectAdjustment($id: ID!, $reason: String!, $confirms: String) {\n    rejectAdjustment(id: $id, reason: $reason, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": types.RejectAdjustmentDocument,
    "\n  mutation TryRequestAdjustment($input: AdjustmentInput!) {\n    dryRun {\n      requestAdjustment(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryRequestAdjustmentDocument,
    "\n  mutation RequestAdjustment($input: AdjustmentInput!, $confirms: String) {\n    requestAdjustment(input: $input, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": types.RequestAdjustmentDocument,
    "\n  query AdjustmentTermsOf($memberId: ID!) {\n    adjustmentTerms(memberId: $memberId) {\n      leftToday\n      approvers\n    }\n  }\n": types.AdjustmentTermsOfDocument,
    "\n  mutation TryWithdrawAdjustment($id: ID!) {\n    dryRun {\n      withdrawAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryWithdrawAdjustmentDocument,
    "\n  mutation WithdrawAdjustment($id: ID!, $confirms: String) {\n    withdrawAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n": types.WithdrawAdjustmentDocument,
    "\n  subscription AdjustmentMoved($after: Cursor) {\n    adjustmentUpdated(after: $after) {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n": types.AdjustmentMovedDocument,
    "\n  query CategoryAnalytics($range: AnalyticsRange!) {\n    adminCategoryAnalytics(range: $range) {\n      name\n      listed\n      deals\n      revenue\n      averagePrice\n      medianDays\n    }\n  }\n": types.CategoryAnalyticsDocument,
    "\n  query LocationAnalytics($range: AnalyticsRange!) {\n    adminGeographicalAnalytics(range: $range) {\n      location\n      users\n      items\n      transactions\n      revenue\n    }\n  }\n": types.LocationAnalyticsDocument,
    "\n  query SalesAnalytics($range: AnalyticsRange!) {\n    adminSalesAnalytics(range: $range) {\n      points {\n        date\n        revenue\n        transactions\n        refunded\n      }\n      totals {\n        revenue\n        transactions\n        refunded\n      }\n      previous {\n        revenue\n        transactions\n        refunded\n      }\n    }\n  }\n": types.SalesAnalyticsDocument,
    "\n  query UsersAnalytics($range: AnalyticsRange!) {\n    adminUsersAnalytics(range: $range) {\n      points {\n        date\n        newUsers\n        activeUsers\n      }\n      cohorts {\n        week\n        size\n        retained\n      }\n      levels {\n        level\n        users\n      }\n    }\n  }\n": types.UsersAnalyticsDocument,
    "\n  query AuditLog($filter: AuditLogFilter, $first: Int = 50, $after: String) {\n    auditLog(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AuditEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditLogDocument,
    "\n  fragment AuditEntry_entry on AuditEntry {\n    id\n    createdAt\n    action\n    subjectType\n    subjectId\n    reason\n    outcome\n    address\n    hash\n    actor {\n      id\n      displayName\n    }\n    changes {\n      name\n      before\n      after\n    }\n    effects {\n      ...ActionEffects_effects\n    }\n  }\n": types.AuditEntry_EntryFragmentDoc,
    "\n  query AuditLogProblems {\n    auditLogProblems {\n      subject\n      problem\n    }\n  }\n": types.AuditLogProblemsDocument,
    "\n  fragment AdminBacklog_backlog on AdminBacklog {\n    parts {\n      queue\n      open\n      overdue\n    }\n  }\n": types.AdminBacklog_BacklogFragmentDoc,
    "\n  query AdminBacklog {\n    adminBacklog {\n      ...AdminBacklog_backlog\n    }\n  }\n": types.AdminBacklogDocument,
    "\n  subscription AdminBacklogMoved {\n    adminBacklogUpdated {\n      ...AdminBacklog_backlog\n    }\n  }\n": types.AdminBacklogMovedDocument,
    "\n  query MarketHealth {\n    adminMarketHealth {\n      score\n      status\n      parts {\n        name\n        words\n        rate\n        cases\n        weight\n        zeroAt\n        fullAt\n        score\n      }\n    }\n  }\n": types.MarketHealthDocument,
    "\n  query DashboardTiles {\n    dashboardTiles {\n      id\n      ...Tile_query\n    }\n  }\n": types.DashboardTilesDocument,
    "\n  fragment AdminStats_stats on AdminStats {\n    asOf\n    totalUsers\n    activeUsers\n    totalItems\n    totalTransactions\n    totalTrustPoints\n    avgTrustPerUser\n    revenue {\n      today\n      thisWeek\n      thisMonth\n      growth\n    }\n    marketMetrics {\n      conversionRate\n      totalViews\n      avgTrustPerTransaction\n      topCategories {\n        name\n        count\n        revenue\n      }\n    }\n    userMetrics {\n      activeUsersToday\n      newUsersToday\n      retentionRate\n      avgSessionTime\n    }\n    geographical {\n      topLocations {\n        location\n        users\n        transactions\n      }\n    }\n  }\n": types.AdminStats_StatsFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminStats_stats\n    }\n  }\n": types.AdminStatsDocument,
    "\n  fragment Tile_query on SavedQuery {\n    id\n    slug\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    version\n  }\n": types.Tile_QueryFragmentDoc,
    "\n  subscription AdminStatsUpdated {\n    adminStatsUpdated {\n      ...AdminStats_stats\n    }\n  }\n": types.AdminStatsUpdatedDocument,
    "\n  mutation TryAskDispute($id: ID!, $text: String!) {\n    dryRun {\n      askDispute(id: $id, text: $text) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryAskDisputeDocument,
    "\n  mutation AskDispute($id: ID!, $text: String!, $confirms: String) {\n    askDispute(id: $id, text: $text, confirms: $confirms) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.AskDisputeDocument,
    "\n  mutation TryDecideDispute($input: DecisionInput!) {\n    dryRun {\n      decideDispute(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryDecideDisputeDocument,
    "\n  mutation DecideDispute($input: DecisionInput!, $confirms: String) {\n    decideDispute(input: $input, confirms: $confirms) {\n      dispute {\n        id\n        adminNotes\n        transactionId\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.DecideDisputeDocument,
    "\n  mutation TakeDispute($id: ID!) {\n    takeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.TakeDisputeDocument,
    "\n  query AdminDispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      adminNotes\n      transactionId\n      orderPartId\n      ...DisputeRoom_dispute\n    }\n    adminDisputePostings(id: $id) {\n      id\n      ...AdminPosting_posting\n    }\n  }\n": types.AdminDisputeDocument,
    "\n  subscription DisputeTouched($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n      }\n    }\n  }\n": types.DisputeTouchedDocument,
    "\n  query DisputeQueue($filter: DisputeQueueFilter, $first: Int = 50, $after: String) {\n    disputeQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedDispute_dispute\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DisputeQueueDocument,
    "\n  fragment QueuedDispute_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    createdAt\n    deadline\n    resolvedAt\n    isOverdue\n    orderPartId\n    reporter {\n      id\n      displayName\n    }\n    reported {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n  }\n": types.QueuedDispute_DisputeFragmentDoc,
    "\n  subscription DisputeQueueMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...QueuedDispute_dispute\n      }\n    }\n  }\n": types.DisputeQueueMovedDocument,
    "\n  query AdminEventLog($topics: [AdminTopic!], $first: Int = 50, $after: String) {\n    adminEventLog(topics: $topics, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...AdminEvent_event\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminEventLogDocument,
    "\n  fragment AdminEvent_event on AdminEvent {\n    id\n    at\n    topic\n    sentence\n    subject\n    subjectId\n    actor {\n      id\n      displayName\n    }\n  }\n": types.AdminEvent_EventFragmentDoc,
    "\n  subscription AdminEvents($topics: [AdminTopic!], $after: Cursor) {\n    adminEvents(topics: $topics, after: $after) {\n      cursor\n      event {\n        id\n        ...AdminEvent_event\n      }\n    }\n  }\n": types.AdminEventsDocument,
    "\n  mutation RequestAllRows($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n    }\n  }\n": types.RequestAllRowsDocument,
    "\n  mutation ScheduleAllRows($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n": types.ScheduleAllRowsDocument,
    "\n  mutation RevealValue($id: ID!, $reason: String!) {\n    revealValue(id: $id, reason: $reason) {\n      value\n    }\n  }\n": types.RevealValueDocument,
    "\n  mutation ClearExplorerHistory {\n    clearExplorerHistory {\n      count\n    }\n  }\n": types.ClearExplorerHistoryDocument,
    "\n  query ExplorerHistory($q: String, $first: Int = 50, $after: String) {\n    explorerHistory(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ExplorerRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ExplorerHistoryDocument,
    "\n  fragment ExplorerRun_run on ExplorerRun {\n    id\n    document\n    operationName\n    variables\n    startedAt\n    ms\n    rows\n    error\n  }\n": types.ExplorerRun_RunFragmentDoc,
    "\n  mutation DeleteExplorerRun($id: ID!) {\n    deleteExplorerRun(id: $id) {\n      id\n    }\n  }\n": types.DeleteExplorerRunDocument,
    "\n  mutation SaveQuery($input: SavedQueryInput!) {\n    saveQuery(input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n": types.SaveQueryDocument,
    "\n  mutation ChangeSavedQuery($id: ID!, $version: Int!, $input: SavedQueryInput!) {\n    changeSavedQuery(id: $id, version: $version, input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n": types.ChangeSavedQueryDocument,
    "\n  mutation PinSavedQuery($id: ID!) {\n    pinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": types.PinSavedQueryDocument,
    "\n  mutation UnpinSavedQuery($id: ID!) {\n    unpinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": types.UnpinSavedQueryDocument,
    "\n  mutation DeleteSavedQuery($id: ID!) {\n    deleteSavedQuery(id: $id) {\n      id\n    }\n  }\n": types.DeleteSavedQueryDocument,
    "\n  fragment SavedQuery_row on SavedQuery {\n    id\n    slug\n    folder\n    title\n    visibility\n    pinnedAt\n    updatedAt\n    owner {\n      id\n      displayName\n    }\n  }\n": types.SavedQuery_RowFragmentDoc,
    "\n  query SavedQueries($q: String, $first: Int = 50, $after: String) {\n    savedQueries(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...SavedQuery_row\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SavedQueriesDocument,
    "\n  fragment SavedQuery_query on SavedQuery {\n    id\n    slug\n    folder\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    visibility\n    version\n    pinnedAt\n    updatedAt\n    viewerActions\n    problem\n    owner {\n      id\n      displayName\n    }\n    variables {\n      name\n      type\n      kind\n      isRequired\n      choices\n      default\n    }\n  }\n": types.SavedQuery_QueryFragmentDoc,
    "\n  query SavedQuery($slug: String!) {\n    savedQuery(slug: $slug) {\n      id\n      ...SavedQuery_query\n    }\n  }\n": types.SavedQueryDocument,
    "\n  mutation TryDeleteItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      deleteItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryDeleteItemDocument,
    "\n  mutation DeleteItem($itemId: ID!, $reason: String!, $confirms: String) {\n    deleteItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n": types.DeleteItemDocument,
    "\n  fragment ItemContent_item on AdminItem {\n    title\n    description\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": types.ItemContent_ItemFragmentDoc,
    "\n  query AdminItem($id: ID!) {\n    adminItem(id: $id) {\n      id\n      ...AdminItem_item\n      ...ItemContent_item\n    }\n  }\n": types.AdminItemDocument,
    "\n  fragment AdminItem_item on AdminItem {\n    id\n    title\n    category\n    trustPoints\n    status\n    quantity\n    viewCount\n    createdAt\n    user {\n      id\n      username\n      displayName\n    }\n    removalReason\n    removedBy {\n      id\n      displayName\n    }\n    restorableUntil\n    viewerActions\n  }\n": types.AdminItem_ItemFragmentDoc,
    "\n  query AdminItems($filter: AdminItemFilter, $first: Int = 50, $after: String) {\n    adminItems(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminItem_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminItemsDocument,
    "\n  mutation TryRestoreItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      restoreItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryRestoreItemDocument,
    "\n  mutation RestoreItem($itemId: ID!, $reason: String!, $confirms: String) {\n    restoreItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n": types.RestoreItemDocument,
    "\n  mutation TryDropJob($id: ID!, $reason: String!) {\n    dryRun {\n      dropJob(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryDropJobDocument,
    "\n  mutation DropJob($id: ID!, $reason: String!, $confirms: String) {\n    dropJob(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": types.DropJobDocument,
    "\n  mutation TryDropDeadLetter($id: ID!, $reason: String!) {\n    dryRun {\n      dropDeadLetter(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryDropDeadLetterDocument,
    "\n  mutation DropDeadLetter($id: ID!, $reason: String!, $confirms: String) {\n    dropDeadLetter(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": types.DropDeadLetterDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      id\n      ...Job_job\n    }\n  }\n": types.RetryJobDocument,
    "\n  query Jobs($filter: JobFilter!, $first: Int = 50, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...Job_job\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.JobsDocument,
    "\n  fragment Job_job on Job {\n    id\n    task\n    status\n    rowId\n    attempts\n    maxAttempts\n    runAt\n    createdAt\n    error\n    viewerActions\n    member {\n      id\n      displayName\n    }\n  }\n": types.Job_JobFragmentDoc,
    "\n  mutation RetryDeadLetter($id: ID!) {\n    retryDeadLetter(id: $id) {\n      id\n      ...DeadLetter_letter\n    }\n  }\n": types.RetryDeadLetterDocument,
    "\n  query DeadLetters($first: Int = 50, $after: String) {\n    deadLetters(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...DeadLetter_letter\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DeadLettersDocument,
    "\n  fragment DeadLetter_letter on DeadLetter {\n    id\n    consumer\n    type\n    error\n    failedAt\n    isRetried\n    viewerActions\n    event {\n      id\n      sentence\n    }\n  }\n": types.DeadLetter_LetterFragmentDoc,
    "\n  fragment OverdueDeadline_deadline on OverdueDeadline {\n    id\n    name\n    rowId\n    deadline\n    error\n    tries\n  }\n": types.OverdueDeadline_DeadlineFragmentDoc,
    "\n  query OverdueDeadlines($first: Int = 50, $after: String) {\n    overdueDeadlines(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OverdueDeadline_deadline\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OverdueDeadlinesDocument,
    "\n  mutation RetryJobs($task: JobTask!) {\n    retryJobs(task: $task) {\n      count\n    }\n  }\n": types.RetryJobsDocument,
    "\n  fragment JobsSummary_summary on JobsSummary {\n    jobLag\n    deadlineLag\n    parts {\n      part\n      count\n      mark\n    }\n    consumers {\n      name\n      waiting\n      lag\n    }\n  }\n": types.JobsSummary_SummaryFragmentDoc,
    "\n  query JobsSummary {\n    jobsSummary {\n      ...JobsSummary_summary\n    }\n  }\n": types.JobsSummaryDocument,
    "\n  subscription JobsSummaryMoved {\n    jobsSummaryUpdated {\n      ...JobsSummary_summary\n    }\n  }\n": types.JobsSummaryMovedDocument,
    "\n  query LedgerAudit {\n    ledgerAudit {\n      problem\n      subject\n      expected\n      found\n    }\n  }\n": types.LedgerAuditDocument,
    "\n  mutation TryFundPool($input: FundPoolInput!) {\n    dryRun {\n      fundPool(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryFundPoolDocument,
    "\n  mutation FundPool($input: FundPoolInput!, $confirms: String) {\n    fundPool(input: $input, confirms: $confirms) {\n      balance\n    }\n  }\n": types.FundPoolDocument,
    "\n  query AdminIssue($range: AnalyticsRange!) {\n    adminIssue(range: $range) {\n      issued\n      returned\n      points {\n        date\n        issued\n        returned\n      }\n      reasons {\n        reason\n        issued\n        returned\n        postings\n        points {\n          date\n          issued\n          returned\n        }\n      }\n    }\n  }\n": types.AdminIssueDocument,
    "\n  query StakingPool {\n    stakingPool {\n      balance\n      staked\n      owed\n      coveredUntil\n    }\n  }\n": types.StakingPoolDocument,
    "\n  query AdminSupply {\n    adminSupply {\n      asOf\n      sum\n      circulation\n      parts {\n        kind\n        accounts\n        balance\n        held\n      }\n    }\n  }\n": types.AdminSupplyDocument,
    "\n  mutation ClaimCase($id: ID!) {\n    claimCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n": types.ClaimCaseDocument,
    "\n  mutation ReleaseCase($id: ID!) {\n    releaseCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n": types.ReleaseCaseDocument,
    "\n  fragment CaseContent_case on ModerationCase {\n    id\n    subject\n    content\n    appealText\n    now {\n      text\n      images {\n        path\n        small\n      }\n      isRemovable\n    }\n    appeals {\n      id\n      reason\n    }\n  }\n": types.CaseContent_CaseFragmentDoc,
    "\n  query OneCase($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      cursor\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n      ...CaseReports_case\n      ...CaseHistory_case\n    }\n  }\n": types.OneCaseDocument,
    "\n  subscription CaseTouched($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n      }\n    }\n  }\n": types.CaseTouchedDocument,
    "\n  fragment CaseHistory_case on ModerationCase {\n    id\n    history {\n      id\n      kind\n      subject\n      decision\n      decidedAt\n      isOverdue\n      overturnedAt\n      reason\n    }\n  }\n": types.CaseHistory_CaseFragmentDoc,
    "\n  query ModerationQueue($filter: CaseFilter!, $first: Int = 50, $after: String) {\n    moderationQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedCase_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ModerationQueueDocument,
    "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportCount\n    reports {\n      id\n      reason\n      details\n      createdAt\n      reporter {\n        id\n        displayName\n        username\n      }\n    }\n  }\n": types.CaseReports_CaseFragmentDoc,
    "\n  fragment QueuedCase_case on ModerationCase {\n    id\n    kind\n    subject\n    subjectId\n    content\n    reportCount\n    reasons\n    createdAt\n    dueAt\n    isOverdue\n    claimedUntil\n    decision\n    decidedAt\n    overturnedAt\n    viewerActions\n    member {\n      id\n      displayName\n      username\n    }\n    claimedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n": types.QueuedCase_CaseFragmentDoc,
    "\n  mutation TryDecideCase($input: DecideCaseInput!) {\n    dryRun {\n      decideCase(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryDecideCaseDocument,
    "\n  mutation DecideCase($input: DecideCaseInput!, $confirms: String) {\n    decideCase(input: $input, confirms: $confirms) {\n      id\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n    }\n  }\n": types.DecideCaseDocument,
    "\n  subscription CasesMoved($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n        ...QueuedCase_case\n      }\n    }\n  }\n": types.CasesMovedDocument,
    "\n  query AdminReports {\n    adminReports {\n      id\n      name\n      label\n      description\n      takesDays\n      takesCategory\n      statuses\n      columns {\n        name\n        type\n        unit\n        description\n      }\n    }\n  }\n": types.AdminReportsDocument,
    "\n  mutation RequestReport($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n": types.RequestReportDocument,
    "\n  mutation CancelReportRun($id: ID!) {\n    cancelReportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": types.CancelReportRunDocument,
    "\n  mutation RunReportAgain($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n": types.RunReportAgainDocument,
    "\n  query ReportRuns($first: Int = 50, $after: String) {\n    reportRuns(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ReportRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ReportRunsDocument,
    "\n  query ReportRunOf($id: ID!) {\n    reportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": types.ReportRunOfDocument,
    "\n  subscription ReportRunMoved($after: Cursor) {\n    reportRunUpdated(after: $after) {\n      cursor\n      run {\n        id\n        ...ReportRun_run\n      }\n    }\n  }\n": types.ReportRunMovedDocument,
    "\n  fragment ReportRun_run on ReportRun {\n    id\n    report\n    label\n    query {\n      title\n      document\n      operationName\n      variables\n      list\n    }\n    parameters {\n      from\n      to\n      category\n      status\n    }\n    format\n    status\n    scheduleId\n    rows\n    total\n    bytes\n    sha256\n    asOf\n    failure\n    createdAt\n    keptUntil\n    file\n    requestedBy {\n      id\n      displayName\n    }\n  }\n": types.ReportRun_RunFragmentDoc,
    "\n  mutation PauseReportSchedule($id: ID!) {\n    pauseReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": types.PauseReportScheduleDocument,
    "\n  mutation ResumeReportSchedule($id: ID!) {\n    resumeReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": types.ResumeReportScheduleDocument,
    "\n  mutation RunReportSchedule($id: ID!) {\n    runReportSchedule(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n": types.RunReportScheduleDocument,
    "\n  mutation DeleteReportSchedule($id: ID!) {\n    deleteReportSchedule(id: $id) {\n      id\n    }\n  }\n": types.DeleteReportScheduleDocument,
    "\n  mutation CreateReportSchedule($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n": types.CreateReportScheduleDocument,
    "\n  fragment ReportSchedule_schedule on ReportSchedule {\n    id\n    label\n    query {\n      list\n    }\n    parameters {\n      category\n      status\n    }\n    format\n    frequency\n    runOn\n    hour\n    status\n    nextRunAt\n    owner {\n      id\n      displayName\n    }\n  }\n": types.ReportSchedule_ScheduleFragmentDoc,
    "\n  query ReportSchedules {\n    reportSchedules {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n": types.ReportSchedulesDocument,
    "\n  mutation TrySetSwitch($input: SetSwitchInput!) {\n    dryRun {\n      setSwitch(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TrySetSwitchDocument,
    "\n  mutation SetSwitch($input: SetSwitchInput!, $confirms: String) {\n    setSwitch(input: $input, confirms: $confirms) {\n      id\n      ...AdminSwitch_switch\n    }\n  }\n": types.SetSwitchDocument,
    "\n  fragment AdminSwitch_switch on AdminSwitch {\n    id\n    name\n    isOn\n    changedAt\n    reason\n    closes\n    changedBy {\n      id\n      displayName\n    }\n  }\n": types.AdminSwitch_SwitchFragmentDoc,
    "\n  query AdminSwitches {\n    adminSwitches {\n      id\n      ...AdminSwitch_switch\n    }\n    closedFeatures {\n      cursor\n    }\n  }\n": types.AdminSwitchesDocument,
    "\n  subscription SwitchSet($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n    }\n  }\n": types.SwitchSetDocument,
    "\n  fragment AdminPosting_posting on AdminPosting {\n    id\n    createdAt\n    fromAccount\n    toAccount\n    amount\n    reason\n    description\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n": types.AdminPosting_PostingFragmentDoc,
    "\n  fragment AdminStep_step on AdminStep {\n    id\n    at\n    kind\n    text\n    tp\n    actor {\n      id\n      displayName\n    }\n  }\n": types.AdminStep_StepFragmentDoc,
    "\n  query AdminTransaction($id: ID!) {\n    adminTransaction(id: $id) {\n      id\n      ...AdminTransaction_transaction\n      postings {\n        id\n        ...AdminPosting_posting\n      }\n      steps {\n        id\n        ...AdminStep_step\n      }\n    }\n  }\n": types.AdminTransactionDocument,
    "\n  fragment AdminTransaction_transaction on AdminTransaction {\n    id\n    itemTitle\n    trustPoints\n    type\n    status\n    createdAt\n    completedAt\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n": types.AdminTransaction_TransactionFragmentDoc,
    "\n  query AdminTransactions($filter: AdminTransactionFilter, $first: Int = 50, $after: String) {\n    adminTransactions(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminTransaction_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminTransactionsDocument,
    "\n  query LogEnd {\n    adminEventLog(first: 1) {\n      cursor\n    }\n  }\n": types.LogEndDocument,
    "\n  subscription MarketTouched($after: Cursor) {\n    adminEvents(after: $after) {\n      cursor\n    }\n  }\n": types.MarketTouchedDocument,
    "\n  mutation TryLiftSuspension($memberId: ID!, $reason: String!) {\n    dryRun {\n      liftSuspension(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryLiftSuspensionDocument,
    "\n  mutation LiftSuspension($memberId: ID!, $reason: String!, $confirms: String) {\n    liftSuspension(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n": types.LiftSuspensionDocument,
    "\n  mutation TryResetTwoStep($memberId: ID!, $reason: String!) {\n    dryRun {\n      resetTwoStep(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TryResetTwoStepDocument,
    "\n  mutation ResetTwoStep($memberId: ID!, $reason: String!, $confirms: String) {\n    resetTwoStep(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n": types.ResetTwoStepDocument,
    "\n  mutation TrySetRole($input: SetRoleInput!) {\n    dryRun {\n      setRole(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TrySetRoleDocument,
    "\n  mutation SetRole($input: SetRoleInput!, $confirms: String) {\n    setRole(input: $input, confirms: $confirms) {\n      id\n    }\n  }\n": types.SetRoleDocument,
    "\n  mutation TrySuspendMember($input: SuspendMemberInput!) {\n    dryRun {\n      suspendMember(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n": types.TrySuspendMemberDocument,
    "\n  mutation SuspendMember($input: SuspendMemberInput!, $confirms: String) {\n    suspendMember(input: $input, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n": types.SuspendMemberDocument,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      ...AdminUser_user\n    }\n  }\n": types.AdminUserDocument,
    "\n  query UserItems($userId: ID!, $first: Int = 24, $after: String) {\n    adminItems(filter: { userId: $userId }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          trustPoints\n          status\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.UserItemsDocument,
    "\n  query UserSuspensions($memberId: ID!) {\n    memberSuspensions(memberId: $memberId) {\n      id\n      createdAt\n      expiresAt\n      isActive\n      reason\n      notes\n      liftedAt\n      liftNotes\n      admin {\n        id\n        displayName\n      }\n      liftedBy {\n        id\n        displayName\n      }\n    }\n  }\n": types.UserSuspensionsDocument,
    "\n  fragment AdminUser_user on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    twoStep\n    isActive\n    isSuspended\n    isDeleted\n    role\n    suspensionReason\n    suspendedUntil\n    viewerActions\n  }\n": types.AdminUser_UserFragmentDoc,
    "\n  query AdminUsers($filter: AdminUserFilter, $first: Int = 50, $after: String) {\n    adminUsers(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminUser_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminUsersDocument,
    "\n  mutation ViewAs($memberId: ID!, $reason: String!) {\n    viewAs(memberId: $memberId, reason: $reason) {\n      token\n      member {\n        id\n        displayName\n      }\n    }\n  }\n": types.ViewAsDocument,
    "\n  query ArThings {\n    items(filter: { hasSize: true }, first: 12) {\n      edges {\n        node {\n          id\n          title\n          widthMm\n          heightMm\n          depthMm\n          ...ThingChooser_item\n        }\n      }\n    }\n  }\n": types.ArThingsDocument,
    "\n  query ArThing($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      widthMm\n      heightMm\n      depthMm\n      ...ThingChooser_item\n    }\n  }\n": types.ArThingDocument,
    "\n  fragment ThingChooser_item on Item {\n    id\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": types.ThingChooser_ItemFragmentDoc,
    "\n  fragment CertificateCard_certificate on Certificate {\n    tokenId\n    kind\n    name\n    description\n    rarity\n    attributes {\n      name\n      value\n    }\n    links {\n      at\n      type\n      condition\n      photos\n    }\n    credential\n    issuedAt\n  }\n": types.CertificateCard_CertificateFragmentDoc,
    "\n  query VerifyCertificate($credential: String!) {\n    verifyCertificate(credential: $credential) {\n      status\n      address\n      issuedAt\n      asOf\n      certificate {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        links {\n          at\n          type\n          condition\n          photos\n        }\n      }\n    }\n  }\n": types.VerifyCertificateDocument,
    "\n  query OwnCertificates {\n    certificates {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": types.OwnCertificatesDocument,
    "\n  mutation IssueCertificate($tokenId: String!) {\n    issueCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": types.IssueCertificateDocument,
    "\n  mutation RevokeCertificate($tokenId: String!) {\n    revokeCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n": types.RevokeCertificateDocument,
    "\n  fragment LogPart_log on PublicLog {\n    name\n    verifierKey\n    size\n    root\n    transfers\n    sealedAt\n  }\n": types.LogPart_LogFragmentDoc,
    "\n  fragment TransactionRow_transaction on ChainTransaction {\n    id\n    type\n    timestamp\n    amount\n    status\n    logIndex\n    failure\n  }\n": types.TransactionRow_TransactionFragmentDoc,
    "\n  query OwnTransactions($first: Int = 10, $after: String) {\n    chainTransactions(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...TransactionRow_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    publicLog {\n      ...LogPart_log\n    }\n  }\n": types.OwnTransactionsDocument,
    "\n  query OwnStaking {\n    staking {\n      stakedAmount\n      pendingRewards\n      claimable\n      totalEarned\n      apy\n      status\n      asOf\n      pool {\n        balance\n        staked\n        owed\n        coveredUntil\n      }\n    }\n  }\n": types.OwnStakingDocument,
    "\n  mutation StakeTp($amount: Int!, $idempotencyKey: String) {\n    stake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.StakeTpDocument,
    "\n  mutation UnstakeTp($amount: Int!, $idempotencyKey: String) {\n    unstake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.UnstakeTpDocument,
    "\n  mutation ClaimStakingReward($idempotencyKey: String) {\n    claimStakingReward(idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.ClaimStakingRewardDocument,
    "\n  query AvailableTp {\n    wallet {\n      id\n      available\n    }\n  }\n": types.AvailableTpDocument,
    "\n  query OwnChainWallet {\n    chainWallet {\n      address\n      balance\n      network\n      connected\n      walletType\n    }\n  }\n": types.OwnChainWalletDocument,
    "\n  mutation ConnectWallet($input: ConnectWalletInput!) {\n    connectWallet(input: $input) {\n      wallet {\n        connected\n      }\n      challenge {\n        message\n      }\n    }\n  }\n": types.ConnectWalletDocument,
    "\n  mutation DisconnectWallet {\n    disconnectWallet {\n      connected\n    }\n  }\n": types.DisconnectWalletDocument,
    "\n  mutation MintTokens($amount: Int!, $idempotencyKey: String) {\n    mintTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.MintTokensDocument,
    "\n  mutation BurnTokens($amount: Int!, $idempotencyKey: String) {\n    burnTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.BurnTokensDocument,
    "\n  query CartCount {\n    cart {\n      id\n      quantity\n      cursor\n    }\n  }\n": types.CartCountDocument,
    "\n  subscription CartCountUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n": types.CartCountUpdatedDocument,
    "\n  mutation AddToCart($itemId: ID!, $idempotencyKey: String) {\n    addToCart(itemId: $itemId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total\n    lines {\n      id\n      quantity\n      priceAtTime\n      currentPrice\n      available\n      lineTotal\n      state\n      reason\n      item {\n        id\n        title\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n        seller {\n          id\n          displayName\n        }\n      }\n    }\n  }\n": types.Cart_CartFragmentDoc,
    "\n  query Cart {\n    cart {\n      cursor\n      ...Cart_cart\n    }\n  }\n": types.CartDocument,
    "\n  subscription CartUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.CartUpdatedDocument,
    "\n  mutation SetCartQuantity($itemId: ID!, $quantity: Int!) {\n    setCartQuantity(itemId: $itemId, quantity: $quantity) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.SetCartQuantityDocument,
    "\n  mutation RemoveFromCart($itemId: ID!) {\n    removeFromCart(itemId: $itemId) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.ClearCartDocument,
    "\n  mutation RestoreCart($lines: [RestoredLineInput!]!) {\n    restoreCart(lines: $lines) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.RestoreCartDocument,
    "\n  mutation AcceptCartPrices {\n    acceptCartPrices {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.AcceptCartPricesDocument,
    "\n  query CheckoutAddresses {\n    addresses {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n": types.CheckoutAddressesDocument,
    "\n  mutation SaveAddress($input: AddressInput!) {\n    saveAddress(input: $input) {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n": types.SaveAddressDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      addressId\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        orderNumber\n        status\n        total\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  mutation AppealDecision($input: AppealInput!) {\n    appealDecision(input: $input) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n": types.AppealDecisionDocument,
    "\n  fragment DecisionScreen_decision on MarketDecision {\n    id\n    subject\n    content\n    decision\n    reason\n    decidedAt\n    overturnedAt\n    appealableUntil\n    appeal {\n      text\n      createdAt\n      dueAt\n      decision\n      reason\n      decidedAt\n    }\n  }\n": types.DecisionScreen_DecisionFragmentDoc,
    "\n  query MarketDecision($id: ID!) {\n    marketDecision(id: $id) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n": types.MarketDecisionDocument,
    "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  mutation RotateApiToken($id: ID!, $version: Int!, $overlapDays: Int!) {\n    rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) {\n      token\n    }\n  }\n": types.RotateApiTokenDocument,
    "\n  query TokenScopes {\n    tokenScopes {\n      name\n      description\n    }\n  }\n": types.TokenScopesDocument,
    "\n  query ApiTokens {\n    apiTokens {\n      id\n      ...TokenRow_token\n    }\n    tokenScopes {\n      name\n      description\n    }\n  }\n": types.ApiTokensDocument,
    "\n  fragment TokenRow_token on ApiToken {\n    id\n    name\n    lastFour\n    status\n    scopes\n    networks\n    tpPerDay\n    tpPromisedToday\n    version\n    expiresAt\n    lastUsedAt\n    previousUntil\n    revokedAt\n  }\n": types.TokenRow_TokenFragmentDoc,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...TokenRow_token\n    }\n  }\n": types.RevokeApiTokenDocument,
    "\n  query ExchangeTarget($id: ID!) {\n    item(id: $id) {\n      id\n      tpValue\n      isMine\n    }\n  }\n": types.ExchangeTargetDocument,
    "\n  query GuidedItem($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n      seller {\n        id\n        displayName\n      }\n    }\n  }\n": types.GuidedItemDocument,
    "\n  query DemoMarket {\n    items(first: 12) {\n      edges {\n        node {\n          id\n          isMine\n          ...TryItems_item\n        }\n      }\n    }\n  }\n": types.DemoMarketDocument,
    "\n  query DocumentedItem {\n    item(id: \"75\") {\n      id\n      title\n      tpValue\n      status\n      isMine\n    }\n  }\n": types.DocumentedItemDocument,
    "\n  fragment OfferExchangeDialog_target on Item {\n    id\n    title\n    seller {\n      id\n      displayName\n    }\n  }\n": types.OfferExchangeDialog_TargetFragmentDoc,
    "\n  fragment OfferExchangeDialog_given on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      tpValue\n    }\n  }\n": types.OfferExchangeDialog_GivenFragmentDoc,
    "\n  mutation OfferExchange($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        state\n        deadline\n        tpDelta\n        tpEffect {\n          state\n          change\n          heldForThis\n          refunded\n        }\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.OfferExchangeDocument,
    "\n  query SentOffer($id: ID!) {\n    offer(id: $id) {\n      id\n      ...OfferInThread_offer\n    }\n  }\n": types.SentOfferDocument,
    "\n  fragment SuggestionCard_suggestion on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      description\n      category\n      condition\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": types.SuggestionCard_SuggestionFragmentDoc,
    "\n  subscription ExchangeItemsUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        tpValue\n        status\n      }\n    }\n  }\n": types.ExchangeItemsUpdatedDocument,
    "\n  fragment TryItems_item on Item {\n    id\n    title\n    tpValue\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": types.TryItems_ItemFragmentDoc,
    "\n  query ExchangeSuggestions($targetId: ID!, $targetTp: Int!) {\n    item(id: $targetId) {\n      id\n      title\n      status\n      cursor\n      ...OfferExchangeDialog_target\n    }\n    exchangeSuggestions(targetItemId: $targetId, targetTpValue: $targetTp) {\n      tolerance\n      targetTpValue\n      suggestions {\n        items {\n          id\n          tpValue\n        }\n        ...SuggestionCard_suggestion\n        ...OfferExchangeDialog_given\n      }\n    }\n  }\n": types.ExchangeSuggestionsDocument,
    "\n  query EditedGuide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      description\n      content\n      category\n      difficulty\n      type\n      mediaUrl\n      duration\n      tags\n      isMine\n      isPublished\n      thumbnail {\n        path\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": types.EditedGuideDocument,
    "\n  mutation UpdateGuide($guideId: ID!, $input: GuideInput!) {\n    updateGuide(guideId: $guideId, input: $input) {\n      guide {\n        id\n        ...GuideCard_guide\n        ...GuideText_guide\n      }\n    }\n  }\n": types.UpdateGuideDocument,
    "\n  fragment GuideCard_guide on Guide {\n    id\n    title\n    description\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n  }\n": types.GuideCard_GuideFragmentDoc,
    "\n  fragment GuideFacts_guide on Guide {\n    id\n    type\n    category\n    difficulty\n    duration\n    views\n    likes\n    isPublished\n  }\n": types.GuideFacts_GuideFragmentDoc,
    "\n  query Guides($first: Int = 12, $category: GuideCategory, $mine: Boolean!, $after: String) {\n    guides(category: $category, mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...GuideCard_guide\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.GuidesDocument,
    "\n  fragment GuideMenu_guide on Guide {\n    id\n    isMine\n    isReported\n  }\n": types.GuideMenu_GuideFragmentDoc,
    "\n  mutation DeleteGuide($guideId: ID!) {\n    deleteGuide(guideId: $guideId) {\n      guideId\n    }\n  }\n": types.DeleteGuideDocument,
    "\n  query Guide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      isMine\n      cursor\n      ...GuideText_guide\n    }\n  }\n": types.GuideDocument,
    "\n  mutation ViewGuide($guideId: ID!) {\n    viewGuide(guideId: $guideId) {\n      guide {\n        id\n        views\n      }\n    }\n  }\n": types.ViewGuideDocument,
    "\n  fragment GuideText_guide on Guide {\n    id\n    description\n    content\n    mediaUrl\n    tags\n    isLiked\n    isMine\n    trustPointsEarned\n    createdAt\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n    ...GuideMenu_guide\n  }\n": types.GuideText_GuideFragmentDoc,
    "\n  mutation LikeGuide($guideId: ID!) {\n    likeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": types.LikeGuideDocument,
    "\n  mutation UnlikeGuide($guideId: ID!) {\n    unlikeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": types.UnlikeGuideDocument,
    "\n  mutation CreateGuide($input: GuideInput!, $key: String) {\n    createGuide(input: $input, idempotencyKey: $key) {\n      guide {\n        id\n        ...GuideCard_guide\n      }\n    }\n  }\n": types.CreateGuideDocument,
    "\n  subscription GuideUpdated($after: Cursor) {\n    guideUpdated(after: $after) {\n      cursor\n      guideId\n      guide {\n        ...GuideCard_guide\n      }\n    }\n  }\n": types.GuideUpdatedDocument,
    "\n  subscription GuideCounted($ids: [ID!]!) {\n    guideCounted(ids: $ids) {\n      guideId\n      guide {\n        id\n        likes\n        views\n        isLiked\n        isReported\n        trustPointsEarned\n      }\n    }\n  }\n": types.GuideCountedDocument,
    "\n  query Assistant {\n    assistant\n  }\n": types.AssistantDocument,
    "\n  fragment WhyDrawer_basis on Basis {\n    method\n    sampleSize\n    asOf\n    confidenceMeans\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n": types.WhyDrawer_BasisFragmentDoc,
    "\n  fragment DemandCard_demand on DemandForecast {\n    itemType\n    demandLevel\n    competitionLevel\n    seasonalFactor\n    seasonalFactorMeans\n    recommendedActions\n    members\n    supply\n    sold\n    weekdays\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": types.DemandCard_DemandFragmentDoc,
    "\n  query Demand {\n    demandForecasts {\n      entries {\n        itemType\n        demandLevel\n        members\n        ...DemandCard_demand\n        basis {\n          shortfall\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": types.DemandDocument,
    "\n  fragment InterestChart_prediction on MarketPrediction {\n    category\n    timeframe\n    reasoning\n    today\n    history {\n      day\n      members\n    }\n    forecast {\n      day\n      expected\n      range {\n        min\n        max\n      }\n    }\n  }\n": types.InterestChart_PredictionFragmentDoc,
    "\n  query MarketPredictions($timeRange: TrendRange) {\n    marketPredictions(timeRange: $timeRange) {\n      timeRange\n      entries {\n        category\n        trend\n        predictedChange\n        ...PredictionRow_prediction\n        ...InterestChart_prediction\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": types.MarketPredictionsDocument,
    "\n  subscription InterestCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n": types.InterestCountedDocument,
    "\n  fragment PredictionRow_prediction on MarketPrediction {\n    category\n    trend\n    predictedChange\n    confidence\n    before\n    expected\n    today\n    expectedRange {\n      min\n      max\n    }\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": types.PredictionRow_PredictionFragmentDoc,
    "\n  fragment PriceAdvice_optimization on PriceOptimization {\n    item {\n      id\n      title\n    }\n    currentPrice\n    suggestedPrice\n    priceRange {\n      min\n      max\n    }\n    position\n    reasoning\n    confidence\n    potentialIncrease\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": types.PriceAdvice_OptimizationFragmentDoc,
    "\n  query Pricing {\n    priceOptimizations {\n      entries {\n        item {\n          id\n          title\n        }\n        ...PriceAdvice_optimization\n      }\n      changes {\n        isLowered\n        text\n      }\n    }\n  }\n": types.PricingDocument,
    "\n  mutation SetPrice($itemId: ID!, $trustPoints: Int!) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints) {\n      item {\n        id\n        tpValue\n      }\n    }\n  }\n": types.SetPriceDocument,
    "\n  query EnhancedDescription($input: DescriptionInput!) {\n    enhancedDescription(input: $input) {\n      enhancedDescription\n      questions\n    }\n  }\n": types.EnhancedDescriptionDocument,
    "\n  query OwnBehavior {\n    behavior {\n      patterns {\n        pattern\n        frequency\n        significance\n      }\n      preferences {\n        category\n        trend\n        strength\n      }\n      optimalTimes {\n        action\n        timeframe\n        successRate\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.OwnBehaviorDocument,
    "\n  query OwnPersonality {\n    personality {\n      tradingStyle\n      traits {\n        name\n        score\n        description\n      }\n      compatibility {\n        username\n        reason\n        score\n        actionUrl\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.OwnPersonalityDocument,
    "\n  query OwnPredictions {\n    predictions {\n      entries {\n        id\n        topic\n        title\n        ...PredictionCard_prediction\n      }\n      past {\n        id\n        title\n        description\n        timeline\n        outcome\n      }\n      waits {\n        ...WaitChart_wait\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.OwnPredictionsDocument,
    "\n  fragment PredictionCard_prediction on Prediction {\n    type\n    title\n    description\n    impact\n    timeline\n    confidence\n    accuracy\n    reasoning\n    suggestedActions\n    potentialValue\n    actionUrl\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n": types.PredictionCard_PredictionFragmentDoc,
    "\n  fragment WaitChart_wait on WaitCurve {\n    label\n    listings\n    halfGoneAfter\n    unsold\n  }\n": types.WaitChart_WaitFragmentDoc,
    "\n  fragment PriceStrip_suggestion on PriceSuggestion {\n    suggestedPoints\n    priceRange {\n      min\n      max\n    }\n    comparables {\n      tp\n      isSold\n    }\n  }\n": types.PriceStrip_SuggestionFragmentDoc,
    "\n  fragment PriceWaterfall_suggestion on PriceSuggestion {\n    startsAt\n    suggestedPoints\n    parts {\n      label\n      percent\n    }\n  }\n": types.PriceWaterfall_SuggestionFragmentDoc,
    "\n  query PriceSuggestion($input: PriceQuestionInput!) {\n    priceSuggestion(input: $input) {\n      suggestedPoints\n      reasoning\n      confidence\n      marketComparison\n      priceRange {\n        min\n        max\n      }\n      ...PriceStrip_suggestion\n      ...PriceWaterfall_suggestion\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.PriceSuggestionDocument,
    "\n  query SmartForYou($categories: [String!]) {\n    recommendations(categories: $categories) {\n      isKnown\n      entries {\n        id\n        title\n        type\n        ...RecommendationCard_recommendation\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n": types.SmartForYouDocument,
    "\n  fragment RecommendationCard_recommendation on Recommendation {\n    type\n    title\n    description\n    confidence\n    actionUrl\n    item {\n      ...ItemCard_item\n    }\n  }\n": types.RecommendationCard_RecommendationFragmentDoc,
    "\n  query SmartTips {\n    userInsights {\n      tips {\n        id\n        text\n        actionUrl\n        guideId\n        guideTitle\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n    }\n  }\n": types.SmartTipsDocument,
    "\n  query SmartTrending($timeRange: TrendRange) {\n    trending(timeRange: $timeRange) {\n      timeRange\n      entries {\n        members\n        membersBefore\n        item {\n          id\n          ...ItemCard_item\n        }\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.SmartTrendingDocument,
    "\n  subscription TrendingCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n": types.TrendingCountedDocument,
    "\n  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {\n    setNotForMe(id: $id, isNotForMe: $isNotForMe) {\n      id\n      isNotForMe\n    }\n  }\n": types.SetNotForMeDocument,
    "\n  subscription ListingAdded($filter: ItemFilter, $after: Cursor) {\n    listingAdded(filter: $filter, after: $after) {\n      cursor\n      item {\n        id\n        ...ItemCard_item\n      }\n    }\n  }\n": types.ListingAddedDocument,
    "\n  fragment LiveItems_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n": types.LiveItems_ItemFragmentDoc,
    "\n  subscription ListedItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        ...ItemCard_item\n        ...LiveItems_item\n      }\n    }\n  }\n": types.ListedItemUpdatedDocument,
    "\n  query Items($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {\n    items(filter: $filter, sort: $sort, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ItemsDocument,
    "\n  query BuyOver($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      status\n      ...BuyTerms_item\n    }\n  }\n": types.BuyOverDocument,
    "\n  fragment BuyPanel_item on Item {\n    id\n    title\n    status\n    seller {\n      id\n      displayName\n    }\n    ...BuyTerms_item\n  }\n": types.BuyPanel_ItemFragmentDoc,
    "\n  query BuyItem($id: ID!) {\n    item(id: $id) {\n      id\n      ...ItemPage_item\n    }\n  }\n": types.BuyItemDocument,
    "\n  fragment BuyTerms_item on Item {\n    id\n    tpValue\n    seller {\n      id\n      displayName\n      ...SellerLine_seller\n    }\n    ...PurchaseButton_item\n  }\n": types.BuyTerms_ItemFragmentDoc,
    "\n  mutation ChangePrice($itemId: ID!, $trustPoints: Int!, $reason: String) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints, reason: $reason) {\n      item {\n        id\n        ...OwnerPanel_item\n        ...ItemDetails_item\n      }\n    }\n  }\n": types.ChangePriceDocument,
    "\n  fragment Gallery_item on Item {\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n": types.Gallery_ItemFragmentDoc,
    "\n  fragment ItemDetails_item on Item {\n    id\n    description\n    category\n    condition\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    tags\n    ...PriceHistory_item\n  }\n": types.ItemDetails_ItemFragmentDoc,
    "\n  fragment ItemHead_item on Item {\n    title\n    location\n    viewCount\n    createdAt\n    ...LikeButton_item\n    visibility\n    ...VisibilityBadge_item\n  }\n": types.ItemHead_ItemFragmentDoc,
    "\n  fragment ItemPage_item on Item {\n    id\n    title\n    category\n    status\n    isMine\n    cursor\n    seller {\n      id\n      cursor\n    }\n    ...Gallery_item\n    ...ItemHead_item\n    ...ItemDetails_item\n    ...BuyPanel_item\n    ...OwnerPanel_item\n    ...LiveNews_item\n  }\n": types.ItemPage_ItemFragmentDoc,
    "\n  subscription OpenItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        status\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...BuyPanel_item\n        ...OwnerPanel_item\n        ...LiveNews_item\n      }\n    }\n  }\n": types.OpenItemUpdatedDocument,
    "\n  subscription SellerUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...SellerLine_seller\n      }\n    }\n  }\n": types.SellerUpdatedDocument,
    "\n  mutation ViewItem($itemId: ID!) {\n    viewItem(itemId: $itemId) {\n      item {\n        id\n        viewCount\n      }\n    }\n  }\n": types.ViewItemDocument,
    "\n  fragment LikeButton_item on Item {\n    id\n    isLiked\n    isMine\n    likeCount\n  }\n": types.LikeButton_ItemFragmentDoc,
    "\n  mutation LikeItem($itemId: ID!) {\n    likeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n": types.LikeItemDocument,
    "\n  mutation UnlikeItem($itemId: ID!) {\n    unlikeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n": types.UnlikeItemDocument,
    "\n  fragment LiveNews_item on Item {\n    title\n    tpValue\n    status\n  }\n": types.LiveNews_ItemFragmentDoc,
    "\n  fragment OwnerPanel_item on Item {\n    id\n    title\n    tpValue\n    status\n    visibility\n    ...OwnerActions_item\n  }\n": types.OwnerPanel_ItemFragmentDoc,
    "\n  fragment PriceHistory_item on Item {\n    priceHistory {\n      id\n      price\n      previousPrice\n      reason\n      createdAt\n    }\n  }\n": types.PriceHistory_ItemFragmentDoc,
    "\n  fragment PurchaseButton_item on Item {\n    id\n    tpValue\n  }\n": types.PurchaseButton_ItemFragmentDoc,
    "\n  fragment SellerLine_seller on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    verificationLevel\n    emailVerified\n    phoneVerified\n    overallRating\n    totalReviews\n    dealsCompleted\n    ...MemberMenu_member\n  }\n": types.SellerLine_SellerFragmentDoc,
    "\n  query SimilarItems($category: String!, $first: Int!) {\n    items(filter: { category: $category }, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SimilarItemsDocument,
    "\n  fragment MyOffer_offer on Offer {\n    id\n    state\n    deadline\n    tpDelta\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    proposedBy {\n      id\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n    }\n    offeredItems {\n      id\n      title\n    }\n  }\n": types.MyOffer_OfferFragmentDoc,
    "\n  query MyOfferForItem($itemId: ID!) {\n    buyQuote(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n      offer {\n        id\n        ...MyOffer_offer\n      }\n    }\n  }\n": types.MyOfferForItemDocument,
    "\n  mutation PurchaseItem($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        ...MyOffer_offer\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.PurchaseItemDocument,
    "\n  fragment ItemCard_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    tpValue\n    status\n    isMine\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    seller {\n      id\n      displayName\n      trustLevel\n    }\n    ...ItemMeta_item\n  }\n": types.ItemCard_ItemFragmentDoc,
    "\n  fragment ItemMeta_item on Item {\n    location\n    viewCount\n    likeCount\n  }\n": types.ItemMeta_ItemFragmentDoc,
    "\n  fragment VisibilityBadge_item on Item {\n    visibility\n    circle {\n      id\n      name\n    }\n  }\n": types.VisibilityBadge_ItemFragmentDoc,
    "\n  query ItemToEdit($id: ID!) {\n    item(id: $id) {\n      id\n      ...EditItemForm_item\n    }\n  }\n": types.ItemToEditDocument,
    "\n  fragment EditItemForm_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    trustPoints\n    location\n    latitude\n    longitude\n    widthMm\n    heightMm\n    depthMm\n    tags\n    visibility\n    circle {\n      id\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PriceHistory_item\n  }\n": types.EditItemForm_ItemFragmentDoc,
    "\n  mutation UpdateItem($itemId: ID!, $input: UpdateItemInput!) {\n    updateItem(itemId: $itemId, input: $input) {\n      item {\n        id\n        ...ItemCard_item\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...OwnerPanel_item\n      }\n    }\n  }\n": types.UpdateItemDocument,
    "\n  query MyItems($first: Int = 24, $after: String) {\n    myItems(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          status\n          ...ItemCard_item\n          ...LiveItems_item\n          ...OwnerActions_item\n          ...VisibilityBadge_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyItemsDocument,
    "\n  fragment OwnerActions_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n": types.OwnerActions_ItemFragmentDoc,
    "\n  mutation RemoveItem($itemId: ID!) {\n    removeItem(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n    }\n  }\n": types.RemoveItemDocument,
    "\n  fragment WantedItems_user on User {\n    displayName\n    wantedItems {\n      id\n      ...ItemCard_item\n    }\n  }\n": types.WantedItems_UserFragmentDoc,
    "\n  query ListableCircles {\n    circles(mine: true, first: 100) {\n      edges {\n        node {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ListableCirclesDocument,
    "\n  mutation PostItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      item {\n        id\n      }\n    }\n  }\n": types.PostItemDocument,
    "\n  mutation ContactSeller($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        id\n        updatedAt\n      }\n    }\n  }\n": types.ContactSellerDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    unreadCount\n    updatedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n    lastMessage {\n      id\n      fromUserId\n      content\n      messageType\n      createdAt\n    }\n  }\n": types.ConversationRow_ConversationFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n": types.SendMessageDocument,
    "\n  fragment ThreadMessage_message on Message {\n    id\n    fromUserId\n    content\n    isRead\n    createdAt\n    clientId\n    messageType\n    isReported\n    image {\n      small\n      medium\n      large\n      placeholder\n    }\n    offer {\n      id\n      ...OfferInThread_offer\n    }\n    orderPart {\n      id\n      ...OrderInThread_part\n    }\n    item {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n": types.ThreadMessage_MessageFragmentDoc,
    "\n  query Conversations(\n    $first: Int = 24\n    $search: String\n    $after: String\n    $isSearch: Boolean = false\n  ) {\n    conversations(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ConversationRow_conversation\n        }\n        match @include(if: $isSearch) {\n          id\n          content\n          fromUserId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Thread($first: Int = 32, $memberId: ID!, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      unreadCount\n      member {\n        id\n        displayName\n        avatar\n        trustLevel\n        isBlocked\n        ...MemberMenu_member\n      }\n      messages(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ThreadMessage_message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.ThreadDocument,
    "\n  subscription MessageArrived($after: Cursor) {\n    messageAdded(after: $after) {\n      cursor\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n": types.MessageArrivedDocument,
    "\n  subscription MessagesRead($after: Cursor) {\n    messageRead(after: $after) {\n      cursor\n      memberId\n      readerId\n      lastReadMessageId\n    }\n  }\n": types.MessagesReadDocument,
    "\n  mutation MarkConversationRead($memberId: ID!, $lastReadMessageId: ID!) {\n    markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n      id\n      unreadCount\n    }\n  }\n": types.MarkConversationReadDocument,
    "\n  subscription TypingMoved {\n    typing {\n      memberId\n      isTyping\n    }\n  }\n": types.TypingMovedDocument,
    "\n  mutation SetTyping($toUserId: ID!, $isTyping: Boolean!) {\n    setTyping(toUserId: $toUserId, isTyping: $isTyping)\n  }\n": types.SetTypingDocument,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    title\n    message\n    isRead\n    actionUrl\n    createdAt\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  fragment NotificationSettings_settings on NotificationSettings {\n    emails\n    groups {\n      name\n      label\n      preferences {\n        type\n        label\n        inApp\n        email\n      }\n    }\n  }\n": types.NotificationSettings_SettingsFragmentDoc,
    "\n  query NotificationSettings {\n    notificationSettings {\n      ...NotificationSettings_settings\n    }\n  }\n": types.NotificationSettingsDocument,
    "\n  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {\n    setNotificationPreference(input: $input) {\n      ...NotificationSettings_settings\n    }\n  }\n": types.SetNotificationPreferenceDocument,
    "\n  mutation SetNotificationEmails($emails: Boolean!) {\n    setNotificationEmails(emails: $emails) {\n      ...NotificationSettings_settings\n    }\n  }\n": types.SetNotificationEmailsDocument,
    "\n  mutation Unsubscribe($token: String!, $type: String) {\n    unsubscribe(token: $token, type: $type) {\n      label\n    }\n  }\n": types.UnsubscribeDocument,
    "\n  query Notifications($unreadOnly: Boolean, $group: String, $after: String) {\n    notifications(first: 24, unreadOnly: $unreadOnly, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          ...NotificationRow_notification\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  subscription NotificationArrived($after: Cursor) {\n    notificationAdded(after: $after) {\n      cursor\n      notification {\n        ...NotificationRow_notification\n      }\n    }\n  }\n": types.NotificationArrivedDocument,
    "\n  subscription NotificationsRead($after: Cursor) {\n    notificationsRead(after: $after) {\n      cursor\n      notifications {\n        id\n        isRead\n      }\n      unreadNotifications\n    }\n  }\n": types.NotificationsReadDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  fragment OfferCard_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    createdAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    # A counter-offer answers the one before it: both change at once.\n    counterOf {\n      id\n      status\n      state\n      stateReason\n      answeredAt\n      viewerActions\n      tpEffect {\n        state\n        change\n        heldForThis\n        refunded\n      }\n    }\n  }\n": types.OfferCard_OfferFragmentDoc,
    "\n  fragment OfferInThread_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n      tpValue\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n    }\n  }\n": types.OfferInThread_OfferFragmentDoc,
    "\n  query SellerOfferCounts {\n    sellerOfferCounts {\n      pending\n      accepted\n      declined\n      total\n    }\n  }\n": types.SellerOfferCountsDocument,
    "\n  fragment OfferList_offer on Offer {\n    id\n    status\n    state\n    createdAt\n    viewerRole\n    proposedBy {\n      id\n    }\n    ...OfferCard_offer\n  }\n": types.OfferList_OfferFragmentDoc,
    "\n  query SellerOffers($status: OfferStatus, $after: String) {\n    offers: sellerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SellerOffersDocument,
    "\n  query BuyerOffers($status: OfferStatus, $after: String) {\n    offers: buyerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BuyerOffersDocument,
    "\n  mutation AcceptOffer($id: ID!, $idempotencyKey: String) {\n    acceptOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  mutation DeclineOffer($id: ID!, $reason: String, $idempotencyKey: String) {\n    declineOffer(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.DeclineOfferDocument,
    "\n  mutation WithdrawOffer($id: ID!, $idempotencyKey: String) {\n    withdrawOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.WithdrawOfferDocument,
    "\n  mutation CounterOffer($id: ID!, $tpDelta: Int!, $message: String, $idempotencyKey: String) {\n    counterOffer(id: $id, tpDelta: $tpDelta, message: $message, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.CounterOfferDocument,
    "\n  query OfferNow($id: ID!) {\n    offer(id: $id) {\n      ...OfferList_offer\n    }\n  }\n": types.OfferNowDocument,
    "\n  subscription OfferMoved($after: Cursor) {\n    offerUpdated(after: $after) {\n      cursor\n      offer {\n        ...OfferList_offer\n      }\n    }\n  }\n": types.OfferMovedDocument,
    "\n  subscription OrderMovedInThread($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        parts {\n          ...OrderInThread_part\n        }\n      }\n    }\n  }\n": types.OrderMovedInThreadDocument,
    "\n  fragment OrderInThread_part on OrderPart {\n    id\n    status\n    deadline\n    deadlineAction\n    cancelReason\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    order {\n      id\n      orderNumber\n      viewerRole\n    }\n    items {\n      id\n      title\n      quantity\n    }\n  }\n": types.OrderInThread_PartFragmentDoc,
    "\n  mutation Reorder($orderId: ID!, $idempotencyKey: String) {\n    reorder(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        version\n        quantity\n      }\n      added {\n        id\n      }\n      missing {\n        title\n        reason\n      }\n    }\n  }\n": types.ReorderDocument,
    "\n  fragment OrderCard_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    total\n    estimatedDelivery\n    viewerRole\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    parts {\n      id\n      status\n      items {\n        id\n      }\n      seller {\n        id\n        displayName\n      }\n      deal {\n        id\n        transactionId\n        viewerActions\n      }\n    }\n  }\n": types.OrderCard_OrderFragmentDoc,
    "\n  fragment OrderDetails_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    estimatedDelivery\n    viewerRole\n    viewerActions\n    notes\n    shippingMethod {\n      id\n      name\n    }\n    shippingAddress {\n      id\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    items {\n      id\n      title\n      item {\n        id\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      deadlineAction\n      cancelReason\n      isDisputed\n      viewerActions\n      tpEffect {\n        state\n        change\n        refunded\n      }\n      deal {\n        id\n        ...DealActions_deal\n      }\n      seller {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n      items {\n        id\n        title\n        quantity\n        priceAtTime\n        lineTotal\n        item {\n          id\n          images {\n            small\n            medium\n            large\n            placeholder\n          }\n        }\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n        events {\n          at\n          text\n          location\n        }\n      }\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      location\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n": types.OrderDetails_OrderFragmentDoc,
    "\n  fragment SaleCard_part on OrderPart {\n    id\n    status\n    amount\n    subtotal\n    shippingShare\n    deadline\n    deadlineAction\n    cancelReason\n    isDisputed\n    viewerActions\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    shipment {\n      carrier\n      trackingNumber\n      shippedAt\n      events {\n        at\n        text\n        location\n      }\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    order {\n      id\n      orderNumber\n      createdAt\n      buyer {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n    }\n  }\n": types.SaleCard_PartFragmentDoc,
    "\n  query Sales($status: OrderStatus, $after: String) {\n    sales(status: $status, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...SaleCard_part\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SalesDocument,
    "\n  subscription SaleMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        parts {\n          id\n          ...SaleCard_part\n        }\n      }\n    }\n  }\n": types.SaleMovedDocument,
    "\n  query SalesCounts {\n    salesCounts {\n      pending\n      processing\n      shipped\n      delivered\n      cancelled\n      total\n      incoming\n    }\n  }\n": types.SalesCountsDocument,
    "\n  query SuccessOrder($id: ID!) {\n    order(id: $id) {\n      id\n      ...OrderReceipt_order\n    }\n  }\n": types.SuccessOrderDocument,
    "\n  query NewestOrder {\n    orders(first: 1) {\n      edges {\n        node {\n          id\n          ...OrderReceipt_order\n        }\n      }\n    }\n  }\n": types.NewestOrderDocument,
    "\n  fragment OrderReceipt_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    shippingMethod {\n      id\n      name\n      earliestDays\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n    }\n  }\n": types.OrderReceipt_OrderFragmentDoc,
    "\n  query Order($id: ID!) {\n    order(id: $id) {\n      id\n      cursor\n      ...OrderDetails_order\n    }\n  }\n": types.OrderDocument,
    "\n  subscription OpenOrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        ...OrderDetails_order\n      }\n    }\n  }\n": types.OpenOrderMovedDocument,
    "\n  mutation AcceptOrderPart($id: ID!) {\n    acceptOrderPart(id: $id) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.AcceptOrderPartDocument,
    "\n  mutation ShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n": types.ShipOrderPartDocument,
    "\n  mutation AddTrackingEvent($partId: ID!, $text: String!, $location: String) {\n    addTrackingEvent(partId: $partId, text: $text, location: $location) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n": types.AddTrackingEventDocument,
    "\n  mutation ConfirmDelivery($partId: ID!, $idempotencyKey: String) {\n    confirmDelivery(partId: $partId, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation CancelOrderPart($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrderPart(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.CancelOrderPartDocument,
    "\n  mutation RefundOrderPart($id: ID!, $idempotencyKey: String) {\n    refundOrderPart(id: $id, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n": types.RefundOrderPartDocument,
    "\n  query OrderNow($id: ID!) {\n    order(id: $id) {\n      ...OrderDetails_order\n    }\n  }\n": types.OrderNowDocument,
    "\n  query Orders($status: OrderStatus, $search: String, $after: String) {\n    orders(status: $status, search: $search, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...OrderCard_order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OrdersDocument,
    "\n  subscription OrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        ...OrderCard_order\n      }\n    }\n  }\n": types.OrderMovedDocument,
    "\n  query PaletteItems($q: String!, $first: Int!) {\n    items(filter: { q: $q }, sort: relevance, first: $first) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n        }\n      }\n    }\n  }\n": types.PaletteItemsDocument,
    "\n  fragment DealActions_deal on Deal {\n    id\n    transactionId\n    orderPartId\n    viewerActions\n    viewerReview {\n      id\n      rating\n    }\n    dispute {\n      id\n      status\n    }\n  }\n": types.DealActions_DealFragmentDoc,
    "\n  fragment DealRow_deal on Deal {\n    id\n    title\n    amount\n    settledAt\n    other {\n      id\n      displayName\n    }\n    ...DealActions_deal\n  }\n": types.DealRow_DealFragmentDoc,
    "\n  query OpenDeals {\n    deals(awaiting: review) {\n      id\n      ...DealRow_deal\n    }\n  }\n": types.OpenDealsDocument,
    "\n  fragment ReviewCard_review on Review {\n    id\n    rating\n    comment\n    dealTitle\n    isVerified\n    isReported\n    createdAt\n    publishedAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n      avatar\n    }\n  }\n": types.ReviewCard_ReviewFragmentDoc,
    "\n  query Reviews($first: Int = 10, $memberId: ID!, $after: String) {\n    reviews(memberId: $memberId, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ReviewCard_review\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ReviewsDocument,
    "\n  query Disputes($first: Int = 12, $after: String) {\n    disputes(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          title\n          category\n          status\n          createdAt\n          viewerRole\n          reporter {\n            id\n            displayName\n          }\n          reported {\n            id\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DisputesDocument,
    "\n  subscription DisputeListed($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        status\n      }\n    }\n  }\n": types.DisputeListedDocument,
    "\n  fragment DisputeRoom_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    unrecoveredTp\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    deadlineAction\n    decisionDueAt\n    isOverdue\n    viewerRole\n    viewerActions\n    reporter {\n      id\n      displayName\n      avatar\n    }\n    reported {\n      id\n      displayName\n      avatar\n    }\n    payer {\n      id\n      displayName\n    }\n    payee {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      tp\n      evidence\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n": types.DisputeRoom_DisputeFragmentDoc,
    "\n  query Dispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      ...DisputeRoom_dispute\n    }\n  }\n": types.DisputeDocument,
    "\n  subscription DisputeMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.DisputeMovedDocument,
    "\n  mutation AnswerDispute($id: ID!, $text: String!, $evidence: [String!], $idempotencyKey: String) {\n    answerDispute(id: $id, text: $text, evidence: $evidence, idempotencyKey: $idempotencyKey) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.AnswerDisputeDocument,
    "\n  mutation WithdrawDispute($id: ID!) {\n    withdrawDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n": types.WithdrawDisputeDocument,
    "\n  mutation ConcedeDispute($id: ID!) {\n    concedeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.ConcedeDisputeDocument,
    "\n  query AwaitingDeals($awaiting: DealAction!) {\n    deals(awaiting: $awaiting) {\n      id\n      transactionId\n      orderPartId\n      title\n      amount\n      settledAt\n      viewerActions\n      other {\n        id\n        displayName\n      }\n    }\n  }\n": types.AwaitingDealsDocument,
    "\n  mutation FileDispute($input: DisputeInput!) {\n    fileDispute(input: $input) {\n      dispute {\n        id\n        status\n      }\n    }\n  }\n": types.FileDisputeDocument,
    "\n  mutation SubmitReview($input: ReviewInput!) {\n    submitReview(input: $input) {\n      tpEarned\n      review {\n        id\n        rating\n        publishedAt\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.SubmitReviewDocument,
    "\n  query HubStats {\n    gamificationStats {\n      id\n      level\n      rank\n      streak\n      currentXP\n      nextLevelXP\n      totalPoints\n      achievements\n      completionRate\n      basis {\n        ...WhyDrawer_basis\n      }\n    }\n  }\n": types.HubStatsDocument,
    "\n  fragment AchievementCard_achievement on Achievement {\n    id\n    title\n    description\n    icon\n    rarity\n    unlocked\n    unlockedAt\n    progress\n    maxProgress\n    reward\n    share\n  }\n": types.AchievementCard_AchievementFragmentDoc,
    "\n  query HubAchievements {\n    achievements {\n      id\n      title\n      category\n      unlocked\n      reward\n      ...AchievementCard_achievement\n    }\n  }\n": types.HubAchievementsDocument,
    "\n  fragment ChallengeCard_challenge on Challenge {\n    id\n    title\n    description\n    type\n    progress\n    target\n    completed\n    claimed\n    pays\n  }\n": types.ChallengeCard_ChallengeFragmentDoc,
    "\n  query HubChallenges {\n    challenges {\n      id\n      endsAt\n      bonusMultiplier\n      ...ChallengeCard_challenge\n    }\n  }\n": types.HubChallengesDocument,
    "\n  mutation ClaimChallenge($challengeId: ID!, $idempotencyKey: String) {\n    claimChallenge(challengeId: $challengeId, idempotencyKey: $idempotencyKey) {\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n": types.ClaimChallengeDocument,
    "\n  query HubLeaderboard($period: LeaderboardPeriod) {\n    leaderboard(period: $period) {\n      members\n      rows {\n        userId\n        isCurrentUser\n        ...LeaderboardPlace_row\n      }\n      ownRow {\n        userId\n        ...LeaderboardPlace_row\n      }\n    }\n  }\n": types.HubLeaderboardDocument,
    "\n  subscription LeaderboardMoved {\n    leaderboardUpdated {\n      asOf\n    }\n  }\n": types.LeaderboardMovedDocument,
    "\n  fragment LeaderboardPlace_row on LeaderboardRow {\n    rank\n    username\n    displayName\n    avatar\n    level\n    trustLevel\n    points\n    streak\n    isCurrentUser\n  }\n": types.LeaderboardPlace_RowFragmentDoc,
    "\n  fragment BlockedMember_blocked on BlockedMember {\n    id\n    blockedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n  }\n": types.BlockedMember_BlockedFragmentDoc,
    "\n  query BlockedMembers($first: Int = 24, $after: String) {\n    blockedMembers(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BlockedMember_blocked\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BlockedMembersDocument,
    "\n  fragment MemberMenu_member on User {\n    id\n    displayName\n    isBlocked\n  }\n": types.MemberMenu_MemberFragmentDoc,
    "\n  mutation Report($input: ReportInput!) {\n    report(input: $input) {\n      reportId\n      createdAt\n    }\n  }\n": types.ReportDocument,
    "\n  query ReportedItem($id: ID!) {\n    item(id: $id) {\n      id\n      isReported\n    }\n  }\n": types.ReportedItemDocument,
    "\n  query ReportedMember($id: ID!) {\n    user(id: $id) {\n      id\n      isReported\n    }\n  }\n": types.ReportedMemberDocument,
    "\n  mutation BlockMember($memberId: ID!) {\n    blockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n": types.BlockMemberDocument,
    "\n  mutation UnblockMember($memberId: ID!) {\n    unblockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n": types.UnblockMemberDocument,
    "\n  query BookmarkedPosts($first: Int = 10, $after: String) {\n    bookmarkedPosts(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BookmarkedPostsDocument,
    "\n  query Members($first: Int = 6, $search: String, $after: String) {\n    members(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  fragment FollowButton_member on User {\n    id\n    displayName\n    isFollowed\n  }\n": types.FollowButton_MemberFragmentDoc,
    "\n  mutation FollowMember($memberId: ID!) {\n    followMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n": types.FollowMemberDocument,
    "\n  mutation UnfollowMember($memberId: ID!) {\n    unfollowMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n": types.UnfollowMemberDocument,
    "\n  query MemberPosts($first: Int = 10, $memberId: ID!, $after: String) {\n    memberPosts(memberId: $memberId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MemberPostsDocument,
    "\n  fragment MemberRow_member on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    ...FollowButton_member\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  fragment CircleCard_circle on Circle {\n    id\n    name\n    description\n    location\n    isPrivate\n    memberCount\n    ...CircleMembership_circle\n  }\n": types.CircleCard_CircleFragmentDoc,
    "\n  query CircleItems($circleId: ID!, $after: String) {\n    circleItems(circleId: $circleId, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CircleItemsDocument,
    "\n  subscription CircleItemAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n        type\n        itemId\n      }\n    }\n  }\n": types.CircleItemAddedDocument,
    "\n  query Circles($first: Int = 12, $mine: Boolean!, $after: String) {\n    circles(mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...CircleCard_circle\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CirclesDocument,
    "\n  mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {\n    removeCircleMember(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": types.RemoveCircleMemberDocument,
    "\n  query CircleMembers($first: Int = 24, $circleId: ID!, $after: String) {\n    circleMembers(circleId: $circleId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          role\n          member {\n            id\n            displayName\n            ...MemberRow_member\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CircleMembersDocument,
    "\n  fragment CircleMembership_circle on Circle {\n    id\n    name\n    isPrivate\n    memberCount\n    access\n  }\n": types.CircleMembership_CircleFragmentDoc,
    "\n  mutation JoinCircle($circleId: ID!) {\n    joinCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": types.JoinCircleDocument,
    "\n  mutation LeaveCircle($circleId: ID!) {\n    leaveCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n": types.LeaveCircleDocument,
    "\n  query CirclePosts($first: Int = 10, $circleId: ID!, $after: String) {\n    circlePosts(circleId: $circleId, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CirclePostsDocument,
    "\n  subscription CirclePostAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n": types.CirclePostAddedDocument,
    "\n  fragment CircleRequests_circle on Circle {\n    id\n    requests {\n      id\n      displayName\n      ...MemberRow_member\n    }\n  }\n": types.CircleRequests_CircleFragmentDoc,
    "\n  mutation ApproveCircleRequest($circleId: ID!, $memberId: ID!) {\n    approveCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n        ...CircleRequests_circle\n      }\n    }\n  }\n": types.ApproveCircleRequestDocument,
    "\n  mutation DeclineCircleRequest($circleId: ID!, $memberId: ID!) {\n    declineCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleRequests_circle\n      }\n    }\n  }\n": types.DeclineCircleRequestDocument,
    "\n  query Circle($id: ID!) {\n    circle(id: $id) {\n      id\n      name\n      access\n      cursor\n      ...CircleCard_circle\n      ...CircleRequests_circle\n    }\n  }\n": types.CircleDocument,
    "\n  mutation CreateCircle($input: CreateCircleInput!, $key: String) {\n    createCircle(input: $input, idempotencyKey: $key) {\n      circle {\n        ...CircleCard_circle\n        id\n      }\n    }\n  }\n": types.CreateCircleDocument,
    "\n  subscription CircleUpdated($after: Cursor) {\n    circleUpdated(after: $after) {\n      cursor\n      circleId\n      circle {\n        ...CircleCard_circle\n      }\n    }\n  }\n": types.CircleUpdatedDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $key: String) {\n    addComment(postId: $postId, content: $content, idempotencyKey: $key) {\n      comment {\n        id\n      }\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.AddCommentDocument,
    "\n  fragment CommentRow_comment on PostComment {\n    id\n    content\n    createdAt\n    canDelete\n    isReported\n    author {\n      id\n      username\n      displayName\n      avatar\n    }\n  }\n": types.CommentRow_CommentFragmentDoc,
    "\n  mutation DeleteComment($commentId: ID!) {\n    deleteComment(commentId: $commentId) {\n      commentId\n      post {\n        id\n        comments\n      }\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  query PostComments($first: Int = 20, $postId: ID!, $after: String) {\n    postComments(postId: $postId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentRow_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PostCommentsDocument,
    "\n  subscription FeedPostUpdated($ids: [ID!]!) {\n    feedPostUpdated(ids: $ids) {\n      postId\n      post {\n        ...PostCard_post\n      }\n    }\n  }\n": types.FeedPostUpdatedDocument,
    "\n  subscription FeedPostAdded($filter: FeedFilter!, $after: Cursor) {\n    feedPostAdded(filter: $filter, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n": types.FeedPostAddedDocument,
    "\n  query LinkableItems {\n    myItems(first: 50) {\n      edges {\n        node {\n          id\n          title\n          status\n          visibility\n          circle {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.LinkableItemsDocument,
    "\n  fragment PostActions_post on FeedPost {\n    id\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n    isMine\n  }\n": types.PostActions_PostFragmentDoc,
    "\n  fragment PostCard_post on FeedPost {\n    id\n    type\n    content\n    createdAt\n    itemId\n    itemTitle\n    tags\n    comments\n    circleId\n    circleName\n    author {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PostActions_post\n    ...PostMenu_post\n  }\n": types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenu_post on FeedPost {\n    id\n    isMine\n    isReported\n    author {\n      id\n      username\n    }\n  }\n": types.PostMenu_PostFragmentDoc,
    "\n  mutation DeletePost($postId: ID!) {\n    deletePost(postId: $postId) {\n      postId\n    }\n  }\n": types.DeletePostDocument,
    "\n  query Post($id: ID!) {\n    feedPost(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n": types.PostDocument,
    "\n  query Feed($first: Int = 10, $filter: FeedFilter!, $after: String) {\n    feed(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.FeedDocument,
    "\n  mutation LikePost($postId: ID!) {\n    likePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.LikePostDocument,
    "\n  mutation UnlikePost($postId: ID!) {\n    unlikePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.UnlikePostDocument,
    "\n  mutation BookmarkPost($postId: ID!) {\n    bookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.BookmarkPostDocument,
    "\n  mutation UnbookmarkPost($postId: ID!) {\n    unbookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.UnbookmarkPostDocument,
    "\n  mutation SharePost($postId: ID!) {\n    sharePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n": types.SharePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!, $key: String) {\n    createPost(input: $input, idempotencyKey: $key) {\n      post {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": types.CreatePostDocument,
    "\n  fragment ChatPanel_stream on Stream {\n    id\n    slowModeSeconds\n    streamer {\n      id\n    }\n    ...ChatSettings_stream\n  }\n": types.ChatPanel_StreamFragmentDoc,
    "\n  fragment ChatSettings_stream on Stream {\n    id\n    slowModeSeconds\n  }\n": types.ChatSettings_StreamFragmentDoc,
    "\n  fragment ChatLine_message on StreamMessage {\n    id\n    content\n    createdAt\n    isDeleted\n    clientId\n    sender {\n      id\n      displayName\n    }\n  }\n": types.ChatLine_MessageFragmentDoc,
    "\n  query ChatHistory($streamId: ID!, $after: String) {\n    streamMessages(streamId: $streamId, first: 50, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ChatLine_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ChatHistoryDocument,
    "\n  subscription ChatHeard($streamId: ID!, $after: Cursor) {\n    streamChatMessage(streamId: $streamId, after: $after) {\n      cursor\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": types.ChatHeardDocument,
    "\n  mutation SendChat($streamId: ID!, $content: String!, $clientId: String!) {\n    sendStreamMessage(streamId: $streamId, content: $content, clientId: $clientId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": types.SendChatDocument,
    "\n  mutation DeleteChat($messageId: ID!) {\n    deleteStreamMessage(messageId: $messageId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n": types.DeleteChatDocument,
    "\n  mutation MuteViewer($streamId: ID!, $memberId: ID!, $muted: Boolean!) {\n    muteViewer(streamId: $streamId, memberId: $memberId, muted: $muted) {\n      stream {\n        id\n        mutedMembers {\n          id\n        }\n      }\n    }\n  }\n": types.MuteViewerDocument,
    "\n  mutation SetSlowMode($streamId: ID!, $seconds: Int!) {\n    setSlowMode(streamId: $streamId, seconds: $seconds) {\n      stream {\n        id\n        slowModeSeconds\n      }\n    }\n  }\n": types.SetSlowModeDocument,
    "\n  mutation SetMutedWords($streamId: ID!, $words: [String!]!) {\n    setMutedWords(streamId: $streamId, words: $words) {\n      stream {\n        id\n        mutedWords\n      }\n    }\n  }\n": types.SetMutedWordsDocument,
    "\n  mutation SendHearts($streamId: ID!, $count: Int!) {\n    sendStreamReaction(streamId: $streamId, count: $count)\n  }\n": types.SendHeartsDocument,
    "\n  subscription HeartsHeard($streamId: ID!) {\n    streamReaction(streamId: $streamId) {\n      streamId\n      count\n    }\n  }\n": types.HeartsHeardDocument,
    "\n  mutation CreateStream($input: CreateStreamInput!) {\n    createStream(input: $input) {\n      stream {\n        id\n        title\n        ...StreamRow_stream\n      }\n    }\n  }\n": types.CreateStreamDocument,
    "\n  fragment EditStreamDialog_stream on Stream {\n    id\n    isLive\n    title\n    description\n    streamType\n    category\n    tags\n    thumbnailUrl\n    streamUrl\n    scheduledAt\n  }\n": types.EditStreamDialog_StreamFragmentDoc,
    "\n  mutation UpdateStream($streamId: ID!, $input: UpdateStreamInput!) {\n    updateStream(streamId: $streamId, input: $input) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.UpdateStreamDocument,
    "\n  mutation SetFeaturedItems($streamId: ID!, $itemIds: [ID!]!) {\n    setFeaturedItems(streamId: $streamId, itemIds: $itemIds) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.SetFeaturedItemsDocument,
    "\n  fragment HostControls_stream on Stream {\n    id\n    title\n    featuredItems {\n      id\n    }\n    ...EditStreamDialog_stream\n  }\n": types.HostControls_StreamFragmentDoc,
    "\n  query FeaturableItems {\n    myItems(first: 100) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n": types.FeaturableItemsDocument,
    "\n  mutation StartStream($streamId: ID!) {\n    startStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.StartStreamDocument,
    "\n  mutation EndStream($streamId: ID!) {\n    endStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.EndStreamDocument,
    "\n  mutation CancelStream($streamId: ID!) {\n    cancelStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.CancelStreamDocument,
    "\n  fragment Poster_stream on Stream {\n    id\n    thumbnailUrl\n    featuredItems {\n      id\n      images {\n        large\n      }\n    }\n  }\n": types.Poster_StreamFragmentDoc,
    "\n  fragment StreamCard_stream on Stream {\n    id\n    title\n    description\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n    }\n    featuredItems {\n      id\n    }\n    ...Poster_stream\n  }\n": types.StreamCard_StreamFragmentDoc,
    "\n  fragment StreamRow_stream on Stream {\n    id\n    isLive\n    scheduledAt\n    endedAt\n    ...StreamCard_stream\n  }\n": types.StreamRow_StreamFragmentDoc,
    "\n  query Streams($filter: StreamFilter!, $search: String, $after: String) {\n    streams(filter: $filter, search: $search, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...StreamRow_stream\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.StreamsDocument,
    "\n  query StreamFigures {\n    streamStats {\n      liveNow\n      viewers\n      trending\n      totalStreams\n    }\n  }\n": types.StreamFiguresDocument,
    "\n  subscription StreamsLive($after: Cursor) {\n    streamsLive(after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamRow_stream\n      }\n    }\n  }\n": types.StreamsLiveDocument,
    "\n  fragment FeaturedItems_stream on Stream {\n    id\n    isLive\n    cursor\n    pinnedItem {\n      id\n    }\n    featuredItems {\n      id\n      ...StreamItem_item\n    }\n  }\n": types.FeaturedItems_StreamFragmentDoc,
    "\n  mutation LikeStream($streamId: ID!) {\n    likeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": types.LikeStreamDocument,
    "\n  mutation UnlikeStream($streamId: ID!) {\n    unlikeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n": types.UnlikeStreamDocument,
    "\n  fragment PinnedItem_stream on Stream {\n    id\n    pinnedItem {\n      id\n      ...StreamItem_item\n    }\n  }\n": types.PinnedItem_StreamFragmentDoc,
    "\n  mutation AddStreamReminder($streamId: ID!) {\n    addStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n": types.AddStreamReminderDocument,
    "\n  mutation RemoveStreamReminder($streamId: ID!) {\n    removeStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n": types.RemoveStreamReminderDocument,
    "\n  fragment StageOverlay_stream on Stream {\n    id\n    isLive\n    isCancelled\n    scheduledAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n    }\n    ...Poster_stream\n    ...StreamStage_stream\n  }\n": types.StageOverlay_StreamFragmentDoc,
    "\n  fragment StreamAbout_stream on Stream {\n    id\n    description\n    category\n    tags\n    isLive\n    scheduledAt\n    endedAt\n    createdAt\n    peakViewers\n    uniqueViewers\n  }\n": types.StreamAbout_StreamFragmentDoc,
    "\n  fragment StreamHead_stream on Stream {\n    id\n    title\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    likes\n  }\n": types.StreamHead_StreamFragmentDoc,
    "\n  fragment StreamItem_item on Item {\n    id\n    title\n    tpValue\n    status\n    cursor\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    ...LiveItems_item\n  }\n": types.StreamItem_ItemFragmentDoc,
    "\n  fragment StreamPage_stream on Stream {\n    id\n    ...StreamPage_shown\n    ...StreamPage_viewer\n  }\n": types.StreamPage_StreamFragmentDoc,
    "\n  fragment StreamPage_shown on Stream {\n    id\n    title\n    isLive\n    scheduledAt\n    endedAt\n    cursor\n    ...StageOverlay_stream\n    ...StreamHead_stream\n    ...StreamAbout_stream\n    ...PinnedItem_stream\n    ...FeaturedItems_stream\n    ...ChatPanel_stream\n    ...HostControls_stream\n  }\n": types.StreamPage_ShownFragmentDoc,
    "\n  fragment StreamPage_viewer on Stream {\n    id\n    isHost\n    isLiked\n    isReminded\n    isChatMuted\n    mutedWords\n    mutedMembers {\n      id\n    }\n    streamer {\n      id\n      ...FollowButton_member\n    }\n  }\n": types.StreamPage_ViewerFragmentDoc,
    "\n  subscription StreamUpdated($streamId: ID!, $after: Cursor) {\n    streamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_shown\n      }\n    }\n  }\n": types.StreamUpdatedDocument,
    "\n  subscription ViewerStreamUpdated($streamId: ID!, $after: Cursor) {\n    viewerStreamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_viewer\n      }\n    }\n  }\n": types.ViewerStreamUpdatedDocument,
    "\n  query StreamById($id: ID!) {\n    stream(id: $id) {\n      id\n      ...StreamPage_stream\n    }\n  }\n": types.StreamByIdDocument,
    "\n  mutation PinItem($streamId: ID!, $itemId: ID) {\n    pinItem(streamId: $streamId, itemId: $itemId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n": types.PinItemDocument,
    "\n  fragment StreamPanelCard_stream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    likes\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      tpValue\n    }\n  }\n": types.StreamPanelCard_StreamFragmentDoc,
    "\n  query PanelStreams {\n    streams(filter: live, first: 1) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n    }\n    liveStreams(first: 12) {\n      id\n      isLive\n      viewerCount\n      ...StreamPanelCard_stream\n    }\n    featuredStreams(first: 6) {\n      id\n      ...StreamPanelCard_stream\n    }\n  }\n": types.PanelStreamsDocument,
    "\n  fragment Chapters_stream on Stream {\n    id\n    chapters {\n      atSeconds\n      item {\n        id\n        title\n      }\n    }\n  }\n": types.Chapters_StreamFragmentDoc,
    "\n  fragment HostStage_stream on Stream {\n    id\n    isLive\n    video\n    ...LiveStage_stream\n  }\n": types.HostStage_StreamFragmentDoc,
    "\n  fragment LiveStage_stream on Stream {\n    id\n    title\n    isLive\n    video\n    playlistUrl\n    streamUrl\n  }\n": types.LiveStage_StreamFragmentDoc,
    "\n  query StageNow($id: ID!) {\n    stream(id: $id) {\n      id\n      ...LiveStage_stream\n    }\n  }\n": types.StageNowDocument,
    "\n  fragment ReplayStage_stream on Stream {\n    id\n    title\n    video\n    playlistUrl\n    streamUrl\n    ...Chapters_stream\n  }\n": types.ReplayStage_StreamFragmentDoc,
    "\n  fragment StreamStage_stream on Stream {\n    id\n    isLive\n    endedAt\n    ...LiveStage_stream\n    ...ReplayStage_stream\n    ...HostStage_stream\n  }\n": types.StreamStage_StreamFragmentDoc,
    "\n  subscription StreamSignalHeard($streamId: ID!, $peer: String!, $after: Cursor) {\n    streamSignal(streamId: $streamId, peer: $peer, after: $after) {\n      cursor\n      fromPeer\n      kind\n      payload\n    }\n  }\n": types.StreamSignalHeardDocument,
    "\n  mutation SendStreamSignal($input: StreamSignalInput!) {\n    sendStreamSignal(input: $input)\n  }\n": types.SendStreamSignalDocument,
    "\n  query IceServers {\n    iceServers {\n      urls\n      username\n      credential\n    }\n  }\n": types.IceServersDocument,
    "\n  subscription StreamViewerCount($streamId: ID!) {\n    streamViewerCount(streamId: $streamId) {\n      streamId\n      viewerCount\n      peakViewers\n      uniqueViewers\n      likes\n    }\n  }\n": types.StreamViewerCountDocument,
    "\n  subscription StreamViewerCounts {\n    streamViewerCounts {\n      streamId\n      viewerCount\n      likes\n    }\n  }\n": types.StreamViewerCountsDocument,
    "\n  query ViewerCountsNow {\n    liveStreams(first: 50) {\n      id\n      viewerCount\n      likes\n    }\n  }\n": types.ViewerCountsNowDocument,
    "\n  query Verification {\n    viewer {\n      id\n      email\n      phone\n      user {\n        id\n        emailVerified\n        phoneVerified\n        verificationLevel\n      }\n    }\n  }\n": types.VerificationDocument,
    "\n  mutation SendVerificationCode($type: VerificationChannel!, $email: String, $phone: String) {\n    sendVerificationCode(type: $type, email: $email, phone: $phone) {\n      message\n      devCode\n    }\n  }\n": types.SendVerificationCodeDocument,
    "\n  mutation VerifyChannel($type: VerificationChannel!, $code: String!) {\n    verifyChannel(type: $type, code: $code) {\n      earned\n      message\n      viewer {\n        id\n        phone\n        user {\n          id\n          isVerified\n          emailVerified\n          phoneVerified\n          verificationLevel\n          trustPoints\n          trustLevel\n        }\n        wallet {\n          id\n          tpBalance\n          held\n          available\n        }\n      }\n    }\n  }\n": types.VerifyChannelDocument,
    "\n  fragment BalanceBreakdown_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    incoming\n    totalEarned\n    totalSpent\n    security {\n      score\n      level\n    }\n  }\n": types.BalanceBreakdown_WalletFragmentDoc,
    "\n  query BalanceCard {\n    wallet {\n      id\n      tpBalance\n      member {\n        id\n        trustLevel\n        dealsCompleted\n      }\n    }\n  }\n": types.BalanceCardDocument,
    "\n  subscription BalanceCardMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        member {\n          id\n          trustLevel\n          dealsCompleted\n        }\n      }\n    }\n  }\n": types.BalanceCardMovedDocument,
    "\n  fragment BalanceSummary_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    holds {\n      id\n      amount\n      state\n      deadline\n      offer {\n        id\n        targetItem {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.BalanceSummary_WalletFragmentDoc,
    "\n  fragment SecureWallet_wallet on Wallet {\n    id\n    ...BalanceBreakdown_wallet\n    security {\n      ...SecurityReasons_security\n    }\n  }\n": types.SecureWallet_WalletFragmentDoc,
    "\n  fragment SecurityReasons_security on Security {\n    score\n    level\n    reasons {\n      check\n      title\n      points\n      maxPoints\n      reason\n    }\n  }\n": types.SecurityReasons_SecurityFragmentDoc,
    "\n  query ShareableItems {\n    myItems(first: 12) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n    items(first: 6) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n": types.ShareableItemsDocument,
    "\n  mutation EarnTp($action: EarnAction!, $idempotencyKey: String) {\n    earnTp(action: $action, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": types.EarnTpDocument,
    "\n  mutation ClaimReward($reward: RewardName!, $idempotencyKey: String) {\n    claimReward(reward: $reward, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": types.ClaimRewardDocument,
    "\n  mutation RecordShare($input: RecordShareInput!) {\n    recordShare(input: $input) {\n      itemId\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n": types.RecordShareDocument,
    "\n  fragment Earnings_earnings on Earnings {\n    id\n    streak\n    actions {\n      action\n      title\n      amount\n      state\n      hint\n    }\n    tasks {\n      task\n      title\n      amount\n      progress\n      target\n      state\n    }\n    rewards {\n      reward\n      title\n      description\n      amount\n      progress\n      target\n      state\n    }\n  }\n": types.Earnings_EarningsFragmentDoc,
    "\n  query WalletEarnings {\n    earnings {\n      id\n      ...Earnings_earnings\n    }\n  }\n": types.WalletEarningsDocument,
    "\n  fragment LedgerRow_entry on WalletEntry {\n    id\n    reason\n    amount\n    description\n    balanceAfter\n    createdAt\n    status\n    relatedUser {\n      id\n      displayName\n    }\n  }\n": types.LedgerRow_EntryFragmentDoc,
    "\n  query WalletPage($first: Int = 24, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      id\n      ...BalanceSummary_wallet\n      ...SecureWallet_wallet\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            ...LedgerRow_entry\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.WalletPageDocument,
    "\n  subscription WalletMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        ...BalanceSummary_wallet\n        ...SecureWallet_wallet\n      }\n    }\n  }\n": types.WalletMovedDocument,
    "\n  subscription LiveViewerWallet($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        held\n        available\n        member {\n          id\n          trustPoints\n          trustLevel\n        }\n      }\n    }\n  }\n": types.LiveViewerWalletDocument,
    "\n  subscription LiveViewerQueries($after: Cursor) {\n    queriesInvalidated(after: $after) {\n      cursor\n      queries\n    }\n  }\n": types.LiveViewerQueriesDocument,
    "\n  fragment ViewerProvider_viewer on Viewer {\n    id\n    email\n    isAdmin\n    isModerator\n    unreadMessages\n    unreadNotifications\n    offersAsSeller: pendingOffers(role: seller)\n    offersAsBuyer: pendingOffers(role: buyer)\n    cursor\n    privacy {\n      isActivityUsed\n    }\n    user {\n      id\n      username\n      displayName\n      avatar\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n    }\n    wallet {\n      id\n      tpBalance\n      held\n      available\n    }\n  }\n": types.ViewerProvider_ViewerFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...ViewerProvider_viewer\n    }\n  }\n": types.ViewerDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  query ClosedFeatures {\n    closedFeatures {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n": types.ClosedFeaturesDocument,
    "\n  subscription ClosedFeaturesUpdated($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n": types.ClosedFeaturesUpdatedDocument,
    "\n  query ProofWays {\n    twoStepSignIn {\n      isOn\n      authenticatorSince\n      passkeys {\n        id\n      }\n    }\n  }\n": types.ProofWaysDocument,
    "\n  mutation ProveIdentity($password: String, $secondStep: SecondStepInput) {\n    proveIdentity(password: $password, secondStep: $secondStep)\n  }\n": types.ProveIdentityDocument,
    "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n": types.BeginPasskeyProofDocument,
    "\n  query ViewerCounts {\n    viewer {\n      id\n      unreadMessages\n      unreadNotifications\n      offersAsSeller: pendingOffers(role: seller)\n      offersAsBuyer: pendingOffers(role: buyer)\n    }\n  }\n": types.ViewerCountsDocument,
    "\n  mutation StopViewAs {\n    stopViewAs\n  }\n": types.StopViewAsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"): (typeof documents)["\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      id\n      isCurrent\n      ...SessionRow_session\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      id\n      isCurrent\n      ...SessionRow_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    userAgent\n    ipAddress\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    userAgent\n    ipAddress\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberCard_user on User {\n    id\n    username\n    displayName\n    avatar\n    bio\n    location\n    isOnline\n    skills\n    trustLevel\n    verificationLevel\n    overallRating\n    totalReviews\n    dealsCompleted\n    createdAt\n    followers\n    following\n    ...FollowButton_member\n    ...MemberMenu_member\n  }\n"): (typeof documents)["\n  fragment MemberCard_user on User {\n    id\n    username\n    displayName\n    avatar\n    bio\n    location\n    isOnline\n    skills\n    trustLevel\n    verificationLevel\n    overallRating\n    totalReviews\n    dealsCompleted\n    createdAt\n    followers\n    following\n    ...FollowButton_member\n    ...MemberMenu_member\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Member($username: String!, $id: ID!, $isId: Boolean!) {\n    member(username: $username) {\n      id\n      username\n      displayName\n      cursor\n      ...MemberCard_user\n      ...WantedItems_user\n    }\n    user(id: $id) @include(if: $isId) {\n      id\n      username\n    }\n  }\n"): (typeof documents)["\n  query Member($username: String!, $id: ID!, $isId: Boolean!) {\n    member(username: $username) {\n      id\n      username\n      displayName\n      cursor\n      ...MemberCard_user\n      ...WantedItems_user\n    }\n    user(id: $id) @include(if: $isId) {\n      id\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MemberUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...MemberCard_user\n        ...WantedItems_user\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MemberUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...MemberCard_user\n        ...WantedItems_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletionPreview {\n    deletionPreview {\n      openOrders\n      openOffers\n      items\n      tp\n    }\n  }\n"): (typeof documents)["\n  query DeletionPreview {\n    deletionPreview {\n      openOrders\n      openOffers\n      items\n      tp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrivacySettings_viewer on Viewer {\n    id\n    privacy {\n      location\n      online\n      wantedItems\n      leaderboard\n      isActivityUsed\n    }\n  }\n"): (typeof documents)["\n  fragment PrivacySettings_viewer on Viewer {\n    id\n    privacy {\n      location\n      online\n      wantedItems\n      leaderboard\n      isActivityUsed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePrivacy($input: UpdatePrivacyInput!) {\n    updatePrivacy(input: $input) {\n      id\n      ...PrivacySettings_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePrivacy($input: UpdatePrivacyInput!) {\n    updatePrivacy(input: $input) {\n      id\n      ...PrivacySettings_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileCard_viewer on Viewer {\n    id\n    email\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      trustPoints\n      trustLevel\n      verificationLevel\n      createdAt\n      itemsListed\n      dealsCompleted\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileCard_viewer on Viewer {\n    id\n    email\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      trustPoints\n      trustLevel\n      verificationLevel\n      createdAt\n      itemsListed\n      dealsCompleted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      user {\n        id\n        displayName\n        location\n        bio\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      user {\n        id\n        displayName\n        location\n        bio\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    viewer {\n      id\n      ...ProfileCard_viewer\n      ...Settings_viewer\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    viewer {\n      id\n      ...ProfileCard_viewer\n      ...Settings_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Settings_viewer on Viewer {\n    ...PrivacySettings_viewer\n  }\n"): (typeof documents)["\n  fragment Settings_viewer on Viewer {\n    ...PrivacySettings_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey {\n    beginPasskey\n  }\n"): (typeof documents)["\n  mutation BeginPasskey {\n    beginPasskey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($name: String!, $response: JSONObject!) {\n    addPasskey(name: $name, response: $response) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($name: String!, $response: JSONObject!) {\n    addPasskey(name: $name, response: $response) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAuthenticator($code: String!) {\n    confirmAuthenticator(code: $code) {\n      recoveryCodes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAuthenticator($code: String!) {\n    confirmAuthenticator(code: $code) {\n      recoveryCodes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuthenticatorRow_twoStep on TwoStepSignIn {\n    authenticatorSince\n  }\n"): (typeof documents)["\n  fragment AuthenticatorRow_twoStep on TwoStepSignIn {\n    authenticatorSince\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginAuthenticator {\n    beginAuthenticator {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation BeginAuthenticator {\n    beginAuthenticator {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAuthenticator {\n    removeAuthenticator {\n      isOn\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAuthenticator {\n    removeAuthenticator {\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasskeyRows_twoStep on TwoStepSignIn {\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  fragment PasskeyRows_twoStep on TwoStepSignIn {\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      isOn\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecoveryCodesRow_twoStep on TwoStepSignIn {\n    recoveryCodesLeft\n  }\n"): (typeof documents)["\n  fragment RecoveryCodesRow_twoStep on TwoStepSignIn {\n    recoveryCodesLeft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoStep {\n    twoStepSignIn {\n      isOn\n      isRequired\n      ...AuthenticatorRow_twoStep\n      ...PasskeyRows_twoStep\n      ...RecoveryCodesRow_twoStep\n    }\n  }\n"): (typeof documents)["\n  query TwoStep {\n    twoStepSignIn {\n      isOn\n      isRequired\n      ...AuthenticatorRow_twoStep\n      ...PasskeyRows_twoStep\n      ...RecoveryCodesRow_twoStep\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!, $secondStep: SecondStepInput) {\n    login(email: $email, password: $password, secondStep: $secondStep) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!, $secondStep: SecondStepInput) {\n    login(email: $email, password: $password, secondStep: $secondStep) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      message\n      viewer {\n        id\n        user {\n          id\n          username\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activities($first: Int = 24, $group: ActivityGroup, $after: String) {\n    activity(first: $first, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ActivityRow_activity\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Activities($first: Int = 24, $group: ActivityGroup, $after: String) {\n    activity(first: $first, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ActivityRow_activity\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow_activity on Activity {\n    id\n    kind\n    group\n    subject\n    tp\n    url\n    at\n    member {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment ActivityRow_activity on Activity {\n    id\n    kind\n    group\n    subject\n    tp\n    url\n    at\n    member {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilteredMember($id: ID!) {\n    adminUser(id: $id) {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  query FilteredMember($id: ID!) {\n    adminUser(id: $id) {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoStepNotice {\n    twoStepSignIn {\n      isOn\n      isRequired\n    }\n  }\n"): (typeof documents)["\n  query TwoStepNotice {\n    twoStepSignIn {\n      isOn\n      isRequired\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionEffects_effects on ActionEffects {\n    confirms\n    sentences\n    heardBy\n    tp {\n      account\n      balance\n      available\n      member {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ActionEffects_effects on ActionEffects {\n    confirms\n    sentences\n    heardBy\n    tp {\n      account\n      balance\n      available\n      member {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenAdjustment($id: ID!) {\n    adjustment(id: $id) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"): (typeof documents)["\n  query OpenAdjustment($id: ID!) {\n    adjustment(id: $id) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenAdjustmentMoved {\n    adjustmentUpdated {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OpenAdjustmentMoved {\n    adjustmentUpdated {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Adjustments($filter: AdjustmentFilter, $first: Int = 50, $after: String) {\n    adjustments(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...Adjustment_adjustment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Adjustments($filter: AdjustmentFilter, $first: Int = 50, $after: String) {\n    adjustments(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...Adjustment_adjustment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Adjustment_adjustment on Adjustment {\n    id\n    amount\n    reason\n    notes\n    status\n    failure\n    isAlone\n    decisionNote\n    deadline\n    createdAt\n    endedAt\n    viewerActions\n    member {\n      id\n      displayName\n    }\n    requestedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment Adjustment_adjustment on Adjustment {\n    id\n    amount\n    reason\n    notes\n    status\n    failure\n    isAlone\n    decisionNote\n    deadline\n    createdAt\n    endedAt\n    viewerActions\n    member {\n      id\n      displayName\n    }\n    requestedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryApproveAdjustment($id: ID!) {\n    dryRun {\n      approveAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryApproveAdjustment($id: ID!) {\n    dryRun {\n      approveAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveAdjustment($id: ID!, $confirms: String) {\n    approveAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveAdjustment($id: ID!, $confirms: String) {\n    approveAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdjustmentsLeft {\n    adjustmentTerms {\n      leftToday\n    }\n  }\n"): (typeof documents)["\n  query AdjustmentsLeft {\n    adjustmentTerms {\n      leftToday\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdjustmentTouched {\n    adjustmentUpdated {\n      cursor\n    }\n  }\n"): (typeof documents)["\n  subscription AdjustmentTouched {\n    adjustmentUpdated {\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundMembers($q: String!) {\n    adminUsers(filter: { q: $q }, first: 6) {\n      edges {\n        node {\n          id\n          displayName\n          username\n          tpBalance\n          isDeleted\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundMembers($q: String!) {\n    adminUsers(filter: { q: $q }, first: 6) {\n      edges {\n        node {\n          id\n          displayName\n          username\n          tpBalance\n          isDeleted\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryRejectAdjustment($id: ID!, $reason: String!) {\n    dryRun {\n      rejectAdjustment(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryRejectAdjustment($id: ID!, $reason: String!) {\n    dryRun {\n      rejectAdjustment(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectAdjustment($id: ID!, $reason: String!, $confirms: String) {\n    rejectAdjustment(id: $id, reason: $reason, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"): (typeof documents)["\n  mutation RejectAdjustment($id: ID!, $reason: String!, $confirms: String) {\n    rejectAdjustment(id: $id, reason: $reason, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryRequestAdjustment($input: AdjustmentInput!) {\n    dryRun {\n      requestAdjustment(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryRequestAdjustment($input: AdjustmentInput!) {\n    dryRun {\n      requestAdjustment(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAdjustment($input: AdjustmentInput!, $confirms: String) {\n    requestAdjustment(input: $input, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"): (typeof documents)["\n  mutation RequestAdjustment($input: AdjustmentInput!, $confirms: String) {\n    requestAdjustment(input: $input, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdjustmentTermsOf($memberId: ID!) {\n    adjustmentTerms(memberId: $memberId) {\n      leftToday\n      approvers\n    }\n  }\n"): (typeof documents)["\n  query AdjustmentTermsOf($memberId: ID!) {\n    adjustmentTerms(memberId: $memberId) {\n      leftToday\n      approvers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryWithdrawAdjustment($id: ID!) {\n    dryRun {\n      withdrawAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryWithdrawAdjustment($id: ID!) {\n    dryRun {\n      withdrawAdjustment(id: $id) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAdjustment($id: ID!, $confirms: String) {\n    withdrawAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawAdjustment($id: ID!, $confirms: String) {\n    withdrawAdjustment(id: $id, confirms: $confirms) {\n      id\n      ...Adjustment_adjustment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdjustmentMoved($after: Cursor) {\n    adjustmentUpdated(after: $after) {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AdjustmentMoved($after: Cursor) {\n    adjustmentUpdated(after: $after) {\n      cursor\n      adjustment {\n        id\n        ...Adjustment_adjustment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryAnalytics($range: AnalyticsRange!) {\n    adminCategoryAnalytics(range: $range) {\n      name\n      listed\n      deals\n      revenue\n      averagePrice\n      medianDays\n    }\n  }\n"): (typeof documents)["\n  query CategoryAnalytics($range: AnalyticsRange!) {\n    adminCategoryAnalytics(range: $range) {\n      name\n      listed\n      deals\n      revenue\n      averagePrice\n      medianDays\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationAnalytics($range: AnalyticsRange!) {\n    adminGeographicalAnalytics(range: $range) {\n      location\n      users\n      items\n      transactions\n      revenue\n    }\n  }\n"): (typeof documents)["\n  query LocationAnalytics($range: AnalyticsRange!) {\n    adminGeographicalAnalytics(range: $range) {\n      location\n      users\n      items\n      transactions\n      revenue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalesAnalytics($range: AnalyticsRange!) {\n    adminSalesAnalytics(range: $range) {\n      points {\n        date\n        revenue\n        transactions\n        refunded\n      }\n      totals {\n        revenue\n        transactions\n        refunded\n      }\n      previous {\n        revenue\n        transactions\n        refunded\n      }\n    }\n  }\n"): (typeof documents)["\n  query SalesAnalytics($range: AnalyticsRange!) {\n    adminSalesAnalytics(range: $range) {\n      points {\n        date\n        revenue\n        transactions\n        refunded\n      }\n      totals {\n        revenue\n        transactions\n        refunded\n      }\n      previous {\n        revenue\n        transactions\n        refunded\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersAnalytics($range: AnalyticsRange!) {\n    adminUsersAnalytics(range: $range) {\n      points {\n        date\n        newUsers\n        activeUsers\n      }\n      cohorts {\n        week\n        size\n        retained\n      }\n      levels {\n        level\n        users\n      }\n    }\n  }\n"): (typeof documents)["\n  query UsersAnalytics($range: AnalyticsRange!) {\n    adminUsersAnalytics(range: $range) {\n      points {\n        date\n        newUsers\n        activeUsers\n      }\n      cohorts {\n        week\n        size\n        retained\n      }\n      levels {\n        level\n        users\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($filter: AuditLogFilter, $first: Int = 50, $after: String) {\n    auditLog(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AuditEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($filter: AuditLogFilter, $first: Int = 50, $after: String) {\n    auditLog(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AuditEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditEntry_entry on AuditEntry {\n    id\n    createdAt\n    action\n    subjectType\n    subjectId\n    reason\n    outcome\n    address\n    hash\n    actor {\n      id\n      displayName\n    }\n    changes {\n      name\n      before\n      after\n    }\n    effects {\n      ...ActionEffects_effects\n    }\n  }\n"): (typeof documents)["\n  fragment AuditEntry_entry on AuditEntry {\n    id\n    createdAt\n    action\n    subjectType\n    subjectId\n    reason\n    outcome\n    address\n    hash\n    actor {\n      id\n      displayName\n    }\n    changes {\n      name\n      before\n      after\n    }\n    effects {\n      ...ActionEffects_effects\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLogProblems {\n    auditLogProblems {\n      subject\n      problem\n    }\n  }\n"): (typeof documents)["\n  query AuditLogProblems {\n    auditLogProblems {\n      subject\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminBacklog_backlog on AdminBacklog {\n    parts {\n      queue\n      open\n      overdue\n    }\n  }\n"): (typeof documents)["\n  fragment AdminBacklog_backlog on AdminBacklog {\n    parts {\n      queue\n      open\n      overdue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBacklog {\n    adminBacklog {\n      ...AdminBacklog_backlog\n    }\n  }\n"): (typeof documents)["\n  query AdminBacklog {\n    adminBacklog {\n      ...AdminBacklog_backlog\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminBacklogMoved {\n    adminBacklogUpdated {\n      ...AdminBacklog_backlog\n    }\n  }\n"): (typeof documents)["\n  subscription AdminBacklogMoved {\n    adminBacklogUpdated {\n      ...AdminBacklog_backlog\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketHealth {\n    adminMarketHealth {\n      score\n      status\n      parts {\n        name\n        words\n        rate\n        cases\n        weight\n        zeroAt\n        fullAt\n        score\n      }\n    }\n  }\n"): (typeof documents)["\n  query MarketHealth {\n    adminMarketHealth {\n      score\n      status\n      parts {\n        name\n        words\n        rate\n        cases\n        weight\n        zeroAt\n        fullAt\n        score\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardTiles {\n    dashboardTiles {\n      id\n      ...Tile_query\n    }\n  }\n"): (typeof documents)["\n  query DashboardTiles {\n    dashboardTiles {\n      id\n      ...Tile_query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminStats_stats on AdminStats {\n    asOf\n    totalUsers\n    activeUsers\n    totalItems\n    totalTransactions\n    totalTrustPoints\n    avgTrustPerUser\n    revenue {\n      today\n      thisWeek\n      thisMonth\n      growth\n    }\n    marketMetrics {\n      conversionRate\n      totalViews\n      avgTrustPerTransaction\n      topCategories {\n        name\n        count\n        revenue\n      }\n    }\n    userMetrics {\n      activeUsersToday\n      newUsersToday\n      retentionRate\n      avgSessionTime\n    }\n    geographical {\n      topLocations {\n        location\n        users\n        transactions\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AdminStats_stats on AdminStats {\n    asOf\n    totalUsers\n    activeUsers\n    totalItems\n    totalTransactions\n    totalTrustPoints\n    avgTrustPerUser\n    revenue {\n      today\n      thisWeek\n      thisMonth\n      growth\n    }\n    marketMetrics {\n      conversionRate\n      totalViews\n      avgTrustPerTransaction\n      topCategories {\n        name\n        count\n        revenue\n      }\n    }\n    userMetrics {\n      activeUsersToday\n      newUsersToday\n      retentionRate\n      avgSessionTime\n    }\n    geographical {\n      topLocations {\n        location\n        users\n        transactions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStats {\n    adminStats {\n      ...AdminStats_stats\n    }\n  }\n"): (typeof documents)["\n  query AdminStats {\n    adminStats {\n      ...AdminStats_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Tile_query on SavedQuery {\n    id\n    slug\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    version\n  }\n"): (typeof documents)["\n  fragment Tile_query on SavedQuery {\n    id\n    slug\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminStatsUpdated {\n    adminStatsUpdated {\n      ...AdminStats_stats\n    }\n  }\n"): (typeof documents)["\n  subscription AdminStatsUpdated {\n    adminStatsUpdated {\n      ...AdminStats_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryAskDispute($id: ID!, $text: String!) {\n    dryRun {\n      askDispute(id: $id, text: $text) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryAskDispute($id: ID!, $text: String!) {\n    dryRun {\n      askDispute(id: $id, text: $text) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskDispute($id: ID!, $text: String!, $confirms: String) {\n    askDispute(id: $id, text: $text, confirms: $confirms) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AskDispute($id: ID!, $text: String!, $confirms: String) {\n    askDispute(id: $id, text: $text, confirms: $confirms) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDecideDispute($input: DecisionInput!) {\n    dryRun {\n      decideDispute(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryDecideDispute($input: DecisionInput!) {\n    dryRun {\n      decideDispute(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideDispute($input: DecisionInput!, $confirms: String) {\n    decideDispute(input: $input, confirms: $confirms) {\n      dispute {\n        id\n        adminNotes\n        transactionId\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideDispute($input: DecisionInput!, $confirms: String) {\n    decideDispute(input: $input, confirms: $confirms) {\n      dispute {\n        id\n        adminNotes\n        transactionId\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeDispute($id: ID!) {\n    takeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeDispute($id: ID!) {\n    takeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      adminNotes\n      transactionId\n      orderPartId\n      ...DisputeRoom_dispute\n    }\n    adminDisputePostings(id: $id) {\n      id\n      ...AdminPosting_posting\n    }\n  }\n"): (typeof documents)["\n  query AdminDispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      adminNotes\n      transactionId\n      orderPartId\n      ...DisputeRoom_dispute\n    }\n    adminDisputePostings(id: $id) {\n      id\n      ...AdminPosting_posting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DisputeTouched($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DisputeTouched($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DisputeQueue($filter: DisputeQueueFilter, $first: Int = 50, $after: String) {\n    disputeQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedDispute_dispute\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query DisputeQueue($filter: DisputeQueueFilter, $first: Int = 50, $after: String) {\n    disputeQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedDispute_dispute\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueuedDispute_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    createdAt\n    deadline\n    resolvedAt\n    isOverdue\n    orderPartId\n    reporter {\n      id\n      displayName\n    }\n    reported {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment QueuedDispute_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    createdAt\n    deadline\n    resolvedAt\n    isOverdue\n    orderPartId\n    reporter {\n      id\n      displayName\n    }\n    reported {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DisputeQueueMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...QueuedDispute_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DisputeQueueMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...QueuedDispute_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEventLog($topics: [AdminTopic!], $first: Int = 50, $after: String) {\n    adminEventLog(topics: $topics, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...AdminEvent_event\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminEventLog($topics: [AdminTopic!], $first: Int = 50, $after: String) {\n    adminEventLog(topics: $topics, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...AdminEvent_event\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminEvent_event on AdminEvent {\n    id\n    at\n    topic\n    sentence\n    subject\n    subjectId\n    actor {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AdminEvent_event on AdminEvent {\n    id\n    at\n    topic\n    sentence\n    subject\n    subjectId\n    actor {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminEvents($topics: [AdminTopic!], $after: Cursor) {\n    adminEvents(topics: $topics, after: $after) {\n      cursor\n      event {\n        id\n        ...AdminEvent_event\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AdminEvents($topics: [AdminTopic!], $after: Cursor) {\n    adminEvents(topics: $topics, after: $after) {\n      cursor\n      event {\n        id\n        ...AdminEvent_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAllRows($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RequestAllRows($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleAllRows($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleAllRows($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealValue($id: ID!, $reason: String!) {\n    revealValue(id: $id, reason: $reason) {\n      value\n    }\n  }\n"): (typeof documents)["\n  mutation RevealValue($id: ID!, $reason: String!) {\n    revealValue(id: $id, reason: $reason) {\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearExplorerHistory {\n    clearExplorerHistory {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation ClearExplorerHistory {\n    clearExplorerHistory {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplorerHistory($q: String, $first: Int = 50, $after: String) {\n    explorerHistory(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ExplorerRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExplorerHistory($q: String, $first: Int = 50, $after: String) {\n    explorerHistory(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ExplorerRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExplorerRun_run on ExplorerRun {\n    id\n    document\n    operationName\n    variables\n    startedAt\n    ms\n    rows\n    error\n  }\n"): (typeof documents)["\n  fragment ExplorerRun_run on ExplorerRun {\n    id\n    document\n    operationName\n    variables\n    startedAt\n    ms\n    rows\n    error\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteExplorerRun($id: ID!) {\n    deleteExplorerRun(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteExplorerRun($id: ID!) {\n    deleteExplorerRun(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveQuery($input: SavedQueryInput!) {\n    saveQuery(input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n"): (typeof documents)["\n  mutation SaveQuery($input: SavedQueryInput!) {\n    saveQuery(input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSavedQuery($id: ID!, $version: Int!, $input: SavedQueryInput!) {\n    changeSavedQuery(id: $id, version: $version, input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSavedQuery($id: ID!, $version: Int!, $input: SavedQueryInput!) {\n    changeSavedQuery(id: $id, version: $version, input: $input) {\n      id\n      ...SavedQuery_query\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinSavedQuery($id: ID!) {\n    pinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"): (typeof documents)["\n  mutation PinSavedQuery($id: ID!) {\n    pinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpinSavedQuery($id: ID!) {\n    unpinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"): (typeof documents)["\n  mutation UnpinSavedQuery($id: ID!) {\n    unpinSavedQuery(id: $id) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedQuery($id: ID!) {\n    deleteSavedQuery(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSavedQuery($id: ID!) {\n    deleteSavedQuery(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedQuery_row on SavedQuery {\n    id\n    slug\n    folder\n    title\n    visibility\n    pinnedAt\n    updatedAt\n    owner {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment SavedQuery_row on SavedQuery {\n    id\n    slug\n    folder\n    title\n    visibility\n    pinnedAt\n    updatedAt\n    owner {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQueries($q: String, $first: Int = 50, $after: String) {\n    savedQueries(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...SavedQuery_row\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedQueries($q: String, $first: Int = 50, $after: String) {\n    savedQueries(q: $q, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...SavedQuery_row\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedQuery_query on SavedQuery {\n    id\n    slug\n    folder\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    visibility\n    version\n    pinnedAt\n    updatedAt\n    viewerActions\n    problem\n    owner {\n      id\n      displayName\n    }\n    variables {\n      name\n      type\n      kind\n      isRequired\n      choices\n      default\n    }\n  }\n"): (typeof documents)["\n  fragment SavedQuery_query on SavedQuery {\n    id\n    slug\n    folder\n    title\n    document\n    operationName\n    defaults\n    chart {\n      kind\n      list\n      x\n      y\n    }\n    visibility\n    version\n    pinnedAt\n    updatedAt\n    viewerActions\n    problem\n    owner {\n      id\n      displayName\n    }\n    variables {\n      name\n      type\n      kind\n      isRequired\n      choices\n      default\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQuery($slug: String!) {\n    savedQuery(slug: $slug) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"): (typeof documents)["\n  query SavedQuery($slug: String!) {\n    savedQuery(slug: $slug) {\n      id\n      ...SavedQuery_query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDeleteItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      deleteItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryDeleteItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      deleteItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteItem($itemId: ID!, $reason: String!, $confirms: String) {\n    deleteItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteItem($itemId: ID!, $reason: String!, $confirms: String) {\n    deleteItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemContent_item on AdminItem {\n    title\n    description\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment ItemContent_item on AdminItem {\n    title\n    description\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminItem($id: ID!) {\n    adminItem(id: $id) {\n      id\n      ...AdminItem_item\n      ...ItemContent_item\n    }\n  }\n"): (typeof documents)["\n  query AdminItem($id: ID!) {\n    adminItem(id: $id) {\n      id\n      ...AdminItem_item\n      ...ItemContent_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminItem_item on AdminItem {\n    id\n    title\n    category\n    trustPoints\n    status\n    quantity\n    viewCount\n    createdAt\n    user {\n      id\n      username\n      displayName\n    }\n    removalReason\n    removedBy {\n      id\n      displayName\n    }\n    restorableUntil\n    viewerActions\n  }\n"): (typeof documents)["\n  fragment AdminItem_item on AdminItem {\n    id\n    title\n    category\n    trustPoints\n    status\n    quantity\n    viewCount\n    createdAt\n    user {\n      id\n      username\n      displayName\n    }\n    removalReason\n    removedBy {\n      id\n      displayName\n    }\n    restorableUntil\n    viewerActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminItems($filter: AdminItemFilter, $first: Int = 50, $after: String) {\n    adminItems(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminItem_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminItems($filter: AdminItemFilter, $first: Int = 50, $after: String) {\n    adminItems(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminItem_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryRestoreItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      restoreItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryRestoreItem($itemId: ID!, $reason: String!) {\n    dryRun {\n      restoreItem(itemId: $itemId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreItem($itemId: ID!, $reason: String!, $confirms: String) {\n    restoreItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreItem($itemId: ID!, $reason: String!, $confirms: String) {\n    restoreItem(itemId: $itemId, reason: $reason, confirms: $confirms) {\n      item {\n        id\n        ...AdminItem_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDropJob($id: ID!, $reason: String!) {\n    dryRun {\n      dropJob(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryDropJob($id: ID!, $reason: String!) {\n    dryRun {\n      dropJob(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropJob($id: ID!, $reason: String!, $confirms: String) {\n    dropJob(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DropJob($id: ID!, $reason: String!, $confirms: String) {\n    dropJob(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDropDeadLetter($id: ID!, $reason: String!) {\n    dryRun {\n      dropDeadLetter(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryDropDeadLetter($id: ID!, $reason: String!) {\n    dryRun {\n      dropDeadLetter(id: $id, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropDeadLetter($id: ID!, $reason: String!, $confirms: String) {\n    dropDeadLetter(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DropDeadLetter($id: ID!, $reason: String!, $confirms: String) {\n    dropDeadLetter(id: $id, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      id\n      ...Job_job\n    }\n  }\n"): (typeof documents)["\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id) {\n      id\n      ...Job_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Jobs($filter: JobFilter!, $first: Int = 50, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...Job_job\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Jobs($filter: JobFilter!, $first: Int = 50, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...Job_job\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Job_job on Job {\n    id\n    task\n    status\n    rowId\n    attempts\n    maxAttempts\n    runAt\n    createdAt\n    error\n    viewerActions\n    member {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment Job_job on Job {\n    id\n    task\n    status\n    rowId\n    attempts\n    maxAttempts\n    runAt\n    createdAt\n    error\n    viewerActions\n    member {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryDeadLetter($id: ID!) {\n    retryDeadLetter(id: $id) {\n      id\n      ...DeadLetter_letter\n    }\n  }\n"): (typeof documents)["\n  mutation RetryDeadLetter($id: ID!) {\n    retryDeadLetter(id: $id) {\n      id\n      ...DeadLetter_letter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeadLetters($first: Int = 50, $after: String) {\n    deadLetters(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...DeadLetter_letter\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeadLetters($first: Int = 50, $after: String) {\n    deadLetters(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...DeadLetter_letter\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeadLetter_letter on DeadLetter {\n    id\n    consumer\n    type\n    error\n    failedAt\n    isRetried\n    viewerActions\n    event {\n      id\n      sentence\n    }\n  }\n"): (typeof documents)["\n  fragment DeadLetter_letter on DeadLetter {\n    id\n    consumer\n    type\n    error\n    failedAt\n    isRetried\n    viewerActions\n    event {\n      id\n      sentence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverdueDeadline_deadline on OverdueDeadline {\n    id\n    name\n    rowId\n    deadline\n    error\n    tries\n  }\n"): (typeof documents)["\n  fragment OverdueDeadline_deadline on OverdueDeadline {\n    id\n    name\n    rowId\n    deadline\n    error\n    tries\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverdueDeadlines($first: Int = 50, $after: String) {\n    overdueDeadlines(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OverdueDeadline_deadline\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OverdueDeadlines($first: Int = 50, $after: String) {\n    overdueDeadlines(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...OverdueDeadline_deadline\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJobs($task: JobTask!) {\n    retryJobs(task: $task) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation RetryJobs($task: JobTask!) {\n    retryJobs(task: $task) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobsSummary_summary on JobsSummary {\n    jobLag\n    deadlineLag\n    parts {\n      part\n      count\n      mark\n    }\n    consumers {\n      name\n      waiting\n      lag\n    }\n  }\n"): (typeof documents)["\n  fragment JobsSummary_summary on JobsSummary {\n    jobLag\n    deadlineLag\n    parts {\n      part\n      count\n      mark\n    }\n    consumers {\n      name\n      waiting\n      lag\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsSummary {\n    jobsSummary {\n      ...JobsSummary_summary\n    }\n  }\n"): (typeof documents)["\n  query JobsSummary {\n    jobsSummary {\n      ...JobsSummary_summary\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobsSummaryMoved {\n    jobsSummaryUpdated {\n      ...JobsSummary_summary\n    }\n  }\n"): (typeof documents)["\n  subscription JobsSummaryMoved {\n    jobsSummaryUpdated {\n      ...JobsSummary_summary\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerAudit {\n    ledgerAudit {\n      problem\n      subject\n      expected\n      found\n    }\n  }\n"): (typeof documents)["\n  query LedgerAudit {\n    ledgerAudit {\n      problem\n      subject\n      expected\n      found\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryFundPool($input: FundPoolInput!) {\n    dryRun {\n      fundPool(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryFundPool($input: FundPoolInput!) {\n    dryRun {\n      fundPool(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FundPool($input: FundPoolInput!, $confirms: String) {\n    fundPool(input: $input, confirms: $confirms) {\n      balance\n    }\n  }\n"): (typeof documents)["\n  mutation FundPool($input: FundPoolInput!, $confirms: String) {\n    fundPool(input: $input, confirms: $confirms) {\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminIssue($range: AnalyticsRange!) {\n    adminIssue(range: $range) {\n      issued\n      returned\n      points {\n        date\n        issued\n        returned\n      }\n      reasons {\n        reason\n        issued\n        returned\n        postings\n        points {\n          date\n          issued\n          returned\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminIssue($range: AnalyticsRange!) {\n    adminIssue(range: $range) {\n      issued\n      returned\n      points {\n        date\n        issued\n        returned\n      }\n      reasons {\n        reason\n        issued\n        returned\n        postings\n        points {\n          date\n          issued\n          returned\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StakingPool {\n    stakingPool {\n      balance\n      staked\n      owed\n      coveredUntil\n    }\n  }\n"): (typeof documents)["\n  query StakingPool {\n    stakingPool {\n      balance\n      staked\n      owed\n      coveredUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSupply {\n    adminSupply {\n      asOf\n      sum\n      circulation\n      parts {\n        kind\n        accounts\n        balance\n        held\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminSupply {\n    adminSupply {\n      asOf\n      sum\n      circulation\n      parts {\n        kind\n        accounts\n        balance\n        held\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimCase($id: ID!) {\n    claimCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimCase($id: ID!) {\n    claimCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseCase($id: ID!) {\n    releaseCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseCase($id: ID!) {\n    releaseCase(id: $id) {\n      id\n      ...QueuedCase_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseContent_case on ModerationCase {\n    id\n    subject\n    content\n    appealText\n    now {\n      text\n      images {\n        path\n        small\n      }\n      isRemovable\n    }\n    appeals {\n      id\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment CaseContent_case on ModerationCase {\n    id\n    subject\n    content\n    appealText\n    now {\n      text\n      images {\n        path\n        small\n      }\n      isRemovable\n    }\n    appeals {\n      id\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneCase($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      cursor\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n      ...CaseReports_case\n      ...CaseHistory_case\n    }\n  }\n"): (typeof documents)["\n  query OneCase($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      cursor\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n      ...CaseReports_case\n      ...CaseHistory_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CaseTouched($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CaseTouched($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseHistory_case on ModerationCase {\n    id\n    history {\n      id\n      kind\n      subject\n      decision\n      decidedAt\n      isOverdue\n      overturnedAt\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment CaseHistory_case on ModerationCase {\n    id\n    history {\n      id\n      kind\n      subject\n      decision\n      decidedAt\n      isOverdue\n      overturnedAt\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationQueue($filter: CaseFilter!, $first: Int = 50, $after: String) {\n    moderationQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedCase_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModerationQueue($filter: CaseFilter!, $first: Int = 50, $after: String) {\n    moderationQueue(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...QueuedCase_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportCount\n    reports {\n      id\n      reason\n      details\n      createdAt\n      reporter {\n        id\n        displayName\n        username\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportCount\n    reports {\n      id\n      reason\n      details\n      createdAt\n      reporter {\n        id\n        displayName\n        username\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueuedCase_case on ModerationCase {\n    id\n    kind\n    subject\n    subjectId\n    content\n    reportCount\n    reasons\n    createdAt\n    dueAt\n    isOverdue\n    claimedUntil\n    decision\n    decidedAt\n    overturnedAt\n    viewerActions\n    member {\n      id\n      displayName\n      username\n    }\n    claimedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment QueuedCase_case on ModerationCase {\n    id\n    kind\n    subject\n    subjectId\n    content\n    reportCount\n    reasons\n    createdAt\n    dueAt\n    isOverdue\n    claimedUntil\n    decision\n    decidedAt\n    overturnedAt\n    viewerActions\n    member {\n      id\n      displayName\n      username\n    }\n    claimedBy {\n      id\n      displayName\n    }\n    decidedBy {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDecideCase($input: DecideCaseInput!) {\n    dryRun {\n      decideCase(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryDecideCase($input: DecideCaseInput!) {\n    dryRun {\n      decideCase(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideCase($input: DecideCaseInput!, $confirms: String) {\n    decideCase(input: $input, confirms: $confirms) {\n      id\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n    }\n  }\n"): (typeof documents)["\n  mutation DecideCase($input: DecideCaseInput!, $confirms: String) {\n    decideCase(input: $input, confirms: $confirms) {\n      id\n      reason\n      notes\n      ...QueuedCase_case\n      ...CaseContent_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CasesMoved($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n        ...QueuedCase_case\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CasesMoved($after: Cursor) {\n    moderationUpdated(after: $after) {\n      cursor\n      case {\n        id\n        ...QueuedCase_case\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminReports {\n    adminReports {\n      id\n      name\n      label\n      description\n      takesDays\n      takesCategory\n      statuses\n      columns {\n        name\n        type\n        unit\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminReports {\n    adminReports {\n      id\n      name\n      label\n      description\n      takesDays\n      takesCategory\n      statuses\n      columns {\n        name\n        type\n        unit\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestReport($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n"): (typeof documents)["\n  mutation RequestReport($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelReportRun($id: ID!) {\n    cancelReportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"): (typeof documents)["\n  mutation CancelReportRun($id: ID!) {\n    cancelReportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunReportAgain($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n"): (typeof documents)["\n  mutation RunReportAgain($input: ReportRequestInput!) {\n    requestReport(input: $input) {\n      id\n      ...ReportRun_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportRuns($first: Int = 50, $after: String) {\n    reportRuns(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ReportRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportRuns($first: Int = 50, $after: String) {\n    reportRuns(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ReportRun_run\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportRunOf($id: ID!) {\n    reportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"): (typeof documents)["\n  query ReportRunOf($id: ID!) {\n    reportRun(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReportRunMoved($after: Cursor) {\n    reportRunUpdated(after: $after) {\n      cursor\n      run {\n        id\n        ...ReportRun_run\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ReportRunMoved($after: Cursor) {\n    reportRunUpdated(after: $after) {\n      cursor\n      run {\n        id\n        ...ReportRun_run\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRun_run on ReportRun {\n    id\n    report\n    label\n    query {\n      title\n      document\n      operationName\n      variables\n      list\n    }\n    parameters {\n      from\n      to\n      category\n      status\n    }\n    format\n    status\n    scheduleId\n    rows\n    total\n    bytes\n    sha256\n    asOf\n    failure\n    createdAt\n    keptUntil\n    file\n    requestedBy {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment ReportRun_run on ReportRun {\n    id\n    report\n    label\n    query {\n      title\n      document\n      operationName\n      variables\n      list\n    }\n    parameters {\n      from\n      to\n      category\n      status\n    }\n    format\n    status\n    scheduleId\n    rows\n    total\n    bytes\n    sha256\n    asOf\n    failure\n    createdAt\n    keptUntil\n    file\n    requestedBy {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseReportSchedule($id: ID!) {\n    pauseReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"): (typeof documents)["\n  mutation PauseReportSchedule($id: ID!) {\n    pauseReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeReportSchedule($id: ID!) {\n    resumeReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeReportSchedule($id: ID!) {\n    resumeReportSchedule(id: $id) {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunReportSchedule($id: ID!) {\n    runReportSchedule(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"): (typeof documents)["\n  mutation RunReportSchedule($id: ID!) {\n    runReportSchedule(id: $id) {\n      id\n      ...ReportRun_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReportSchedule($id: ID!) {\n    deleteReportSchedule(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReportSchedule($id: ID!) {\n    deleteReportSchedule(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReportSchedule($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateReportSchedule($input: ReportScheduleInput!) {\n    createReportSchedule(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportSchedule_schedule on ReportSchedule {\n    id\n    label\n    query {\n      list\n    }\n    parameters {\n      category\n      status\n    }\n    format\n    frequency\n    runOn\n    hour\n    status\n    nextRunAt\n    owner {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment ReportSchedule_schedule on ReportSchedule {\n    id\n    label\n    query {\n      list\n    }\n    parameters {\n      category\n      status\n    }\n    format\n    frequency\n    runOn\n    hour\n    status\n    nextRunAt\n    owner {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportSchedules {\n    reportSchedules {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"): (typeof documents)["\n  query ReportSchedules {\n    reportSchedules {\n      id\n      ...ReportSchedule_schedule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrySetSwitch($input: SetSwitchInput!) {\n    dryRun {\n      setSwitch(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TrySetSwitch($input: SetSwitchInput!) {\n    dryRun {\n      setSwitch(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSwitch($input: SetSwitchInput!, $confirms: String) {\n    setSwitch(input: $input, confirms: $confirms) {\n      id\n      ...AdminSwitch_switch\n    }\n  }\n"): (typeof documents)["\n  mutation SetSwitch($input: SetSwitchInput!, $confirms: String) {\n    setSwitch(input: $input, confirms: $confirms) {\n      id\n      ...AdminSwitch_switch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminSwitch_switch on AdminSwitch {\n    id\n    name\n    isOn\n    changedAt\n    reason\n    closes\n    changedBy {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AdminSwitch_switch on AdminSwitch {\n    id\n    name\n    isOn\n    changedAt\n    reason\n    closes\n    changedBy {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSwitches {\n    adminSwitches {\n      id\n      ...AdminSwitch_switch\n    }\n    closedFeatures {\n      cursor\n    }\n  }\n"): (typeof documents)["\n  query AdminSwitches {\n    adminSwitches {\n      id\n      ...AdminSwitch_switch\n    }\n    closedFeatures {\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SwitchSet($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n    }\n  }\n"): (typeof documents)["\n  subscription SwitchSet($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminPosting_posting on AdminPosting {\n    id\n    createdAt\n    fromAccount\n    toAccount\n    amount\n    reason\n    description\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AdminPosting_posting on AdminPosting {\n    id\n    createdAt\n    fromAccount\n    toAccount\n    amount\n    reason\n    description\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminStep_step on AdminStep {\n    id\n    at\n    kind\n    text\n    tp\n    actor {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AdminStep_step on AdminStep {\n    id\n    at\n    kind\n    text\n    tp\n    actor {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTransaction($id: ID!) {\n    adminTransaction(id: $id) {\n      id\n      ...AdminTransaction_transaction\n      postings {\n        id\n        ...AdminPosting_posting\n      }\n      steps {\n        id\n        ...AdminStep_step\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminTransaction($id: ID!) {\n    adminTransaction(id: $id) {\n      id\n      ...AdminTransaction_transaction\n      postings {\n        id\n        ...AdminPosting_posting\n      }\n      steps {\n        id\n        ...AdminStep_step\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminTransaction_transaction on AdminTransaction {\n    id\n    itemTitle\n    trustPoints\n    type\n    status\n    createdAt\n    completedAt\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment AdminTransaction_transaction on AdminTransaction {\n    id\n    itemTitle\n    trustPoints\n    type\n    status\n    createdAt\n    completedAt\n    fromUser {\n      id\n      displayName\n    }\n    toUser {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTransactions($filter: AdminTransactionFilter, $first: Int = 50, $after: String) {\n    adminTransactions(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminTransaction_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminTransactions($filter: AdminTransactionFilter, $first: Int = 50, $after: String) {\n    adminTransactions(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminTransaction_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogEnd {\n    adminEventLog(first: 1) {\n      cursor\n    }\n  }\n"): (typeof documents)["\n  query LogEnd {\n    adminEventLog(first: 1) {\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MarketTouched($after: Cursor) {\n    adminEvents(after: $after) {\n      cursor\n    }\n  }\n"): (typeof documents)["\n  subscription MarketTouched($after: Cursor) {\n    adminEvents(after: $after) {\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryLiftSuspension($memberId: ID!, $reason: String!) {\n    dryRun {\n      liftSuspension(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryLiftSuspension($memberId: ID!, $reason: String!) {\n    dryRun {\n      liftSuspension(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSuspension($memberId: ID!, $reason: String!, $confirms: String) {\n    liftSuspension(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LiftSuspension($memberId: ID!, $reason: String!, $confirms: String) {\n    liftSuspension(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryResetTwoStep($memberId: ID!, $reason: String!) {\n    dryRun {\n      resetTwoStep(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TryResetTwoStep($memberId: ID!, $reason: String!) {\n    dryRun {\n      resetTwoStep(memberId: $memberId, reason: $reason) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetTwoStep($memberId: ID!, $reason: String!, $confirms: String) {\n    resetTwoStep(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ResetTwoStep($memberId: ID!, $reason: String!, $confirms: String) {\n    resetTwoStep(memberId: $memberId, reason: $reason, confirms: $confirms) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrySetRole($input: SetRoleInput!) {\n    dryRun {\n      setRole(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TrySetRole($input: SetRoleInput!) {\n    dryRun {\n      setRole(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRole($input: SetRoleInput!, $confirms: String) {\n    setRole(input: $input, confirms: $confirms) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SetRole($input: SetRoleInput!, $confirms: String) {\n    setRole(input: $input, confirms: $confirms) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrySuspendMember($input: SuspendMemberInput!) {\n    dryRun {\n      suspendMember(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TrySuspendMember($input: SuspendMemberInput!) {\n    dryRun {\n      suspendMember(input: $input) {\n        ...ActionEffects_effects\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendMember($input: SuspendMemberInput!, $confirms: String) {\n    suspendMember(input: $input, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendMember($input: SuspendMemberInput!, $confirms: String) {\n    suspendMember(input: $input, confirms: $confirms) {\n      id\n      member {\n        id\n        isSuspended\n        verificationLevel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      ...AdminUser_user\n    }\n  }\n"): (typeof documents)["\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      ...AdminUser_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserItems($userId: ID!, $first: Int = 24, $after: String) {\n    adminItems(filter: { userId: $userId }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          trustPoints\n          status\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserItems($userId: ID!, $first: Int = 24, $after: String) {\n    adminItems(filter: { userId: $userId }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          trustPoints\n          status\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserSuspensions($memberId: ID!) {\n    memberSuspensions(memberId: $memberId) {\n      id\n      createdAt\n      expiresAt\n      isActive\n      reason\n      notes\n      liftedAt\n      liftNotes\n      admin {\n        id\n        displayName\n      }\n      liftedBy {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserSuspensions($memberId: ID!) {\n    memberSuspensions(memberId: $memberId) {\n      id\n      createdAt\n      expiresAt\n      isActive\n      reason\n      notes\n      liftedAt\n      liftNotes\n      admin {\n        id\n        displayName\n      }\n      liftedBy {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminUser_user on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    twoStep\n    isActive\n    isSuspended\n    isDeleted\n    role\n    suspensionReason\n    suspendedUntil\n    viewerActions\n  }\n"): (typeof documents)["\n  fragment AdminUser_user on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    twoStep\n    isActive\n    isSuspended\n    isDeleted\n    role\n    suspensionReason\n    suspendedUntil\n    viewerActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($filter: AdminUserFilter, $first: Int = 50, $after: String) {\n    adminUsers(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminUser_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($filter: AdminUserFilter, $first: Int = 50, $after: String) {\n    adminUsers(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...AdminUser_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewAs($memberId: ID!, $reason: String!) {\n    viewAs(memberId: $memberId, reason: $reason) {\n      token\n      member {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewAs($memberId: ID!, $reason: String!) {\n    viewAs(memberId: $memberId, reason: $reason) {\n      token\n      member {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArThings {\n    items(filter: { hasSize: true }, first: 12) {\n      edges {\n        node {\n          id\n          title\n          widthMm\n          heightMm\n          depthMm\n          ...ThingChooser_item\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArThings {\n    items(filter: { hasSize: true }, first: 12) {\n      edges {\n        node {\n          id\n          title\n          widthMm\n          heightMm\n          depthMm\n          ...ThingChooser_item\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArThing($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      widthMm\n      heightMm\n      depthMm\n      ...ThingChooser_item\n    }\n  }\n"): (typeof documents)["\n  query ArThing($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      widthMm\n      heightMm\n      depthMm\n      ...ThingChooser_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThingChooser_item on Item {\n    id\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment ThingChooser_item on Item {\n    id\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateCard_certificate on Certificate {\n    tokenId\n    kind\n    name\n    description\n    rarity\n    attributes {\n      name\n      value\n    }\n    links {\n      at\n      type\n      condition\n      photos\n    }\n    credential\n    issuedAt\n  }\n"): (typeof documents)["\n  fragment CertificateCard_certificate on Certificate {\n    tokenId\n    kind\n    name\n    description\n    rarity\n    attributes {\n      name\n      value\n    }\n    links {\n      at\n      type\n      condition\n      photos\n    }\n    credential\n    issuedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyCertificate($credential: String!) {\n    verifyCertificate(credential: $credential) {\n      status\n      address\n      issuedAt\n      asOf\n      certificate {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        links {\n          at\n          type\n          condition\n          photos\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyCertificate($credential: String!) {\n    verifyCertificate(credential: $credential) {\n      status\n      address\n      issuedAt\n      asOf\n      certificate {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        links {\n          at\n          type\n          condition\n          photos\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCertificates {\n    certificates {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"): (typeof documents)["\n  query OwnCertificates {\n    certificates {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueCertificate($tokenId: String!) {\n    issueCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"): (typeof documents)["\n  mutation IssueCertificate($tokenId: String!) {\n    issueCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCertificate($tokenId: String!) {\n    revokeCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeCertificate($tokenId: String!) {\n    revokeCertificate(tokenId: $tokenId) {\n      tokenId\n      ...CertificateCard_certificate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogPart_log on PublicLog {\n    name\n    verifierKey\n    size\n    root\n    transfers\n    sealedAt\n  }\n"): (typeof documents)["\n  fragment LogPart_log on PublicLog {\n    name\n    verifierKey\n    size\n    root\n    transfers\n    sealedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TransactionRow_transaction on ChainTransaction {\n    id\n    type\n    timestamp\n    amount\n    status\n    logIndex\n    failure\n  }\n"): (typeof documents)["\n  fragment TransactionRow_transaction on ChainTransaction {\n    id\n    type\n    timestamp\n    amount\n    status\n    logIndex\n    failure\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTransactions($first: Int = 10, $after: String) {\n    chainTransactions(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...TransactionRow_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    publicLog {\n      ...LogPart_log\n    }\n  }\n"): (typeof documents)["\n  query OwnTransactions($first: Int = 10, $after: String) {\n    chainTransactions(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...TransactionRow_transaction\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    publicLog {\n      ...LogPart_log\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnStaking {\n    staking {\n      stakedAmount\n      pendingRewards\n      claimable\n      totalEarned\n      apy\n      status\n      asOf\n      pool {\n        balance\n        staked\n        owed\n        coveredUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnStaking {\n    staking {\n      stakedAmount\n      pendingRewards\n      claimable\n      totalEarned\n      apy\n      status\n      asOf\n      pool {\n        balance\n        staked\n        owed\n        coveredUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StakeTp($amount: Int!, $idempotencyKey: String) {\n    stake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StakeTp($amount: Int!, $idempotencyKey: String) {\n    stake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnstakeTp($amount: Int!, $idempotencyKey: String) {\n    unstake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnstakeTp($amount: Int!, $idempotencyKey: String) {\n    unstake(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimStakingReward($idempotencyKey: String) {\n    claimStakingReward(idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimStakingReward($idempotencyKey: String) {\n    claimStakingReward(idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AvailableTp {\n    wallet {\n      id\n      available\n    }\n  }\n"): (typeof documents)["\n  query AvailableTp {\n    wallet {\n      id\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnChainWallet {\n    chainWallet {\n      address\n      balance\n      network\n      connected\n      walletType\n    }\n  }\n"): (typeof documents)["\n  query OwnChainWallet {\n    chainWallet {\n      address\n      balance\n      network\n      connected\n      walletType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectWallet($input: ConnectWalletInput!) {\n    connectWallet(input: $input) {\n      wallet {\n        connected\n      }\n      challenge {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConnectWallet($input: ConnectWalletInput!) {\n    connectWallet(input: $input) {\n      wallet {\n        connected\n      }\n      challenge {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectWallet {\n    disconnectWallet {\n      connected\n    }\n  }\n"): (typeof documents)["\n  mutation DisconnectWallet {\n    disconnectWallet {\n      connected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MintTokens($amount: Int!, $idempotencyKey: String) {\n    mintTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MintTokens($amount: Int!, $idempotencyKey: String) {\n    mintTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BurnTokens($amount: Int!, $idempotencyKey: String) {\n    burnTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BurnTokens($amount: Int!, $idempotencyKey: String) {\n    burnTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {\n      amount\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartCount {\n    cart {\n      id\n      quantity\n      cursor\n    }\n  }\n"): (typeof documents)["\n  query CartCount {\n    cart {\n      id\n      quantity\n      cursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CartCountUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CartCountUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($itemId: ID!, $idempotencyKey: String) {\n    addToCart(itemId: $itemId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($itemId: ID!, $idempotencyKey: String) {\n    addToCart(itemId: $itemId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        quantity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total\n    lines {\n      id\n      quantity\n      priceAtTime\n      currentPrice\n      available\n      lineTotal\n      state\n      reason\n      item {\n        id\n        title\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n        seller {\n          id\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total\n    lines {\n      id\n      quantity\n      priceAtTime\n      currentPrice\n      available\n      lineTotal\n      state\n      reason\n      item {\n        id\n        title\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n        seller {\n          id\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart {\n    cart {\n      cursor\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  query Cart {\n    cart {\n      cursor\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CartUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CartUpdated($after: Cursor) {\n    cartUpdated(after: $after) {\n      cursor\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCartQuantity($itemId: ID!, $quantity: Int!) {\n    setCartQuantity(itemId: $itemId, quantity: $quantity) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCartQuantity($itemId: ID!, $quantity: Int!) {\n    setCartQuantity(itemId: $itemId, quantity: $quantity) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCart($itemId: ID!) {\n    removeFromCart(itemId: $itemId) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromCart($itemId: ID!) {\n    removeFromCart(itemId: $itemId) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreCart($lines: [RestoredLineInput!]!) {\n    restoreCart(lines: $lines) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreCart($lines: [RestoredLineInput!]!) {\n    restoreCart(lines: $lines) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptCartPrices {\n    acceptCartPrices {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptCartPrices {\n    acceptCartPrices {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutAddresses {\n    addresses {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n"): (typeof documents)["\n  query CheckoutAddresses {\n    addresses {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAddress($input: AddressInput!) {\n    saveAddress(input: $input) {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAddress($input: AddressInput!) {\n    saveAddress(input: $input) {\n      id\n      isDefault\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      addressId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      addressId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        orderNumber\n        status\n        total\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        orderNumber\n        status\n        total\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AppealDecision($input: AppealInput!) {\n    appealDecision(input: $input) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n"): (typeof documents)["\n  mutation AppealDecision($input: AppealInput!) {\n    appealDecision(input: $input) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DecisionScreen_decision on MarketDecision {\n    id\n    subject\n    content\n    decision\n    reason\n    decidedAt\n    overturnedAt\n    appealableUntil\n    appeal {\n      text\n      createdAt\n      dueAt\n      decision\n      reason\n      decidedAt\n    }\n  }\n"): (typeof documents)["\n  fragment DecisionScreen_decision on MarketDecision {\n    id\n    subject\n    content\n    decision\n    reason\n    decidedAt\n    overturnedAt\n    appealableUntil\n    appeal {\n      text\n      createdAt\n      dueAt\n      decision\n      reason\n      decidedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketDecision($id: ID!) {\n    marketDecision(id: $id) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n"): (typeof documents)["\n  query MarketDecision($id: ID!) {\n    marketDecision(id: $id) {\n      id\n      ...DecisionScreen_decision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiToken($id: ID!, $version: Int!, $overlapDays: Int!) {\n    rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation RotateApiToken($id: ID!, $version: Int!, $overlapDays: Int!) {\n    rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TokenScopes {\n    tokenScopes {\n      name\n      description\n    }\n  }\n"): (typeof documents)["\n  query TokenScopes {\n    tokenScopes {\n      name\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiTokens {\n    apiTokens {\n      id\n      ...TokenRow_token\n    }\n    tokenScopes {\n      name\n      description\n    }\n  }\n"): (typeof documents)["\n  query ApiTokens {\n    apiTokens {\n      id\n      ...TokenRow_token\n    }\n    tokenScopes {\n      name\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokenRow_token on ApiToken {\n    id\n    name\n    lastFour\n    status\n    scopes\n    networks\n    tpPerDay\n    tpPromisedToday\n    version\n    expiresAt\n    lastUsedAt\n    previousUntil\n    revokedAt\n  }\n"): (typeof documents)["\n  fragment TokenRow_token on ApiToken {\n    id\n    name\n    lastFour\n    status\n    scopes\n    networks\n    tpPerDay\n    tpPromisedToday\n    version\n    expiresAt\n    lastUsedAt\n    previousUntil\n    revokedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...TokenRow_token\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...TokenRow_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExchangeTarget($id: ID!) {\n    item(id: $id) {\n      id\n      tpValue\n      isMine\n    }\n  }\n"): (typeof documents)["\n  query ExchangeTarget($id: ID!) {\n    item(id: $id) {\n      id\n      tpValue\n      isMine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuidedItem($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n      seller {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query GuidedItem($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n      seller {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoMarket {\n    items(first: 12) {\n      edges {\n        node {\n          id\n          isMine\n          ...TryItems_item\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DemoMarket {\n    items(first: 12) {\n      edges {\n        node {\n          id\n          isMine\n          ...TryItems_item\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentedItem {\n    item(id: \"75\") {\n      id\n      title\n      tpValue\n      status\n      isMine\n    }\n  }\n"): (typeof documents)["\n  query DocumentedItem {\n    item(id: \"75\") {\n      id\n      title\n      tpValue\n      status\n      isMine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferExchangeDialog_target on Item {\n    id\n    title\n    seller {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment OfferExchangeDialog_target on Item {\n    id\n    title\n    seller {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferExchangeDialog_given on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      tpValue\n    }\n  }\n"): (typeof documents)["\n  fragment OfferExchangeDialog_given on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      tpValue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferExchange($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        state\n        deadline\n        tpDelta\n        tpEffect {\n          state\n          change\n          heldForThis\n          refunded\n        }\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferExchange($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        state\n        deadline\n        tpDelta\n        tpEffect {\n          state\n          change\n          heldForThis\n          refunded\n        }\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentOffer($id: ID!) {\n    offer(id: $id) {\n      id\n      ...OfferInThread_offer\n    }\n  }\n"): (typeof documents)["\n  query SentOffer($id: ID!) {\n    offer(id: $id) {\n      id\n      ...OfferInThread_offer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestionCard_suggestion on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      description\n      category\n      condition\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestionCard_suggestion on ExchangeSuggestion {\n    tpValue\n    items {\n      id\n      title\n      description\n      category\n      condition\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExchangeItemsUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        tpValue\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ExchangeItemsUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        tpValue\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TryItems_item on Item {\n    id\n    title\n    tpValue\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment TryItems_item on Item {\n    id\n    title\n    tpValue\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExchangeSuggestions($targetId: ID!, $targetTp: Int!) {\n    item(id: $targetId) {\n      id\n      title\n      status\n      cursor\n      ...OfferExchangeDialog_target\n    }\n    exchangeSuggestions(targetItemId: $targetId, targetTpValue: $targetTp) {\n      tolerance\n      targetTpValue\n      suggestions {\n        items {\n          id\n          tpValue\n        }\n        ...SuggestionCard_suggestion\n        ...OfferExchangeDialog_given\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExchangeSuggestions($targetId: ID!, $targetTp: Int!) {\n    item(id: $targetId) {\n      id\n      title\n      status\n      cursor\n      ...OfferExchangeDialog_target\n    }\n    exchangeSuggestions(targetItemId: $targetId, targetTpValue: $targetTp) {\n      tolerance\n      targetTpValue\n      suggestions {\n        items {\n          id\n          tpValue\n        }\n        ...SuggestionCard_suggestion\n        ...OfferExchangeDialog_given\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedGuide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      description\n      content\n      category\n      difficulty\n      type\n      mediaUrl\n      duration\n      tags\n      isMine\n      isPublished\n      thumbnail {\n        path\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditedGuide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      description\n      content\n      category\n      difficulty\n      type\n      mediaUrl\n      duration\n      tags\n      isMine\n      isPublished\n      thumbnail {\n        path\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGuide($guideId: ID!, $input: GuideInput!) {\n    updateGuide(guideId: $guideId, input: $input) {\n      guide {\n        id\n        ...GuideCard_guide\n        ...GuideText_guide\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGuide($guideId: ID!, $input: GuideInput!) {\n    updateGuide(guideId: $guideId, input: $input) {\n      guide {\n        id\n        ...GuideCard_guide\n        ...GuideText_guide\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuideCard_guide on Guide {\n    id\n    title\n    description\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n  }\n"): (typeof documents)["\n  fragment GuideCard_guide on Guide {\n    id\n    title\n    description\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuideFacts_guide on Guide {\n    id\n    type\n    category\n    difficulty\n    duration\n    views\n    likes\n    isPublished\n  }\n"): (typeof documents)["\n  fragment GuideFacts_guide on Guide {\n    id\n    type\n    category\n    difficulty\n    duration\n    views\n    likes\n    isPublished\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Guides($first: Int = 12, $category: GuideCategory, $mine: Boolean!, $after: String) {\n    guides(category: $category, mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...GuideCard_guide\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Guides($first: Int = 12, $category: GuideCategory, $mine: Boolean!, $after: String) {\n    guides(category: $category, mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...GuideCard_guide\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuideMenu_guide on Guide {\n    id\n    isMine\n    isReported\n  }\n"): (typeof documents)["\n  fragment GuideMenu_guide on Guide {\n    id\n    isMine\n    isReported\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGuide($guideId: ID!) {\n    deleteGuide(guideId: $guideId) {\n      guideId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGuide($guideId: ID!) {\n    deleteGuide(guideId: $guideId) {\n      guideId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Guide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      isMine\n      cursor\n      ...GuideText_guide\n    }\n  }\n"): (typeof documents)["\n  query Guide($id: ID!) {\n    guide(id: $id) {\n      id\n      title\n      isMine\n      cursor\n      ...GuideText_guide\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewGuide($guideId: ID!) {\n    viewGuide(guideId: $guideId) {\n      guide {\n        id\n        views\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewGuide($guideId: ID!) {\n    viewGuide(guideId: $guideId) {\n      guide {\n        id\n        views\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuideText_guide on Guide {\n    id\n    description\n    content\n    mediaUrl\n    tags\n    isLiked\n    isMine\n    trustPointsEarned\n    createdAt\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n    ...GuideMenu_guide\n  }\n"): (typeof documents)["\n  fragment GuideText_guide on Guide {\n    id\n    description\n    content\n    mediaUrl\n    tags\n    isLiked\n    isMine\n    trustPointsEarned\n    createdAt\n    thumbnail {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    author {\n      id\n      username\n    }\n    ...GuideFacts_guide\n    ...GuideMenu_guide\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikeGuide($guideId: ID!) {\n    likeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LikeGuide($guideId: ID!) {\n    likeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlikeGuide($guideId: ID!) {\n    unlikeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnlikeGuide($guideId: ID!) {\n    unlikeGuide(guideId: $guideId) {\n      guide {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGuide($input: GuideInput!, $key: String) {\n    createGuide(input: $input, idempotencyKey: $key) {\n      guide {\n        id\n        ...GuideCard_guide\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGuide($input: GuideInput!, $key: String) {\n    createGuide(input: $input, idempotencyKey: $key) {\n      guide {\n        id\n        ...GuideCard_guide\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GuideUpdated($after: Cursor) {\n    guideUpdated(after: $after) {\n      cursor\n      guideId\n      guide {\n        ...GuideCard_guide\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription GuideUpdated($after: Cursor) {\n    guideUpdated(after: $after) {\n      cursor\n      guideId\n      guide {\n        ...GuideCard_guide\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GuideCounted($ids: [ID!]!) {\n    guideCounted(ids: $ids) {\n      guideId\n      guide {\n        id\n        likes\n        views\n        isLiked\n        isReported\n        trustPointsEarned\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription GuideCounted($ids: [ID!]!) {\n    guideCounted(ids: $ids) {\n      guideId\n      guide {\n        id\n        likes\n        views\n        isLiked\n        isReported\n        trustPointsEarned\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assistant {\n    assistant\n  }\n"): (typeof documents)["\n  query Assistant {\n    assistant\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WhyDrawer_basis on Basis {\n    method\n    sampleSize\n    asOf\n    confidenceMeans\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n"): (typeof documents)["\n  fragment WhyDrawer_basis on Basis {\n    method\n    sampleSize\n    asOf\n    confidenceMeans\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemandCard_demand on DemandForecast {\n    itemType\n    demandLevel\n    competitionLevel\n    seasonalFactor\n    seasonalFactorMeans\n    recommendedActions\n    members\n    supply\n    sold\n    weekdays\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"): (typeof documents)["\n  fragment DemandCard_demand on DemandForecast {\n    itemType\n    demandLevel\n    competitionLevel\n    seasonalFactor\n    seasonalFactorMeans\n    recommendedActions\n    members\n    supply\n    sold\n    weekdays\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Demand {\n    demandForecasts {\n      entries {\n        itemType\n        demandLevel\n        members\n        ...DemandCard_demand\n        basis {\n          shortfall\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"): (typeof documents)["\n  query Demand {\n    demandForecasts {\n      entries {\n        itemType\n        demandLevel\n        members\n        ...DemandCard_demand\n        basis {\n          shortfall\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterestChart_prediction on MarketPrediction {\n    category\n    timeframe\n    reasoning\n    today\n    history {\n      day\n      members\n    }\n    forecast {\n      day\n      expected\n      range {\n        min\n        max\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InterestChart_prediction on MarketPrediction {\n    category\n    timeframe\n    reasoning\n    today\n    history {\n      day\n      members\n    }\n    forecast {\n      day\n      expected\n      range {\n        min\n        max\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketPredictions($timeRange: TrendRange) {\n    marketPredictions(timeRange: $timeRange) {\n      timeRange\n      entries {\n        category\n        trend\n        predictedChange\n        ...PredictionRow_prediction\n        ...InterestChart_prediction\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"): (typeof documents)["\n  query MarketPredictions($timeRange: TrendRange) {\n    marketPredictions(timeRange: $timeRange) {\n      timeRange\n      entries {\n        category\n        trend\n        predictedChange\n        ...PredictionRow_prediction\n        ...InterestChart_prediction\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription InterestCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n"): (typeof documents)["\n  subscription InterestCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PredictionRow_prediction on MarketPrediction {\n    category\n    trend\n    predictedChange\n    confidence\n    before\n    expected\n    today\n    expectedRange {\n      min\n      max\n    }\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"): (typeof documents)["\n  fragment PredictionRow_prediction on MarketPrediction {\n    category\n    trend\n    predictedChange\n    confidence\n    before\n    expected\n    today\n    expectedRange {\n      min\n      max\n    }\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceAdvice_optimization on PriceOptimization {\n    item {\n      id\n      title\n    }\n    currentPrice\n    suggestedPrice\n    priceRange {\n      min\n      max\n    }\n    position\n    reasoning\n    confidence\n    potentialIncrease\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"): (typeof documents)["\n  fragment PriceAdvice_optimization on PriceOptimization {\n    item {\n      id\n      title\n    }\n    currentPrice\n    suggestedPrice\n    priceRange {\n      min\n      max\n    }\n    position\n    reasoning\n    confidence\n    potentialIncrease\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pricing {\n    priceOptimizations {\n      entries {\n        item {\n          id\n          title\n        }\n        ...PriceAdvice_optimization\n      }\n      changes {\n        isLowered\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query Pricing {\n    priceOptimizations {\n      entries {\n        item {\n          id\n          title\n        }\n        ...PriceAdvice_optimization\n      }\n      changes {\n        isLowered\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPrice($itemId: ID!, $trustPoints: Int!) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints) {\n      item {\n        id\n        tpValue\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetPrice($itemId: ID!, $trustPoints: Int!) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints) {\n      item {\n        id\n        tpValue\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnhancedDescription($input: DescriptionInput!) {\n    enhancedDescription(input: $input) {\n      enhancedDescription\n      questions\n    }\n  }\n"): (typeof documents)["\n  query EnhancedDescription($input: DescriptionInput!) {\n    enhancedDescription(input: $input) {\n      enhancedDescription\n      questions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnBehavior {\n    behavior {\n      patterns {\n        pattern\n        frequency\n        significance\n      }\n      preferences {\n        category\n        trend\n        strength\n      }\n      optimalTimes {\n        action\n        timeframe\n        successRate\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnBehavior {\n    behavior {\n      patterns {\n        pattern\n        frequency\n        significance\n      }\n      preferences {\n        category\n        trend\n        strength\n      }\n      optimalTimes {\n        action\n        timeframe\n        successRate\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPersonality {\n    personality {\n      tradingStyle\n      traits {\n        name\n        score\n        description\n      }\n      compatibility {\n        username\n        reason\n        score\n        actionUrl\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnPersonality {\n    personality {\n      tradingStyle\n      traits {\n        name\n        score\n        description\n      }\n      compatibility {\n        username\n        reason\n        score\n        actionUrl\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPredictions {\n    predictions {\n      entries {\n        id\n        topic\n        title\n        ...PredictionCard_prediction\n      }\n      past {\n        id\n        title\n        description\n        timeline\n        outcome\n      }\n      waits {\n        ...WaitChart_wait\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnPredictions {\n    predictions {\n      entries {\n        id\n        topic\n        title\n        ...PredictionCard_prediction\n      }\n      past {\n        id\n        title\n        description\n        timeline\n        outcome\n      }\n      waits {\n        ...WaitChart_wait\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PredictionCard_prediction on Prediction {\n    type\n    title\n    description\n    impact\n    timeline\n    confidence\n    accuracy\n    reasoning\n    suggestedActions\n    potentialValue\n    actionUrl\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"): (typeof documents)["\n  fragment PredictionCard_prediction on Prediction {\n    type\n    title\n    description\n    impact\n    timeline\n    confidence\n    accuracy\n    reasoning\n    suggestedActions\n    potentialValue\n    actionUrl\n    basis {\n      ...WhyDrawer_basis\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitChart_wait on WaitCurve {\n    label\n    listings\n    halfGoneAfter\n    unsold\n  }\n"): (typeof documents)["\n  fragment WaitChart_wait on WaitCurve {\n    label\n    listings\n    halfGoneAfter\n    unsold\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceStrip_suggestion on PriceSuggestion {\n    suggestedPoints\n    priceRange {\n      min\n      max\n    }\n    comparables {\n      tp\n      isSold\n    }\n  }\n"): (typeof documents)["\n  fragment PriceStrip_suggestion on PriceSuggestion {\n    suggestedPoints\n    priceRange {\n      min\n      max\n    }\n    comparables {\n      tp\n      isSold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceWaterfall_suggestion on PriceSuggestion {\n    startsAt\n    suggestedPoints\n    parts {\n      label\n      percent\n    }\n  }\n"): (typeof documents)["\n  fragment PriceWaterfall_suggestion on PriceSuggestion {\n    startsAt\n    suggestedPoints\n    parts {\n      label\n      percent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceSuggestion($input: PriceQuestionInput!) {\n    priceSuggestion(input: $input) {\n      suggestedPoints\n      reasoning\n      confidence\n      marketComparison\n      priceRange {\n        min\n        max\n      }\n      ...PriceStrip_suggestion\n      ...PriceWaterfall_suggestion\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query PriceSuggestion($input: PriceQuestionInput!) {\n    priceSuggestion(input: $input) {\n      suggestedPoints\n      reasoning\n      confidence\n      marketComparison\n      priceRange {\n        min\n        max\n      }\n      ...PriceStrip_suggestion\n      ...PriceWaterfall_suggestion\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SmartForYou($categories: [String!]) {\n    recommendations(categories: $categories) {\n      isKnown\n      entries {\n        id\n        title\n        type\n        ...RecommendationCard_recommendation\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"): (typeof documents)["\n  query SmartForYou($categories: [String!]) {\n    recommendations(categories: $categories) {\n      isKnown\n      entries {\n        id\n        title\n        type\n        ...RecommendationCard_recommendation\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n      basis {\n        shortfall\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendationCard_recommendation on Recommendation {\n    type\n    title\n    description\n    confidence\n    actionUrl\n    item {\n      ...ItemCard_item\n    }\n  }\n"): (typeof documents)["\n  fragment RecommendationCard_recommendation on Recommendation {\n    type\n    title\n    description\n    confidence\n    actionUrl\n    item {\n      ...ItemCard_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SmartTips {\n    userInsights {\n      tips {\n        id\n        text\n        actionUrl\n        guideId\n        guideTitle\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SmartTips {\n    userInsights {\n      tips {\n        id\n        text\n        actionUrl\n        guideId\n        guideTitle\n        basis {\n          ...WhyDrawer_basis\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SmartTrending($timeRange: TrendRange) {\n    trending(timeRange: $timeRange) {\n      timeRange\n      entries {\n        members\n        membersBefore\n        item {\n          id\n          ...ItemCard_item\n        }\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query SmartTrending($timeRange: TrendRange) {\n    trending(timeRange: $timeRange) {\n      timeRange\n      entries {\n        members\n        membersBefore\n        item {\n          id\n          ...ItemCard_item\n        }\n      }\n      basis {\n        shortfall\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TrendingCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n"): (typeof documents)["\n  subscription TrendingCounted {\n    trendingUpdated {\n      countedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {\n    setNotForMe(id: $id, isNotForMe: $isNotForMe) {\n      id\n      isNotForMe\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {\n    setNotForMe(id: $id, isNotForMe: $isNotForMe) {\n      id\n      isNotForMe\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ListingAdded($filter: ItemFilter, $after: Cursor) {\n    listingAdded(filter: $filter, after: $after) {\n      cursor\n      item {\n        id\n        ...ItemCard_item\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ListingAdded($filter: ItemFilter, $after: Cursor) {\n    listingAdded(filter: $filter, after: $after) {\n      cursor\n      item {\n        id\n        ...ItemCard_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveItems_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n"): (typeof documents)["\n  fragment LiveItems_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ListedItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        ...ItemCard_item\n        ...LiveItems_item\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ListedItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        ...ItemCard_item\n        ...LiveItems_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Items($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {\n    items(filter: $filter, sort: $sort, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Items($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {\n    items(filter: $filter, sort: $sort, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuyOver($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      status\n      ...BuyTerms_item\n    }\n  }\n"): (typeof documents)["\n  query BuyOver($id: ID!) {\n    item(id: $id) {\n      id\n      title\n      status\n      ...BuyTerms_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyPanel_item on Item {\n    id\n    title\n    status\n    seller {\n      id\n      displayName\n    }\n    ...BuyTerms_item\n  }\n"): (typeof documents)["\n  fragment BuyPanel_item on Item {\n    id\n    title\n    status\n    seller {\n      id\n      displayName\n    }\n    ...BuyTerms_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuyItem($id: ID!) {\n    item(id: $id) {\n      id\n      ...ItemPage_item\n    }\n  }\n"): (typeof documents)["\n  query BuyItem($id: ID!) {\n    item(id: $id) {\n      id\n      ...ItemPage_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyTerms_item on Item {\n    id\n    tpValue\n    seller {\n      id\n      displayName\n      ...SellerLine_seller\n    }\n    ...PurchaseButton_item\n  }\n"): (typeof documents)["\n  fragment BuyTerms_item on Item {\n    id\n    tpValue\n    seller {\n      id\n      displayName\n      ...SellerLine_seller\n    }\n    ...PurchaseButton_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePrice($itemId: ID!, $trustPoints: Int!, $reason: String) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints, reason: $reason) {\n      item {\n        id\n        ...OwnerPanel_item\n        ...ItemDetails_item\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePrice($itemId: ID!, $trustPoints: Int!, $reason: String) {\n    changePrice(itemId: $itemId, trustPoints: $trustPoints, reason: $reason) {\n      item {\n        id\n        ...OwnerPanel_item\n        ...ItemDetails_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gallery_item on Item {\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment Gallery_item on Item {\n    title\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemDetails_item on Item {\n    id\n    description\n    category\n    condition\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    tags\n    ...PriceHistory_item\n  }\n"): (typeof documents)["\n  fragment ItemDetails_item on Item {\n    id\n    description\n    category\n    condition\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    tags\n    ...PriceHistory_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemHead_item on Item {\n    title\n    location\n    viewCount\n    createdAt\n    ...LikeButton_item\n    visibility\n    ...VisibilityBadge_item\n  }\n"): (typeof documents)["\n  fragment ItemHead_item on Item {\n    title\n    location\n    viewCount\n    createdAt\n    ...LikeButton_item\n    visibility\n    ...VisibilityBadge_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemPage_item on Item {\n    id\n    title\n    category\n    status\n    isMine\n    cursor\n    seller {\n      id\n      cursor\n    }\n    ...Gallery_item\n    ...ItemHead_item\n    ...ItemDetails_item\n    ...BuyPanel_item\n    ...OwnerPanel_item\n    ...LiveNews_item\n  }\n"): (typeof documents)["\n  fragment ItemPage_item on Item {\n    id\n    title\n    category\n    status\n    isMine\n    cursor\n    seller {\n      id\n      cursor\n    }\n    ...Gallery_item\n    ...ItemHead_item\n    ...ItemDetails_item\n    ...BuyPanel_item\n    ...OwnerPanel_item\n    ...LiveNews_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        status\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...BuyPanel_item\n        ...OwnerPanel_item\n        ...LiveNews_item\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OpenItemUpdated($ids: [ID!]!, $after: Cursor) {\n    itemUpdated(ids: $ids, after: $after) {\n      cursor\n      itemId\n      item {\n        id\n        status\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...BuyPanel_item\n        ...OwnerPanel_item\n        ...LiveNews_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SellerUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...SellerLine_seller\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription SellerUpdated($ids: [ID!]!, $after: Cursor) {\n    memberUpdated(ids: $ids, after: $after) {\n      cursor\n      member {\n        ...SellerLine_seller\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewItem($itemId: ID!) {\n    viewItem(itemId: $itemId) {\n      item {\n        id\n        viewCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewItem($itemId: ID!) {\n    viewItem(itemId: $itemId) {\n      item {\n        id\n        viewCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LikeButton_item on Item {\n    id\n    isLiked\n    isMine\n    likeCount\n  }\n"): (typeof documents)["\n  fragment LikeButton_item on Item {\n    id\n    isLiked\n    isMine\n    likeCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikeItem($itemId: ID!) {\n    likeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LikeItem($itemId: ID!) {\n    likeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlikeItem($itemId: ID!) {\n    unlikeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnlikeItem($itemId: ID!) {\n    unlikeItem(itemId: $itemId) {\n      item {\n        id\n        isLiked\n        likeCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveNews_item on Item {\n    title\n    tpValue\n    status\n  }\n"): (typeof documents)["\n  fragment LiveNews_item on Item {\n    title\n    tpValue\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnerPanel_item on Item {\n    id\n    title\n    tpValue\n    status\n    visibility\n    ...OwnerActions_item\n  }\n"): (typeof documents)["\n  fragment OwnerPanel_item on Item {\n    id\n    title\n    tpValue\n    status\n    visibility\n    ...OwnerActions_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceHistory_item on Item {\n    priceHistory {\n      id\n      price\n      previousPrice\n      reason\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment PriceHistory_item on Item {\n    priceHistory {\n      id\n      price\n      previousPrice\n      reason\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseButton_item on Item {\n    id\n    tpValue\n  }\n"): (typeof documents)["\n  fragment PurchaseButton_item on Item {\n    id\n    tpValue\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellerLine_seller on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    verificationLevel\n    emailVerified\n    phoneVerified\n    overallRating\n    totalReviews\n    dealsCompleted\n    ...MemberMenu_member\n  }\n"): (typeof documents)["\n  fragment SellerLine_seller on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    verificationLevel\n    emailVerified\n    phoneVerified\n    overallRating\n    totalReviews\n    dealsCompleted\n    ...MemberMenu_member\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimilarItems($category: String!, $first: Int!) {\n    items(filter: { category: $category }, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SimilarItems($category: String!, $first: Int!) {\n    items(filter: { category: $category }, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyOffer_offer on Offer {\n    id\n    state\n    deadline\n    tpDelta\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    proposedBy {\n      id\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n    }\n    offeredItems {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment MyOffer_offer on Offer {\n    id\n    state\n    deadline\n    tpDelta\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    proposedBy {\n      id\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n    }\n    offeredItems {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyOfferForItem($itemId: ID!) {\n    buyQuote(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n      offer {\n        id\n        ...MyOffer_offer\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyOfferForItem($itemId: ID!) {\n    buyQuote(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n      offer {\n        id\n        ...MyOffer_offer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseItem($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        ...MyOffer_offer\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseItem($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        id\n        ...MyOffer_offer\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemCard_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    tpValue\n    status\n    isMine\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    seller {\n      id\n      displayName\n      trustLevel\n    }\n    ...ItemMeta_item\n  }\n"): (typeof documents)["\n  fragment ItemCard_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    tpValue\n    status\n    isMine\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    seller {\n      id\n      displayName\n      trustLevel\n    }\n    ...ItemMeta_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemMeta_item on Item {\n    location\n    viewCount\n    likeCount\n  }\n"): (typeof documents)["\n  fragment ItemMeta_item on Item {\n    location\n    viewCount\n    likeCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VisibilityBadge_item on Item {\n    visibility\n    circle {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment VisibilityBadge_item on Item {\n    visibility\n    circle {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemToEdit($id: ID!) {\n    item(id: $id) {\n      id\n      ...EditItemForm_item\n    }\n  }\n"): (typeof documents)["\n  query ItemToEdit($id: ID!) {\n    item(id: $id) {\n      id\n      ...EditItemForm_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditItemForm_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    trustPoints\n    location\n    latitude\n    longitude\n    widthMm\n    heightMm\n    depthMm\n    tags\n    visibility\n    circle {\n      id\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PriceHistory_item\n  }\n"): (typeof documents)["\n  fragment EditItemForm_item on Item {\n    id\n    title\n    description\n    category\n    condition\n    trustPoints\n    location\n    latitude\n    longitude\n    widthMm\n    heightMm\n    depthMm\n    tags\n    visibility\n    circle {\n      id\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PriceHistory_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateItem($itemId: ID!, $input: UpdateItemInput!) {\n    updateItem(itemId: $itemId, input: $input) {\n      item {\n        id\n        ...ItemCard_item\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...OwnerPanel_item\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateItem($itemId: ID!, $input: UpdateItemInput!) {\n    updateItem(itemId: $itemId, input: $input) {\n      item {\n        id\n        ...ItemCard_item\n        ...Gallery_item\n        ...ItemHead_item\n        ...ItemDetails_item\n        ...OwnerPanel_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyItems($first: Int = 24, $after: String) {\n    myItems(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          status\n          ...ItemCard_item\n          ...LiveItems_item\n          ...OwnerActions_item\n          ...VisibilityBadge_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyItems($first: Int = 24, $after: String) {\n    myItems(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          status\n          ...ItemCard_item\n          ...LiveItems_item\n          ...OwnerActions_item\n          ...VisibilityBadge_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnerActions_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n"): (typeof documents)["\n  fragment OwnerActions_item on Item {\n    id\n    title\n    tpValue\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveItem($itemId: ID!) {\n    removeItem(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveItem($itemId: ID!) {\n    removeItem(itemId: $itemId) {\n      item {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WantedItems_user on User {\n    displayName\n    wantedItems {\n      id\n      ...ItemCard_item\n    }\n  }\n"): (typeof documents)["\n  fragment WantedItems_user on User {\n    displayName\n    wantedItems {\n      id\n      ...ItemCard_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListableCircles {\n    circles(mine: true, first: 100) {\n      edges {\n        node {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListableCircles {\n    circles(mine: true, first: 100) {\n      edges {\n        node {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      item {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostItem($input: CreateItemInput!) {\n    createItem(input: $input) {\n      item {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactSeller($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        id\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ContactSeller($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        id\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    unreadCount\n    updatedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n    lastMessage {\n      id\n      fromUserId\n      content\n      messageType\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow_conversation on Conversation {\n    id\n    unreadCount\n    updatedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n    lastMessage {\n      id\n      fromUserId\n      content\n      messageType\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadMessage_message on Message {\n    id\n    fromUserId\n    content\n    isRead\n    createdAt\n    clientId\n    messageType\n    isReported\n    image {\n      small\n      medium\n      large\n      placeholder\n    }\n    offer {\n      id\n      ...OfferInThread_offer\n    }\n    orderPart {\n      id\n      ...OrderInThread_part\n    }\n    item {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ThreadMessage_message on Message {\n    id\n    fromUserId\n    content\n    isRead\n    createdAt\n    clientId\n    messageType\n    isReported\n    image {\n      small\n      medium\n      large\n      placeholder\n    }\n    offer {\n      id\n      ...OfferInThread_offer\n    }\n    orderPart {\n      id\n      ...OrderInThread_part\n    }\n    item {\n      id\n      title\n      tpValue\n      isMine\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations(\n    $first: Int = 24\n    $search: String\n    $after: String\n    $isSearch: Boolean = false\n  ) {\n    conversations(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ConversationRow_conversation\n        }\n        match @include(if: $isSearch) {\n          id\n          content\n          fromUserId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversations(\n    $first: Int = 24\n    $search: String\n    $after: String\n    $isSearch: Boolean = false\n  ) {\n    conversations(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ConversationRow_conversation\n        }\n        match @include(if: $isSearch) {\n          id\n          content\n          fromUserId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Thread($first: Int = 32, $memberId: ID!, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      unreadCount\n      member {\n        id\n        displayName\n        avatar\n        trustLevel\n        isBlocked\n        ...MemberMenu_member\n      }\n      messages(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ThreadMessage_message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Thread($first: Int = 32, $memberId: ID!, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      unreadCount\n      member {\n        id\n        displayName\n        avatar\n        trustLevel\n        isBlocked\n        ...MemberMenu_member\n      }\n      messages(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ThreadMessage_message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MessageArrived($after: Cursor) {\n    messageAdded(after: $after) {\n      cursor\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MessageArrived($after: Cursor) {\n    messageAdded(after: $after) {\n      cursor\n      message {\n        ...ThreadMessage_message\n      }\n      conversation {\n        ...ConversationRow_conversation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MessagesRead($after: Cursor) {\n    messageRead(after: $after) {\n      cursor\n      memberId\n      readerId\n      lastReadMessageId\n    }\n  }\n"): (typeof documents)["\n  subscription MessagesRead($after: Cursor) {\n    messageRead(after: $after) {\n      cursor\n      memberId\n      readerId\n      lastReadMessageId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkConversationRead($memberId: ID!, $lastReadMessageId: ID!) {\n    markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n      id\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  mutation MarkConversationRead($memberId: ID!, $lastReadMessageId: ID!) {\n    markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n      id\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TypingMoved {\n    typing {\n      memberId\n      isTyping\n    }\n  }\n"): (typeof documents)["\n  subscription TypingMoved {\n    typing {\n      memberId\n      isTyping\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($toUserId: ID!, $isTyping: Boolean!) {\n    setTyping(toUserId: $toUserId, isTyping: $isTyping)\n  }\n"): (typeof documents)["\n  mutation SetTyping($toUserId: ID!, $isTyping: Boolean!) {\n    setTyping(toUserId: $toUserId, isTyping: $isTyping)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    title\n    message\n    isRead\n    actionUrl\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    title\n    message\n    isRead\n    actionUrl\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationSettings_settings on NotificationSettings {\n    emails\n    groups {\n      name\n      label\n      preferences {\n        type\n        label\n        inApp\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationSettings_settings on NotificationSettings {\n    emails\n    groups {\n      name\n      label\n      preferences {\n        type\n        label\n        inApp\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationSettings {\n    notificationSettings {\n      ...NotificationSettings_settings\n    }\n  }\n"): (typeof documents)["\n  query NotificationSettings {\n    notificationSettings {\n      ...NotificationSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {\n    setNotificationPreference(input: $input) {\n      ...NotificationSettings_settings\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {\n    setNotificationPreference(input: $input) {\n      ...NotificationSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotificationEmails($emails: Boolean!) {\n    setNotificationEmails(emails: $emails) {\n      ...NotificationSettings_settings\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotificationEmails($emails: Boolean!) {\n    setNotificationEmails(emails: $emails) {\n      ...NotificationSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unsubscribe($token: String!, $type: String) {\n    unsubscribe(token: $token, type: $type) {\n      label\n    }\n  }\n"): (typeof documents)["\n  mutation Unsubscribe($token: String!, $type: String) {\n    unsubscribe(token: $token, type: $type) {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($unreadOnly: Boolean, $group: String, $after: String) {\n    notifications(first: 24, unreadOnly: $unreadOnly, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          ...NotificationRow_notification\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($unreadOnly: Boolean, $group: String, $after: String) {\n    notifications(first: 24, unreadOnly: $unreadOnly, group: $group, after: $after) {\n      edges {\n        cursor\n        node {\n          ...NotificationRow_notification\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationArrived($after: Cursor) {\n    notificationAdded(after: $after) {\n      cursor\n      notification {\n        ...NotificationRow_notification\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationArrived($after: Cursor) {\n    notificationAdded(after: $after) {\n      cursor\n      notification {\n        ...NotificationRow_notification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationsRead($after: Cursor) {\n    notificationsRead(after: $after) {\n      cursor\n      notifications {\n        id\n        isRead\n      }\n      unreadNotifications\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationsRead($after: Cursor) {\n    notificationsRead(after: $after) {\n      cursor\n      notifications {\n        id\n        isRead\n      }\n      unreadNotifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"): (typeof documents)["\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferCard_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    createdAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    # A counter-offer answers the one before it: both change at once.\n    counterOf {\n      id\n      status\n      state\n      stateReason\n      answeredAt\n      viewerActions\n      tpEffect {\n        state\n        change\n        heldForThis\n        refunded\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OfferCard_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    createdAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n      images {\n        small\n        medium\n        large\n        placeholder\n      }\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    # A counter-offer answers the one before it: both change at once.\n    counterOf {\n      id\n      status\n      state\n      stateReason\n      answeredAt\n      viewerActions\n      tpEffect {\n        state\n        change\n        heldForThis\n        refunded\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferInThread_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n      tpValue\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n    }\n  }\n"): (typeof documents)["\n  fragment OfferInThread_offer on Offer {\n    id\n    state\n    stateReason\n    message\n    tpDelta\n    deadline\n    answeredAt\n    viewerRole\n    viewerActions\n    tpEffect {\n      state\n      change\n      heldForThis\n      refunded\n    }\n    buyer {\n      id\n      displayName\n    }\n    seller {\n      id\n      displayName\n    }\n    targetItem {\n      id\n      title\n      tpValue\n    }\n    offeredItems {\n      id\n      title\n      tpValue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SellerOfferCounts {\n    sellerOfferCounts {\n      pending\n      accepted\n      declined\n      total\n    }\n  }\n"): (typeof documents)["\n  query SellerOfferCounts {\n    sellerOfferCounts {\n      pending\n      accepted\n      declined\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferList_offer on Offer {\n    id\n    status\n    state\n    createdAt\n    viewerRole\n    proposedBy {\n      id\n    }\n    ...OfferCard_offer\n  }\n"): (typeof documents)["\n  fragment OfferList_offer on Offer {\n    id\n    status\n    state\n    createdAt\n    viewerRole\n    proposedBy {\n      id\n    }\n    ...OfferCard_offer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SellerOffers($status: OfferStatus, $after: String) {\n    offers: sellerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SellerOffers($status: OfferStatus, $after: String) {\n    offers: sellerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuyerOffers($status: OfferStatus, $after: String) {\n    offers: buyerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BuyerOffers($status: OfferStatus, $after: String) {\n    offers: buyerOffers(status: $status, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          ...OfferList_offer\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($id: ID!, $idempotencyKey: String) {\n    acceptOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($id: ID!, $idempotencyKey: String) {\n    acceptOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineOffer($id: ID!, $reason: String, $idempotencyKey: String) {\n    declineOffer(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineOffer($id: ID!, $reason: String, $idempotencyKey: String) {\n    declineOffer(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawOffer($id: ID!, $idempotencyKey: String) {\n    withdrawOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawOffer($id: ID!, $idempotencyKey: String) {\n    withdrawOffer(id: $id, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CounterOffer($id: ID!, $tpDelta: Int!, $message: String, $idempotencyKey: String) {\n    counterOffer(id: $id, tpDelta: $tpDelta, message: $message, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CounterOffer($id: ID!, $tpDelta: Int!, $message: String, $idempotencyKey: String) {\n    counterOffer(id: $id, tpDelta: $tpDelta, message: $message, idempotencyKey: $idempotencyKey) {\n      offer {\n        ...OfferList_offer\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferNow($id: ID!) {\n    offer(id: $id) {\n      ...OfferList_offer\n    }\n  }\n"): (typeof documents)["\n  query OfferNow($id: ID!) {\n    offer(id: $id) {\n      ...OfferList_offer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OfferMoved($after: Cursor) {\n    offerUpdated(after: $after) {\n      cursor\n      offer {\n        ...OfferList_offer\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OfferMoved($after: Cursor) {\n    offerUpdated(after: $after) {\n      cursor\n      offer {\n        ...OfferList_offer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderMovedInThread($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        parts {\n          ...OrderInThread_part\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OrderMovedInThread($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        parts {\n          ...OrderInThread_part\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderInThread_part on OrderPart {\n    id\n    status\n    deadline\n    deadlineAction\n    cancelReason\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    order {\n      id\n      orderNumber\n      viewerRole\n    }\n    items {\n      id\n      title\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment OrderInThread_part on OrderPart {\n    id\n    status\n    deadline\n    deadlineAction\n    cancelReason\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    order {\n      id\n      orderNumber\n      viewerRole\n    }\n    items {\n      id\n      title\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reorder($orderId: ID!, $idempotencyKey: String) {\n    reorder(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        version\n        quantity\n      }\n      added {\n        id\n      }\n      missing {\n        title\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Reorder($orderId: ID!, $idempotencyKey: String) {\n    reorder(orderId: $orderId, idempotencyKey: $idempotencyKey) {\n      cart {\n        id\n        version\n        quantity\n      }\n      added {\n        id\n      }\n      missing {\n        title\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderCard_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    total\n    estimatedDelivery\n    viewerRole\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    parts {\n      id\n      status\n      items {\n        id\n      }\n      seller {\n        id\n        displayName\n      }\n      deal {\n        id\n        transactionId\n        viewerActions\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderCard_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    total\n    estimatedDelivery\n    viewerRole\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    parts {\n      id\n      status\n      items {\n        id\n      }\n      seller {\n        id\n        displayName\n      }\n      deal {\n        id\n        transactionId\n        viewerActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetails_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    estimatedDelivery\n    viewerRole\n    viewerActions\n    notes\n    shippingMethod {\n      id\n      name\n    }\n    shippingAddress {\n      id\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    items {\n      id\n      title\n      item {\n        id\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      deadlineAction\n      cancelReason\n      isDisputed\n      viewerActions\n      tpEffect {\n        state\n        change\n        refunded\n      }\n      deal {\n        id\n        ...DealActions_deal\n      }\n      seller {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n      items {\n        id\n        title\n        quantity\n        priceAtTime\n        lineTotal\n        item {\n          id\n          images {\n            small\n            medium\n            large\n            placeholder\n          }\n        }\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n        events {\n          at\n          text\n          location\n        }\n      }\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      location\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderDetails_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    estimatedDelivery\n    viewerRole\n    viewerActions\n    notes\n    shippingMethod {\n      id\n      name\n    }\n    shippingAddress {\n      id\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    buyer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    items {\n      id\n      title\n      item {\n        id\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      deadlineAction\n      cancelReason\n      isDisputed\n      viewerActions\n      tpEffect {\n        state\n        change\n        refunded\n      }\n      deal {\n        id\n        ...DealActions_deal\n      }\n      seller {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n      items {\n        id\n        title\n        quantity\n        priceAtTime\n        lineTotal\n        item {\n          id\n          images {\n            small\n            medium\n            large\n            placeholder\n          }\n        }\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n        events {\n          at\n          text\n          location\n        }\n      }\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      location\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaleCard_part on OrderPart {\n    id\n    status\n    amount\n    subtotal\n    shippingShare\n    deadline\n    deadlineAction\n    cancelReason\n    isDisputed\n    viewerActions\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    shipment {\n      carrier\n      trackingNumber\n      shippedAt\n      events {\n        at\n        text\n        location\n      }\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    order {\n      id\n      orderNumber\n      createdAt\n      buyer {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SaleCard_part on OrderPart {\n    id\n    status\n    amount\n    subtotal\n    shippingShare\n    deadline\n    deadlineAction\n    cancelReason\n    isDisputed\n    viewerActions\n    tpEffect {\n      state\n      change\n      refunded\n    }\n    deal {\n      id\n      ...DealActions_deal\n    }\n    seller {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    shipment {\n      carrier\n      trackingNumber\n      shippedAt\n      events {\n        at\n        text\n        location\n      }\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n      item {\n        id\n        images {\n          small\n          medium\n          large\n          placeholder\n        }\n      }\n    }\n    order {\n      id\n      orderNumber\n      createdAt\n      buyer {\n        id\n        displayName\n        avatar\n        trustLevel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sales($status: OrderStatus, $after: String) {\n    sales(status: $status, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...SaleCard_part\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sales($status: OrderStatus, $after: String) {\n    sales(status: $status, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...SaleCard_part\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SaleMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        parts {\n          id\n          ...SaleCard_part\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription SaleMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        parts {\n          id\n          ...SaleCard_part\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalesCounts {\n    salesCounts {\n      pending\n      processing\n      shipped\n      delivered\n      cancelled\n      total\n      incoming\n    }\n  }\n"): (typeof documents)["\n  query SalesCounts {\n    salesCounts {\n      pending\n      processing\n      shipped\n      delivered\n      cancelled\n      total\n      incoming\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuccessOrder($id: ID!) {\n    order(id: $id) {\n      id\n      ...OrderReceipt_order\n    }\n  }\n"): (typeof documents)["\n  query SuccessOrder($id: ID!) {\n    order(id: $id) {\n      id\n      ...OrderReceipt_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestOrder {\n    orders(first: 1) {\n      edges {\n        node {\n          id\n          ...OrderReceipt_order\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestOrder {\n    orders(first: 1) {\n      edges {\n        node {\n          id\n          ...OrderReceipt_order\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderReceipt_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    shippingMethod {\n      id\n      name\n      earliestDays\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n    }\n  }\n"): (typeof documents)["\n  fragment OrderReceipt_order on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    subtotal\n    shippingCost\n    total\n    refunded\n    shippingMethod {\n      id\n      name\n      earliestDays\n    }\n    items {\n      id\n      title\n      quantity\n      priceAtTime\n      lineTotal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($id: ID!) {\n    order(id: $id) {\n      id\n      cursor\n      ...OrderDetails_order\n    }\n  }\n"): (typeof documents)["\n  query Order($id: ID!) {\n    order(id: $id) {\n      id\n      cursor\n      ...OrderDetails_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenOrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        ...OrderDetails_order\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OpenOrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        ...OrderDetails_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOrderPart($id: ID!) {\n    acceptOrderPart(id: $id) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOrderPart($id: ID!) {\n    acceptOrderPart(id: $id) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTrackingEvent($partId: ID!, $text: String!, $location: String) {\n    addTrackingEvent(partId: $partId, text: $text, location: $location) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddTrackingEvent($partId: ID!, $text: String!, $location: String) {\n    addTrackingEvent(partId: $partId, text: $text, location: $location) {\n      order {\n        ...OrderDetails_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDelivery($partId: ID!, $idempotencyKey: String) {\n    confirmDelivery(partId: $partId, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmDelivery($partId: ID!, $idempotencyKey: String) {\n    confirmDelivery(partId: $partId, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrderPart($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrderPart(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrderPart($id: ID!, $reason: String, $idempotencyKey: String) {\n    cancelOrderPart(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundOrderPart($id: ID!, $idempotencyKey: String) {\n    refundOrderPart(id: $id, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundOrderPart($id: ID!, $idempotencyKey: String) {\n    refundOrderPart(id: $id, idempotencyKey: $idempotencyKey) {\n      order {\n        ...OrderDetails_order\n      }\n      wallet {\n        ...BalanceSummary_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderNow($id: ID!) {\n    order(id: $id) {\n      ...OrderDetails_order\n    }\n  }\n"): (typeof documents)["\n  query OrderNow($id: ID!) {\n    order(id: $id) {\n      ...OrderDetails_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($status: OrderStatus, $search: String, $after: String) {\n    orders(status: $status, search: $search, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...OrderCard_order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Orders($status: OrderStatus, $search: String, $after: String) {\n    orders(status: $status, search: $search, first: 12, after: $after) {\n      totalCount\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...OrderCard_order\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        ...OrderCard_order\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OrderMoved($after: Cursor) {\n    orderUpdated(after: $after) {\n      cursor\n      order {\n        id\n        viewerRole\n        ...OrderCard_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteItems($q: String!, $first: Int!) {\n    items(filter: { q: $q }, sort: relevance, first: $first) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaletteItems($q: String!, $first: Int!) {\n    items(filter: { q: $q }, sort: relevance, first: $first) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DealActions_deal on Deal {\n    id\n    transactionId\n    orderPartId\n    viewerActions\n    viewerReview {\n      id\n      rating\n    }\n    dispute {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment DealActions_deal on Deal {\n    id\n    transactionId\n    orderPartId\n    viewerActions\n    viewerReview {\n      id\n      rating\n    }\n    dispute {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DealRow_deal on Deal {\n    id\n    title\n    amount\n    settledAt\n    other {\n      id\n      displayName\n    }\n    ...DealActions_deal\n  }\n"): (typeof documents)["\n  fragment DealRow_deal on Deal {\n    id\n    title\n    amount\n    settledAt\n    other {\n      id\n      displayName\n    }\n    ...DealActions_deal\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenDeals {\n    deals(awaiting: review) {\n      id\n      ...DealRow_deal\n    }\n  }\n"): (typeof documents)["\n  query OpenDeals {\n    deals(awaiting: review) {\n      id\n      ...DealRow_deal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewCard_review on Review {\n    id\n    rating\n    comment\n    dealTitle\n    isVerified\n    isReported\n    createdAt\n    publishedAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n      avatar\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewCard_review on Review {\n    id\n    rating\n    comment\n    dealTitle\n    isVerified\n    isReported\n    createdAt\n    publishedAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n      avatar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reviews($first: Int = 10, $memberId: ID!, $after: String) {\n    reviews(memberId: $memberId, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ReviewCard_review\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Reviews($first: Int = 10, $memberId: ID!, $after: String) {\n    reviews(memberId: $memberId, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ReviewCard_review\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Disputes($first: Int = 12, $after: String) {\n    disputes(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          title\n          category\n          status\n          createdAt\n          viewerRole\n          reporter {\n            id\n            displayName\n          }\n          reported {\n            id\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Disputes($first: Int = 12, $after: String) {\n    disputes(first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          title\n          category\n          status\n          createdAt\n          viewerRole\n          reporter {\n            id\n            displayName\n          }\n          reported {\n            id\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DisputeListed($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DisputeListed($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DisputeRoom_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    unrecoveredTp\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    deadlineAction\n    decisionDueAt\n    isOverdue\n    viewerRole\n    viewerActions\n    reporter {\n      id\n      displayName\n      avatar\n    }\n    reported {\n      id\n      displayName\n      avatar\n    }\n    payer {\n      id\n      displayName\n    }\n    payee {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      tp\n      evidence\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DisputeRoom_dispute on Dispute {\n    id\n    title\n    category\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    unrecoveredTp\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    deadlineAction\n    decisionDueAt\n    isOverdue\n    viewerRole\n    viewerActions\n    reporter {\n      id\n      displayName\n      avatar\n    }\n    reported {\n      id\n      displayName\n      avatar\n    }\n    payer {\n      id\n      displayName\n    }\n    payee {\n      id\n      displayName\n    }\n    takenBy {\n      id\n      displayName\n    }\n    timeline {\n      id\n      at\n      kind\n      text\n      tp\n      evidence\n      actor {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      ...DisputeRoom_dispute\n    }\n  }\n"): (typeof documents)["\n  query Dispute($id: ID!) {\n    dispute(id: $id) {\n      id\n      cursor\n      ...DisputeRoom_dispute\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DisputeMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DisputeMoved($after: Cursor) {\n    disputeUpdated(after: $after) {\n      cursor\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerDispute($id: ID!, $text: String!, $evidence: [String!], $idempotencyKey: String) {\n    answerDispute(id: $id, text: $text, evidence: $evidence, idempotencyKey: $idempotencyKey) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerDispute($id: ID!, $text: String!, $evidence: [String!], $idempotencyKey: String) {\n    answerDispute(id: $id, text: $text, evidence: $evidence, idempotencyKey: $idempotencyKey) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawDispute($id: ID!) {\n    withdrawDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawDispute($id: ID!) {\n    withdrawDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConcedeDispute($id: ID!) {\n    concedeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConcedeDispute($id: ID!) {\n    concedeDispute(id: $id) {\n      dispute {\n        id\n        ...DisputeRoom_dispute\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AwaitingDeals($awaiting: DealAction!) {\n    deals(awaiting: $awaiting) {\n      id\n      transactionId\n      orderPartId\n      title\n      amount\n      settledAt\n      viewerActions\n      other {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query AwaitingDeals($awaiting: DealAction!) {\n    deals(awaiting: $awaiting) {\n      id\n      transactionId\n      orderPartId\n      title\n      amount\n      settledAt\n      viewerActions\n      other {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FileDispute($input: DisputeInput!) {\n    fileDispute(input: $input) {\n      dispute {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FileDispute($input: DisputeInput!) {\n    fileDispute(input: $input) {\n      dispute {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitReview($input: ReviewInput!) {\n    submitReview(input: $input) {\n      tpEarned\n      review {\n        id\n        rating\n        publishedAt\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitReview($input: ReviewInput!) {\n    submitReview(input: $input) {\n      tpEarned\n      review {\n        id\n        rating\n        publishedAt\n      }\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubStats {\n    gamificationStats {\n      id\n      level\n      rank\n      streak\n      currentXP\n      nextLevelXP\n      totalPoints\n      achievements\n      completionRate\n      basis {\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"): (typeof documents)["\n  query HubStats {\n    gamificationStats {\n      id\n      level\n      rank\n      streak\n      currentXP\n      nextLevelXP\n      totalPoints\n      achievements\n      completionRate\n      basis {\n        ...WhyDrawer_basis\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AchievementCard_achievement on Achievement {\n    id\n    title\n    description\n    icon\n    rarity\n    unlocked\n    unlockedAt\n    progress\n    maxProgress\n    reward\n    share\n  }\n"): (typeof documents)["\n  fragment AchievementCard_achievement on Achievement {\n    id\n    title\n    description\n    icon\n    rarity\n    unlocked\n    unlockedAt\n    progress\n    maxProgress\n    reward\n    share\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubAchievements {\n    achievements {\n      id\n      title\n      category\n      unlocked\n      reward\n      ...AchievementCard_achievement\n    }\n  }\n"): (typeof documents)["\n  query HubAchievements {\n    achievements {\n      id\n      title\n      category\n      unlocked\n      reward\n      ...AchievementCard_achievement\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChallengeCard_challenge on Challenge {\n    id\n    title\n    description\n    type\n    progress\n    target\n    completed\n    claimed\n    pays\n  }\n"): (typeof documents)["\n  fragment ChallengeCard_challenge on Challenge {\n    id\n    title\n    description\n    type\n    progress\n    target\n    completed\n    claimed\n    pays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubChallenges {\n    challenges {\n      id\n      endsAt\n      bonusMultiplier\n      ...ChallengeCard_challenge\n    }\n  }\n"): (typeof documents)["\n  query HubChallenges {\n    challenges {\n      id\n      endsAt\n      bonusMultiplier\n      ...ChallengeCard_challenge\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimChallenge($challengeId: ID!, $idempotencyKey: String) {\n    claimChallenge(challengeId: $challengeId, idempotencyKey: $idempotencyKey) {\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimChallenge($challengeId: ID!, $idempotencyKey: String) {\n    claimChallenge(challengeId: $challengeId, idempotencyKey: $idempotencyKey) {\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubLeaderboard($period: LeaderboardPeriod) {\n    leaderboard(period: $period) {\n      members\n      rows {\n        userId\n        isCurrentUser\n        ...LeaderboardPlace_row\n      }\n      ownRow {\n        userId\n        ...LeaderboardPlace_row\n      }\n    }\n  }\n"): (typeof documents)["\n  query HubLeaderboard($period: LeaderboardPeriod) {\n    leaderboard(period: $period) {\n      members\n      rows {\n        userId\n        isCurrentUser\n        ...LeaderboardPlace_row\n      }\n      ownRow {\n        userId\n        ...LeaderboardPlace_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LeaderboardMoved {\n    leaderboardUpdated {\n      asOf\n    }\n  }\n"): (typeof documents)["\n  subscription LeaderboardMoved {\n    leaderboardUpdated {\n      asOf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaderboardPlace_row on LeaderboardRow {\n    rank\n    username\n    displayName\n    avatar\n    level\n    trustLevel\n    points\n    streak\n    isCurrentUser\n  }\n"): (typeof documents)["\n  fragment LeaderboardPlace_row on LeaderboardRow {\n    rank\n    username\n    displayName\n    avatar\n    level\n    trustLevel\n    points\n    streak\n    isCurrentUser\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockedMember_blocked on BlockedMember {\n    id\n    blockedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n  }\n"): (typeof documents)["\n  fragment BlockedMember_blocked on BlockedMember {\n    id\n    blockedAt\n    member {\n      id\n      displayName\n      avatar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedMembers($first: Int = 24, $after: String) {\n    blockedMembers(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BlockedMember_blocked\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedMembers($first: Int = 24, $after: String) {\n    blockedMembers(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BlockedMember_blocked\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberMenu_member on User {\n    id\n    displayName\n    isBlocked\n  }\n"): (typeof documents)["\n  fragment MemberMenu_member on User {\n    id\n    displayName\n    isBlocked\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Report($input: ReportInput!) {\n    report(input: $input) {\n      reportId\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  mutation Report($input: ReportInput!) {\n    report(input: $input) {\n      reportId\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedItem($id: ID!) {\n    item(id: $id) {\n      id\n      isReported\n    }\n  }\n"): (typeof documents)["\n  query ReportedItem($id: ID!) {\n    item(id: $id) {\n      id\n      isReported\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedMember($id: ID!) {\n    user(id: $id) {\n      id\n      isReported\n    }\n  }\n"): (typeof documents)["\n  query ReportedMember($id: ID!) {\n    user(id: $id) {\n      id\n      isReported\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockMember($memberId: ID!) {\n    blockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockMember($memberId: ID!) {\n    blockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockMember($memberId: ID!) {\n    unblockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnblockMember($memberId: ID!) {\n    unblockMember(memberId: $memberId) {\n      member {\n        id\n        isBlocked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookmarkedPosts($first: Int = 10, $after: String) {\n    bookmarkedPosts(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookmarkedPosts($first: Int = 10, $after: String) {\n    bookmarkedPosts(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members($first: Int = 6, $search: String, $after: String) {\n    members(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Members($first: Int = 6, $search: String, $after: String) {\n    members(search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowButton_member on User {\n    id\n    displayName\n    isFollowed\n  }\n"): (typeof documents)["\n  fragment FollowButton_member on User {\n    id\n    displayName\n    isFollowed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowMember($memberId: ID!) {\n    followMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowMember($memberId: ID!) {\n    followMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnfollowMember($memberId: ID!) {\n    unfollowMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnfollowMember($memberId: ID!) {\n    unfollowMember(memberId: $memberId) {\n      member {\n        id\n        followers\n        ...FollowButton_member\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPosts($first: Int = 10, $memberId: ID!, $after: String) {\n    memberPosts(memberId: $memberId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberPosts($first: Int = 10, $memberId: ID!, $after: String) {\n    memberPosts(memberId: $memberId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    ...FollowButton_member\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on User {\n    id\n    username\n    displayName\n    avatar\n    trustLevel\n    ...FollowButton_member\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CircleCard_circle on Circle {\n    id\n    name\n    description\n    location\n    isPrivate\n    memberCount\n    ...CircleMembership_circle\n  }\n"): (typeof documents)["\n  fragment CircleCard_circle on Circle {\n    id\n    name\n    description\n    location\n    isPrivate\n    memberCount\n    ...CircleMembership_circle\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CircleItems($circleId: ID!, $after: String) {\n    circleItems(circleId: $circleId, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query CircleItems($circleId: ID!, $after: String) {\n    circleItems(circleId: $circleId, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ItemCard_item\n          ...LiveItems_item\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CircleItemAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n        type\n        itemId\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CircleItemAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n        type\n        itemId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Circles($first: Int = 12, $mine: Boolean!, $after: String) {\n    circles(mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...CircleCard_circle\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Circles($first: Int = 12, $mine: Boolean!, $after: String) {\n    circles(mine: $mine, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...CircleCard_circle\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {\n    removeCircleMember(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {\n    removeCircleMember(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CircleMembers($first: Int = 24, $circleId: ID!, $after: String) {\n    circleMembers(circleId: $circleId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          role\n          member {\n            id\n            displayName\n            ...MemberRow_member\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query CircleMembers($first: Int = 24, $circleId: ID!, $after: String) {\n    circleMembers(circleId: $circleId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          role\n          member {\n            id\n            displayName\n            ...MemberRow_member\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CircleMembership_circle on Circle {\n    id\n    name\n    isPrivate\n    memberCount\n    access\n  }\n"): (typeof documents)["\n  fragment CircleMembership_circle on Circle {\n    id\n    name\n    isPrivate\n    memberCount\n    access\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinCircle($circleId: ID!) {\n    joinCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinCircle($circleId: ID!) {\n    joinCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveCircle($circleId: ID!) {\n    leaveCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveCircle($circleId: ID!) {\n    leaveCircle(circleId: $circleId) {\n      circle {\n        ...CircleMembership_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CirclePosts($first: Int = 10, $circleId: ID!, $after: String) {\n    circlePosts(circleId: $circleId, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query CirclePosts($first: Int = 10, $circleId: ID!, $after: String) {\n    circlePosts(circleId: $circleId, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CirclePostAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CirclePostAdded($circleId: ID!, $after: Cursor) {\n    circlePostAdded(circleId: $circleId, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CircleRequests_circle on Circle {\n    id\n    requests {\n      id\n      displayName\n      ...MemberRow_member\n    }\n  }\n"): (typeof documents)["\n  fragment CircleRequests_circle on Circle {\n    id\n    requests {\n      id\n      displayName\n      ...MemberRow_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveCircleRequest($circleId: ID!, $memberId: ID!) {\n    approveCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n        ...CircleRequests_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveCircleRequest($circleId: ID!, $memberId: ID!) {\n    approveCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleMembership_circle\n        ...CircleRequests_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineCircleRequest($circleId: ID!, $memberId: ID!) {\n    declineCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleRequests_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineCircleRequest($circleId: ID!, $memberId: ID!) {\n    declineCircleRequest(circleId: $circleId, memberId: $memberId) {\n      circle {\n        ...CircleRequests_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Circle($id: ID!) {\n    circle(id: $id) {\n      id\n      name\n      access\n      cursor\n      ...CircleCard_circle\n      ...CircleRequests_circle\n    }\n  }\n"): (typeof documents)["\n  query Circle($id: ID!) {\n    circle(id: $id) {\n      id\n      name\n      access\n      cursor\n      ...CircleCard_circle\n      ...CircleRequests_circle\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCircle($input: CreateCircleInput!, $key: String) {\n    createCircle(input: $input, idempotencyKey: $key) {\n      circle {\n        ...CircleCard_circle\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCircle($input: CreateCircleInput!, $key: String) {\n    createCircle(input: $input, idempotencyKey: $key) {\n      circle {\n        ...CircleCard_circle\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CircleUpdated($after: Cursor) {\n    circleUpdated(after: $after) {\n      cursor\n      circleId\n      circle {\n        ...CircleCard_circle\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CircleUpdated($after: Cursor) {\n    circleUpdated(after: $after) {\n      cursor\n      circleId\n      circle {\n        ...CircleCard_circle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddComment($postId: ID!, $content: String!, $key: String) {\n    addComment(postId: $postId, content: $content, idempotencyKey: $key) {\n      comment {\n        id\n      }\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddComment($postId: ID!, $content: String!, $key: String) {\n    addComment(postId: $postId, content: $content, idempotencyKey: $key) {\n      comment {\n        id\n      }\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentRow_comment on PostComment {\n    id\n    content\n    createdAt\n    canDelete\n    isReported\n    author {\n      id\n      username\n      displayName\n      avatar\n    }\n  }\n"): (typeof documents)["\n  fragment CommentRow_comment on PostComment {\n    id\n    content\n    createdAt\n    canDelete\n    isReported\n    author {\n      id\n      username\n      displayName\n      avatar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComment($commentId: ID!) {\n    deleteComment(commentId: $commentId) {\n      commentId\n      post {\n        id\n        comments\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteComment($commentId: ID!) {\n    deleteComment(commentId: $commentId) {\n      commentId\n      post {\n        id\n        comments\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostComments($first: Int = 20, $postId: ID!, $after: String) {\n    postComments(postId: $postId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentRow_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostComments($first: Int = 20, $postId: ID!, $after: String) {\n    postComments(postId: $postId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentRow_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FeedPostUpdated($ids: [ID!]!) {\n    feedPostUpdated(ids: $ids) {\n      postId\n      post {\n        ...PostCard_post\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription FeedPostUpdated($ids: [ID!]!) {\n    feedPostUpdated(ids: $ids) {\n      postId\n      post {\n        ...PostCard_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FeedPostAdded($filter: FeedFilter!, $after: Cursor) {\n    feedPostAdded(filter: $filter, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription FeedPostAdded($filter: FeedFilter!, $after: Cursor) {\n    feedPostAdded(filter: $filter, after: $after) {\n      cursor\n      post {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkableItems {\n    myItems(first: 50) {\n      edges {\n        node {\n          id\n          title\n          status\n          visibility\n          circle {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinkableItems {\n    myItems(first: 50) {\n      edges {\n        node {\n          id\n          title\n          status\n          visibility\n          circle {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostActions_post on FeedPost {\n    id\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n    isMine\n  }\n"): (typeof documents)["\n  fragment PostActions_post on FeedPost {\n    id\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n    isMine\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostCard_post on FeedPost {\n    id\n    type\n    content\n    createdAt\n    itemId\n    itemTitle\n    tags\n    comments\n    circleId\n    circleName\n    author {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PostActions_post\n    ...PostMenu_post\n  }\n"): (typeof documents)["\n  fragment PostCard_post on FeedPost {\n    id\n    type\n    content\n    createdAt\n    itemId\n    itemTitle\n    tags\n    comments\n    circleId\n    circleName\n    author {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    images {\n      path\n      small\n      medium\n      large\n      placeholder\n    }\n    ...PostActions_post\n    ...PostMenu_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostMenu_post on FeedPost {\n    id\n    isMine\n    isReported\n    author {\n      id\n      username\n    }\n  }\n"): (typeof documents)["\n  fragment PostMenu_post on FeedPost {\n    id\n    isMine\n    isReported\n    author {\n      id\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePost($postId: ID!) {\n    deletePost(postId: $postId) {\n      postId\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePost($postId: ID!) {\n    deletePost(postId: $postId) {\n      postId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Post($id: ID!) {\n    feedPost(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  query Post($id: ID!) {\n    feedPost(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feed($first: Int = 10, $filter: FeedFilter!, $after: String) {\n    feed(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Feed($first: Int = 10, $filter: FeedFilter!, $after: String) {\n    feed(filter: $filter, first: $first, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikePost($postId: ID!) {\n    likePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LikePost($postId: ID!) {\n    likePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlikePost($postId: ID!) {\n    unlikePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnlikePost($postId: ID!) {\n    unlikePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookmarkPost($postId: ID!) {\n    bookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BookmarkPost($postId: ID!) {\n    bookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnbookmarkPost($postId: ID!) {\n    unbookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnbookmarkPost($postId: ID!) {\n    unbookmarkPost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SharePost($postId: ID!) {\n    sharePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SharePost($postId: ID!) {\n    sharePost(postId: $postId) {\n      post {\n        ...PostActions_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: CreatePostInput!, $key: String) {\n    createPost(input: $input, idempotencyKey: $key) {\n      post {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: CreatePostInput!, $key: String) {\n    createPost(input: $input, idempotencyKey: $key) {\n      post {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatPanel_stream on Stream {\n    id\n    slowModeSeconds\n    streamer {\n      id\n    }\n    ...ChatSettings_stream\n  }\n"): (typeof documents)["\n  fragment ChatPanel_stream on Stream {\n    id\n    slowModeSeconds\n    streamer {\n      id\n    }\n    ...ChatSettings_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatSettings_stream on Stream {\n    id\n    slowModeSeconds\n  }\n"): (typeof documents)["\n  fragment ChatSettings_stream on Stream {\n    id\n    slowModeSeconds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatLine_message on StreamMessage {\n    id\n    content\n    createdAt\n    isDeleted\n    clientId\n    sender {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment ChatLine_message on StreamMessage {\n    id\n    content\n    createdAt\n    isDeleted\n    clientId\n    sender {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatHistory($streamId: ID!, $after: String) {\n    streamMessages(streamId: $streamId, first: 50, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ChatLine_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatHistory($streamId: ID!, $after: String) {\n    streamMessages(streamId: $streamId, first: 50, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...ChatLine_message\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatHeard($streamId: ID!, $after: Cursor) {\n    streamChatMessage(streamId: $streamId, after: $after) {\n      cursor\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ChatHeard($streamId: ID!, $after: Cursor) {\n    streamChatMessage(streamId: $streamId, after: $after) {\n      cursor\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendChat($streamId: ID!, $content: String!, $clientId: String!) {\n    sendStreamMessage(streamId: $streamId, content: $content, clientId: $clientId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendChat($streamId: ID!, $content: String!, $clientId: String!) {\n    sendStreamMessage(streamId: $streamId, content: $content, clientId: $clientId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChat($messageId: ID!) {\n    deleteStreamMessage(messageId: $messageId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteChat($messageId: ID!) {\n    deleteStreamMessage(messageId: $messageId) {\n      message {\n        id\n        ...ChatLine_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteViewer($streamId: ID!, $memberId: ID!, $muted: Boolean!) {\n    muteViewer(streamId: $streamId, memberId: $memberId, muted: $muted) {\n      stream {\n        id\n        mutedMembers {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MuteViewer($streamId: ID!, $memberId: ID!, $muted: Boolean!) {\n    muteViewer(streamId: $streamId, memberId: $memberId, muted: $muted) {\n      stream {\n        id\n        mutedMembers {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSlowMode($streamId: ID!, $seconds: Int!) {\n    setSlowMode(streamId: $streamId, seconds: $seconds) {\n      stream {\n        id\n        slowModeSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetSlowMode($streamId: ID!, $seconds: Int!) {\n    setSlowMode(streamId: $streamId, seconds: $seconds) {\n      stream {\n        id\n        slowModeSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMutedWords($streamId: ID!, $words: [String!]!) {\n    setMutedWords(streamId: $streamId, words: $words) {\n      stream {\n        id\n        mutedWords\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMutedWords($streamId: ID!, $words: [String!]!) {\n    setMutedWords(streamId: $streamId, words: $words) {\n      stream {\n        id\n        mutedWords\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendHearts($streamId: ID!, $count: Int!) {\n    sendStreamReaction(streamId: $streamId, count: $count)\n  }\n"): (typeof documents)["\n  mutation SendHearts($streamId: ID!, $count: Int!) {\n    sendStreamReaction(streamId: $streamId, count: $count)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HeartsHeard($streamId: ID!) {\n    streamReaction(streamId: $streamId) {\n      streamId\n      count\n    }\n  }\n"): (typeof documents)["\n  subscription HeartsHeard($streamId: ID!) {\n    streamReaction(streamId: $streamId) {\n      streamId\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateStream($input: CreateStreamInput!) {\n    createStream(input: $input) {\n      stream {\n        id\n        title\n        ...StreamRow_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateStream($input: CreateStreamInput!) {\n    createStream(input: $input) {\n      stream {\n        id\n        title\n        ...StreamRow_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditStreamDialog_stream on Stream {\n    id\n    isLive\n    title\n    description\n    streamType\n    category\n    tags\n    thumbnailUrl\n    streamUrl\n    scheduledAt\n  }\n"): (typeof documents)["\n  fragment EditStreamDialog_stream on Stream {\n    id\n    isLive\n    title\n    description\n    streamType\n    category\n    tags\n    thumbnailUrl\n    streamUrl\n    scheduledAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStream($streamId: ID!, $input: UpdateStreamInput!) {\n    updateStream(streamId: $streamId, input: $input) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStream($streamId: ID!, $input: UpdateStreamInput!) {\n    updateStream(streamId: $streamId, input: $input) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFeaturedItems($streamId: ID!, $itemIds: [ID!]!) {\n    setFeaturedItems(streamId: $streamId, itemIds: $itemIds) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFeaturedItems($streamId: ID!, $itemIds: [ID!]!) {\n    setFeaturedItems(streamId: $streamId, itemIds: $itemIds) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HostControls_stream on Stream {\n    id\n    title\n    featuredItems {\n      id\n    }\n    ...EditStreamDialog_stream\n  }\n"): (typeof documents)["\n  fragment HostControls_stream on Stream {\n    id\n    title\n    featuredItems {\n      id\n    }\n    ...EditStreamDialog_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeaturableItems {\n    myItems(first: 100) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeaturableItems {\n    myItems(first: 100) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartStream($streamId: ID!) {\n    startStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartStream($streamId: ID!) {\n    startStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndStream($streamId: ID!) {\n    endStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndStream($streamId: ID!) {\n    endStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelStream($streamId: ID!) {\n    cancelStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelStream($streamId: ID!) {\n    cancelStream(streamId: $streamId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Poster_stream on Stream {\n    id\n    thumbnailUrl\n    featuredItems {\n      id\n      images {\n        large\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Poster_stream on Stream {\n    id\n    thumbnailUrl\n    featuredItems {\n      id\n      images {\n        large\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamCard_stream on Stream {\n    id\n    title\n    description\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n    }\n    featuredItems {\n      id\n    }\n    ...Poster_stream\n  }\n"): (typeof documents)["\n  fragment StreamCard_stream on Stream {\n    id\n    title\n    description\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n    }\n    featuredItems {\n      id\n    }\n    ...Poster_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamRow_stream on Stream {\n    id\n    isLive\n    scheduledAt\n    endedAt\n    ...StreamCard_stream\n  }\n"): (typeof documents)["\n  fragment StreamRow_stream on Stream {\n    id\n    isLive\n    scheduledAt\n    endedAt\n    ...StreamCard_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Streams($filter: StreamFilter!, $search: String, $after: String) {\n    streams(filter: $filter, search: $search, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...StreamRow_stream\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Streams($filter: StreamFilter!, $search: String, $after: String) {\n    streams(filter: $filter, search: $search, first: 24, after: $after) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n          ...StreamRow_stream\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StreamFigures {\n    streamStats {\n      liveNow\n      viewers\n      trending\n      totalStreams\n    }\n  }\n"): (typeof documents)["\n  query StreamFigures {\n    streamStats {\n      liveNow\n      viewers\n      trending\n      totalStreams\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StreamsLive($after: Cursor) {\n    streamsLive(after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamRow_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription StreamsLive($after: Cursor) {\n    streamsLive(after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamRow_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedItems_stream on Stream {\n    id\n    isLive\n    cursor\n    pinnedItem {\n      id\n    }\n    featuredItems {\n      id\n      ...StreamItem_item\n    }\n  }\n"): (typeof documents)["\n  fragment FeaturedItems_stream on Stream {\n    id\n    isLive\n    cursor\n    pinnedItem {\n      id\n    }\n    featuredItems {\n      id\n      ...StreamItem_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikeStream($streamId: ID!) {\n    likeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LikeStream($streamId: ID!) {\n    likeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlikeStream($streamId: ID!) {\n    unlikeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnlikeStream($streamId: ID!) {\n    unlikeStream(streamId: $streamId) {\n      stream {\n        id\n        likes\n        isLiked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PinnedItem_stream on Stream {\n    id\n    pinnedItem {\n      id\n      ...StreamItem_item\n    }\n  }\n"): (typeof documents)["\n  fragment PinnedItem_stream on Stream {\n    id\n    pinnedItem {\n      id\n      ...StreamItem_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddStreamReminder($streamId: ID!) {\n    addStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddStreamReminder($streamId: ID!) {\n    addStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveStreamReminder($streamId: ID!) {\n    removeStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveStreamReminder($streamId: ID!) {\n    removeStreamReminder(streamId: $streamId) {\n      stream {\n        id\n        isReminded\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StageOverlay_stream on Stream {\n    id\n    isLive\n    isCancelled\n    scheduledAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n    }\n    ...Poster_stream\n    ...StreamStage_stream\n  }\n"): (typeof documents)["\n  fragment StageOverlay_stream on Stream {\n    id\n    isLive\n    isCancelled\n    scheduledAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n    }\n    ...Poster_stream\n    ...StreamStage_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamAbout_stream on Stream {\n    id\n    description\n    category\n    tags\n    isLive\n    scheduledAt\n    endedAt\n    createdAt\n    peakViewers\n    uniqueViewers\n  }\n"): (typeof documents)["\n  fragment StreamAbout_stream on Stream {\n    id\n    description\n    category\n    tags\n    isLive\n    scheduledAt\n    endedAt\n    createdAt\n    peakViewers\n    uniqueViewers\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamHead_stream on Stream {\n    id\n    title\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    likes\n  }\n"): (typeof documents)["\n  fragment StreamHead_stream on Stream {\n    id\n    title\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    likes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamItem_item on Item {\n    id\n    title\n    tpValue\n    status\n    cursor\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    ...LiveItems_item\n  }\n"): (typeof documents)["\n  fragment StreamItem_item on Item {\n    id\n    title\n    tpValue\n    status\n    cursor\n    images {\n      small\n      medium\n      large\n      placeholder\n    }\n    ...LiveItems_item\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamPage_stream on Stream {\n    id\n    ...StreamPage_shown\n    ...StreamPage_viewer\n  }\n"): (typeof documents)["\n  fragment StreamPage_stream on Stream {\n    id\n    ...StreamPage_shown\n    ...StreamPage_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamPage_shown on Stream {\n    id\n    title\n    isLive\n    scheduledAt\n    endedAt\n    cursor\n    ...StageOverlay_stream\n    ...StreamHead_stream\n    ...StreamAbout_stream\n    ...PinnedItem_stream\n    ...FeaturedItems_stream\n    ...ChatPanel_stream\n    ...HostControls_stream\n  }\n"): (typeof documents)["\n  fragment StreamPage_shown on Stream {\n    id\n    title\n    isLive\n    scheduledAt\n    endedAt\n    cursor\n    ...StageOverlay_stream\n    ...StreamHead_stream\n    ...StreamAbout_stream\n    ...PinnedItem_stream\n    ...FeaturedItems_stream\n    ...ChatPanel_stream\n    ...HostControls_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamPage_viewer on Stream {\n    id\n    isHost\n    isLiked\n    isReminded\n    isChatMuted\n    mutedWords\n    mutedMembers {\n      id\n    }\n    streamer {\n      id\n      ...FollowButton_member\n    }\n  }\n"): (typeof documents)["\n  fragment StreamPage_viewer on Stream {\n    id\n    isHost\n    isLiked\n    isReminded\n    isChatMuted\n    mutedWords\n    mutedMembers {\n      id\n    }\n    streamer {\n      id\n      ...FollowButton_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StreamUpdated($streamId: ID!, $after: Cursor) {\n    streamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_shown\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription StreamUpdated($streamId: ID!, $after: Cursor) {\n    streamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_shown\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ViewerStreamUpdated($streamId: ID!, $after: Cursor) {\n    viewerStreamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ViewerStreamUpdated($streamId: ID!, $after: Cursor) {\n    viewerStreamUpdated(streamId: $streamId, after: $after) {\n      cursor\n      stream {\n        id\n        ...StreamPage_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StreamById($id: ID!) {\n    stream(id: $id) {\n      id\n      ...StreamPage_stream\n    }\n  }\n"): (typeof documents)["\n  query StreamById($id: ID!) {\n    stream(id: $id) {\n      id\n      ...StreamPage_stream\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinItem($streamId: ID!, $itemId: ID) {\n    pinItem(streamId: $streamId, itemId: $itemId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinItem($streamId: ID!, $itemId: ID) {\n    pinItem(streamId: $streamId, itemId: $itemId) {\n      stream {\n        ...StreamPage_stream\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamPanelCard_stream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    likes\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      tpValue\n    }\n  }\n"): (typeof documents)["\n  fragment StreamPanelCard_stream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    likes\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    streamer {\n      id\n      displayName\n      avatar\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      tpValue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelStreams {\n    streams(filter: live, first: 1) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n    }\n    liveStreams(first: 12) {\n      id\n      isLive\n      viewerCount\n      ...StreamPanelCard_stream\n    }\n    featuredStreams(first: 6) {\n      id\n      ...StreamPanelCard_stream\n    }\n  }\n"): (typeof documents)["\n  query PanelStreams {\n    streams(filter: live, first: 1) {\n      cursor\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n    }\n    liveStreams(first: 12) {\n      id\n      isLive\n      viewerCount\n      ...StreamPanelCard_stream\n    }\n    featuredStreams(first: 6) {\n      id\n      ...StreamPanelCard_stream\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Chapters_stream on Stream {\n    id\n    chapters {\n      atSeconds\n      item {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Chapters_stream on Stream {\n    id\n    chapters {\n      atSeconds\n      item {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HostStage_stream on Stream {\n    id\n    isLive\n    video\n    ...LiveStage_stream\n  }\n"): (typeof documents)["\n  fragment HostStage_stream on Stream {\n    id\n    isLive\n    video\n    ...LiveStage_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveStage_stream on Stream {\n    id\n    title\n    isLive\n    video\n    playlistUrl\n    streamUrl\n  }\n"): (typeof documents)["\n  fragment LiveStage_stream on Stream {\n    id\n    title\n    isLive\n    video\n    playlistUrl\n    streamUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StageNow($id: ID!) {\n    stream(id: $id) {\n      id\n      ...LiveStage_stream\n    }\n  }\n"): (typeof documents)["\n  query StageNow($id: ID!) {\n    stream(id: $id) {\n      id\n      ...LiveStage_stream\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReplayStage_stream on Stream {\n    id\n    title\n    video\n    playlistUrl\n    streamUrl\n    ...Chapters_stream\n  }\n"): (typeof documents)["\n  fragment ReplayStage_stream on Stream {\n    id\n    title\n    video\n    playlistUrl\n    streamUrl\n    ...Chapters_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StreamStage_stream on Stream {\n    id\n    isLive\n    endedAt\n    ...LiveStage_stream\n    ...ReplayStage_stream\n    ...HostStage_stream\n  }\n"): (typeof documents)["\n  fragment StreamStage_stream on Stream {\n    id\n    isLive\n    endedAt\n    ...LiveStage_stream\n    ...ReplayStage_stream\n    ...HostStage_stream\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StreamSignalHeard($streamId: ID!, $peer: String!, $after: Cursor) {\n    streamSignal(streamId: $streamId, peer: $peer, after: $after) {\n      cursor\n      fromPeer\n      kind\n      payload\n    }\n  }\n"): (typeof documents)["\n  subscription StreamSignalHeard($streamId: ID!, $peer: String!, $after: Cursor) {\n    streamSignal(streamId: $streamId, peer: $peer, after: $after) {\n      cursor\n      fromPeer\n      kind\n      payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendStreamSignal($input: StreamSignalInput!) {\n    sendStreamSignal(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendStreamSignal($input: StreamSignalInput!) {\n    sendStreamSignal(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IceServers {\n    iceServers {\n      urls\n      username\n      credential\n    }\n  }\n"): (typeof documents)["\n  query IceServers {\n    iceServers {\n      urls\n      username\n      credential\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StreamViewerCount($streamId: ID!) {\n    streamViewerCount(streamId: $streamId) {\n      streamId\n      viewerCount\n      peakViewers\n      uniqueViewers\n      likes\n    }\n  }\n"): (typeof documents)["\n  subscription StreamViewerCount($streamId: ID!) {\n    streamViewerCount(streamId: $streamId) {\n      streamId\n      viewerCount\n      peakViewers\n      uniqueViewers\n      likes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StreamViewerCounts {\n    streamViewerCounts {\n      streamId\n      viewerCount\n      likes\n    }\n  }\n"): (typeof documents)["\n  subscription StreamViewerCounts {\n    streamViewerCounts {\n      streamId\n      viewerCount\n      likes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerCountsNow {\n    liveStreams(first: 50) {\n      id\n      viewerCount\n      likes\n    }\n  }\n"): (typeof documents)["\n  query ViewerCountsNow {\n    liveStreams(first: 50) {\n      id\n      viewerCount\n      likes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verification {\n    viewer {\n      id\n      email\n      phone\n      user {\n        id\n        emailVerified\n        phoneVerified\n        verificationLevel\n      }\n    }\n  }\n"): (typeof documents)["\n  query Verification {\n    viewer {\n      id\n      email\n      phone\n      user {\n        id\n        emailVerified\n        phoneVerified\n        verificationLevel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendVerificationCode($type: VerificationChannel!, $email: String, $phone: String) {\n    sendVerificationCode(type: $type, email: $email, phone: $phone) {\n      message\n      devCode\n    }\n  }\n"): (typeof documents)["\n  mutation SendVerificationCode($type: VerificationChannel!, $email: String, $phone: String) {\n    sendVerificationCode(type: $type, email: $email, phone: $phone) {\n      message\n      devCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyChannel($type: VerificationChannel!, $code: String!) {\n    verifyChannel(type: $type, code: $code) {\n      earned\n      message\n      viewer {\n        id\n        phone\n        user {\n          id\n          isVerified\n          emailVerified\n          phoneVerified\n          verificationLevel\n          trustPoints\n          trustLevel\n        }\n        wallet {\n          id\n          tpBalance\n          held\n          available\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyChannel($type: VerificationChannel!, $code: String!) {\n    verifyChannel(type: $type, code: $code) {\n      earned\n      message\n      viewer {\n        id\n        phone\n        user {\n          id\n          isVerified\n          emailVerified\n          phoneVerified\n          verificationLevel\n          trustPoints\n          trustLevel\n        }\n        wallet {\n          id\n          tpBalance\n          held\n          available\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BalanceBreakdown_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    incoming\n    totalEarned\n    totalSpent\n    security {\n      score\n      level\n    }\n  }\n"): (typeof documents)["\n  fragment BalanceBreakdown_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    incoming\n    totalEarned\n    totalSpent\n    security {\n      score\n      level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BalanceCard {\n    wallet {\n      id\n      tpBalance\n      member {\n        id\n        trustLevel\n        dealsCompleted\n      }\n    }\n  }\n"): (typeof documents)["\n  query BalanceCard {\n    wallet {\n      id\n      tpBalance\n      member {\n        id\n        trustLevel\n        dealsCompleted\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BalanceCardMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        member {\n          id\n          trustLevel\n          dealsCompleted\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription BalanceCardMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        member {\n          id\n          trustLevel\n          dealsCompleted\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BalanceSummary_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    holds {\n      id\n      amount\n      state\n      deadline\n      offer {\n        id\n        targetItem {\n          id\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BalanceSummary_wallet on Wallet {\n    id\n    tpBalance\n    held\n    available\n    holds {\n      id\n      amount\n      state\n      deadline\n      offer {\n        id\n        targetItem {\n          id\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecureWallet_wallet on Wallet {\n    id\n    ...BalanceBreakdown_wallet\n    security {\n      ...SecurityReasons_security\n    }\n  }\n"): (typeof documents)["\n  fragment SecureWallet_wallet on Wallet {\n    id\n    ...BalanceBreakdown_wallet\n    security {\n      ...SecurityReasons_security\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecurityReasons_security on Security {\n    score\n    level\n    reasons {\n      check\n      title\n      points\n      maxPoints\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment SecurityReasons_security on Security {\n    score\n    level\n    reasons {\n      check\n      title\n      points\n      maxPoints\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShareableItems {\n    myItems(first: 12) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n    items(first: 6) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShareableItems {\n    myItems(first: 12) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n    items(first: 6) {\n      edges {\n        node {\n          id\n          title\n          tpValue\n          status\n          visibility\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EarnTp($action: EarnAction!, $idempotencyKey: String) {\n    earnTp(action: $action, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EarnTp($action: EarnAction!, $idempotencyKey: String) {\n    earnTp(action: $action, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimReward($reward: RewardName!, $idempotencyKey: String) {\n    claimReward(reward: $reward, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimReward($reward: RewardName!, $idempotencyKey: String) {\n    claimReward(reward: $reward, idempotencyKey: $idempotencyKey) {\n      amount\n      message\n      wallet {\n        id\n        tpBalance\n        held\n        available\n      }\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordShare($input: RecordShareInput!) {\n    recordShare(input: $input) {\n      itemId\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordShare($input: RecordShareInput!) {\n    recordShare(input: $input) {\n      itemId\n      earnings {\n        id\n        ...Earnings_earnings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Earnings_earnings on Earnings {\n    id\n    streak\n    actions {\n      action\n      title\n      amount\n      state\n      hint\n    }\n    tasks {\n      task\n      title\n      amount\n      progress\n      target\n      state\n    }\n    rewards {\n      reward\n      title\n      description\n      amount\n      progress\n      target\n      state\n    }\n  }\n"): (typeof documents)["\n  fragment Earnings_earnings on Earnings {\n    id\n    streak\n    actions {\n      action\n      title\n      amount\n      state\n      hint\n    }\n    tasks {\n      task\n      title\n      amount\n      progress\n      target\n      state\n    }\n    rewards {\n      reward\n      title\n      description\n      amount\n      progress\n      target\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalletEarnings {\n    earnings {\n      id\n      ...Earnings_earnings\n    }\n  }\n"): (typeof documents)["\n  query WalletEarnings {\n    earnings {\n      id\n      ...Earnings_earnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LedgerRow_entry on WalletEntry {\n    id\n    reason\n    amount\n    description\n    balanceAfter\n    createdAt\n    status\n    relatedUser {\n      id\n      displayName\n    }\n  }\n"): (typeof documents)["\n  fragment LedgerRow_entry on WalletEntry {\n    id\n    reason\n    amount\n    description\n    balanceAfter\n    createdAt\n    status\n    relatedUser {\n      id\n      displayName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalletPage($first: Int = 24, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      id\n      ...BalanceSummary_wallet\n      ...SecureWallet_wallet\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            ...LedgerRow_entry\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WalletPage($first: Int = 24, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      id\n      ...BalanceSummary_wallet\n      ...SecureWallet_wallet\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            ...LedgerRow_entry\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WalletMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        ...BalanceSummary_wallet\n        ...SecureWallet_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WalletMoved($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        ...BalanceSummary_wallet\n        ...SecureWallet_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveViewerWallet($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        held\n        available\n        member {\n          id\n          trustPoints\n          trustLevel\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription LiveViewerWallet($after: Cursor) {\n    walletUpdated(after: $after) {\n      cursor\n      wallet {\n        id\n        tpBalance\n        held\n        available\n        member {\n          id\n          trustPoints\n          trustLevel\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveViewerQueries($after: Cursor) {\n    queriesInvalidated(after: $after) {\n      cursor\n      queries\n    }\n  }\n"): (typeof documents)["\n  subscription LiveViewerQueries($after: Cursor) {\n    queriesInvalidated(after: $after) {\n      cursor\n      queries\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerProvider_viewer on Viewer {\n    id\n    email\n    isAdmin\n    isModerator\n    unreadMessages\n    unreadNotifications\n    offersAsSeller: pendingOffers(role: seller)\n    offersAsBuyer: pendingOffers(role: buyer)\n    cursor\n    privacy {\n      isActivityUsed\n    }\n    user {\n      id\n      username\n      displayName\n      avatar\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n    }\n    wallet {\n      id\n      tpBalance\n      held\n      available\n    }\n  }\n"): (typeof documents)["\n  fragment ViewerProvider_viewer on Viewer {\n    id\n    email\n    isAdmin\n    isModerator\n    unreadMessages\n    unreadNotifications\n    offersAsSeller: pendingOffers(role: seller)\n    offersAsBuyer: pendingOffers(role: buyer)\n    cursor\n    privacy {\n      isActivityUsed\n    }\n    user {\n      id\n      username\n      displayName\n      avatar\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n    }\n    wallet {\n      id\n      tpBalance\n      held\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      ...ViewerProvider_viewer\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      ...ViewerProvider_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClosedFeatures {\n    closedFeatures {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClosedFeatures {\n    closedFeatures {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ClosedFeaturesUpdated($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ClosedFeaturesUpdated($after: Cursor) {\n    closedFeaturesUpdated(after: $after) {\n      cursor\n      features {\n        name\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProofWays {\n    twoStepSignIn {\n      isOn\n      authenticatorSince\n      passkeys {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProofWays {\n    twoStepSignIn {\n      isOn\n      authenticatorSince\n      passkeys {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveIdentity($password: String, $secondStep: SecondStepInput) {\n    proveIdentity(password: $password, secondStep: $secondStep)\n  }\n"): (typeof documents)["\n  mutation ProveIdentity($password: String, $secondStep: SecondStepInput) {\n    proveIdentity(password: $password, secondStep: $secondStep)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n"): (typeof documents)["\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerCounts {\n    viewer {\n      id\n      unreadMessages\n      unreadNotifications\n      offersAsSeller: pendingOffers(role: seller)\n      offersAsBuyer: pendingOffers(role: buyer)\n    }\n  }\n"): (typeof documents)["\n  query ViewerCounts {\n    viewer {\n      id\n      unreadMessages\n      unreadNotifications\n      offersAsSeller: pendingOffers(role: seller)\n      offersAsBuyer: pendingOffers(role: buyer)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopViewAs {\n    stopViewAs\n  }\n"): (typeof documents)["\n  mutation StopViewAs {\n    stopViewAs\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;