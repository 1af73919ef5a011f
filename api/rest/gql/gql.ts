/* eslint-disable */
import * as types from './graphql.ts';



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
    "\n  fragment RestMessage on Message {\n    id\n    fromUserId\n    toUserId\n    content\n    messageType\n    attachmentUrl\n    itemId\n    isRead\n    createdAt\n  }\n": typeof types.RestMessageFragmentDoc,
    "\n  query RestConversations($first: Int, $after: String, $messages: Int) {\n    conversations(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          messages(first: $messages) {\n            edges {\n              node {\n                ...RestMessage\n              }\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestConversationsDocument,
    "\n  query RestConversation($memberId: ID!, $first: Int, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      messages(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestMessage\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.RestConversationDocument,
    "\n  fragment RestSignedIn on AuthPayload {\n    token\n    message\n    viewer {\n      ...RestViewer\n    }\n  }\n": typeof types.RestSignedInFragmentDoc,
    "\n    query RestMe {\n      viewer {\n        ...RestViewer\n        unreadMessages\n        unreadNotifications\n        pendingOffers\n      }\n    }\n  ": typeof types.RestMeDocument,
    "\n    mutation RestRegister($input: RegisterInput!) {\n      register(input: $input) {\n        ...RestSignedIn\n      }\n    }\n  ": typeof types.RestRegisterDocument,
    "\n    mutation RestLogin($email: String!, $password: String!, $secondStep: SecondStepInput) {\n      login(email: $email, password: $password, secondStep: $secondStep) {\n        ...RestSignedIn\n      }\n    }\n  ": typeof types.RestLoginDocument,
    "\n    mutation RestForgotPassword($email: String!) {\n      forgotPassword(email: $email)\n    }\n  ": typeof types.RestForgotPasswordDocument,
    "\n    mutation RestResetPassword($token: String!, $password: String!) {\n      resetPassword(token: $token, password: $password)\n    }\n  ": typeof types.RestResetPasswordDocument,
    "\n    mutation RestUpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        ...RestViewer\n      }\n    }\n  ": typeof types.RestUpdateProfileDocument,
    "\n  fragment RestAdminUser on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    isActive\n    isSuspended\n    suspendedUntil\n    suspensionReason\n  }\n": typeof types.RestAdminUserFragmentDoc,
    "\n    query RestAdminUsers($filter: AdminUserFilter, $first: Int, $after: String) {\n      adminUsers(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestAdminUser\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestAdminUsersDocument,
    "\n    query RestAdminItems($filter: AdminItemFilter, $first: Int, $after: String) {\n      adminItems(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            title\n            category\n            trustPoints\n            status\n            viewCount\n            createdAt\n            user {\n              id\n              username\n            }\n            removalReason\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestAdminItemsDocument,
    "\n    mutation RestDeleteItem($id: ID!, $reason: String! = \"Removed by an administrator\") {\n      deleteItem(itemId: $id, reason: $reason) {\n        item {\n          id\n        }\n      }\n    }\n  ": typeof types.RestDeleteItemDocument,
    "\n    query RestAdminTransactions($filter: AdminTransactionFilter, $first: Int, $after: String) {\n      adminTransactions(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            fromUser {\n              id\n              username\n            }\n            toUser {\n              id\n              username\n            }\n            itemTitle\n            trustPoints\n            type\n            status\n            createdAt\n            completedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestAdminTransactionsDocument,
    "\n  mutation RestSetUserStatus(\n    $id: ID!\n    $isActive: Boolean!\n    $reason: String! = \"Decided by an administrator\"\n  ) {\n    suspendMember(input: { memberId: $id, reason: $reason }) @skip(if: $isActive) {\n      id\n    }\n    liftSuspension(memberId: $id, reason: $reason) @include(if: $isActive) {\n      id\n    }\n  }\n": typeof types.RestSetUserStatusDocument,
    "\n  query RestAdminUserById($id: ID!) {\n    adminUser(id: $id) {\n      ...RestAdminUser\n    }\n  }\n": typeof types.RestAdminUserByIdDocument,
    "\n    query RestAdminStats {\n      adminStats {\n        totalUsers\n        activeUsers\n        totalItems\n        totalTransactions\n        totalTrustPoints\n        avgTrustPerUser\n        revenue {\n          today\n          thisWeek\n          thisMonth\n          growth\n        }\n        marketMetrics {\n          conversionRate\n          totalViews\n          avgTrustPerTransaction\n          topCategories {\n            name\n            count\n            revenue\n          }\n        }\n        userMetrics {\n          activeUsersToday\n          newUsersToday\n          retentionRate\n          avgSessionTime\n        }\n        geographical {\n          topLocations {\n            location\n            users\n            transactions\n          }\n        }\n      }\n    }\n  ": typeof types.RestAdminStatsDocument,
    "\n    query RestAdminSales($range: AnalyticsRange) {\n      adminSalesAnalytics(range: $range) {\n        points {\n          date\n          revenue\n          transactions\n          refunded\n        }\n        totals {\n          revenue\n          transactions\n          refunded\n        }\n        previous {\n          revenue\n          transactions\n          refunded\n        }\n      }\n    }\n  ": typeof types.RestAdminSalesDocument,
    "\n    query RestAdminUsersAnalytics($range: AnalyticsRange) {\n      adminUsersAnalytics(range: $range) {\n        points {\n          date\n          newUsers\n          activeUsers\n        }\n        cohorts {\n          week\n          size\n          retained\n        }\n        levels {\n          level\n          users\n        }\n      }\n    }\n  ": typeof types.RestAdminUsersAnalyticsDocument,
    "\n    query RestAdminCategories($range: AnalyticsRange) {\n      adminCategoryAnalytics(range: $range) {\n        name\n        listed\n        deals\n        revenue\n        averagePrice\n        medianDays\n      }\n    }\n  ": typeof types.RestAdminCategoriesDocument,
    "\n    query RestAdminGeographical($range: AnalyticsRange) {\n      adminGeographicalAnalytics(range: $range) {\n        location\n        users\n        items\n        transactions\n        revenue\n      }\n    }\n  ": typeof types.RestAdminGeographicalDocument,
    "\n    query RestCart {\n      cart {\n        lines {\n          ...RestCartLine\n        }\n      }\n    }\n  ": typeof types.RestCartDocument,
    "\n    mutation RestAddToCart($itemId: ID!, $quantity: Int = 1) {\n      addToCart(itemId: $itemId, quantity: $quantity) {\n        line {\n          ...RestCartLine\n        }\n      }\n    }\n  ": typeof types.RestAddToCartDocument,
    "\n    mutation RestSetCartQuantity($itemId: ID!, $quantity: Int!) {\n      setCartQuantity(itemId: $itemId, quantity: $quantity) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  ": typeof types.RestSetCartQuantityDocument,
    "\n    mutation RestRemoveFromCart($itemId: ID!) {\n      removeFromCart(itemId: $itemId) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  ": typeof types.RestRemoveFromCartDocument,
    "\n    mutation RestClearCart {\n      clearCart {\n        removed {\n          ...RestCartLine\n        }\n      }\n    }\n  ": typeof types.RestClearCartDocument,
    "\n    query RestStaking {\n      staking {\n        stakedAmount\n        pendingRewards\n        totalEarned\n        claimable\n        apy\n        status\n        asOf\n        pool {\n          balance\n          staked\n          owed\n          coveredUntil\n        }\n      }\n    }\n  ": typeof types.RestStakingDocument,
    "\n    query RestChainTransactions($first: Int, $after: String) {\n      chainTransactions(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            type\n            timestamp\n            amount\n            status\n            logIndex\n            failure\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestChainTransactionsDocument,
    "\n    query RestCertificates {\n      certificates {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        credential\n      }\n    }\n  ": typeof types.RestCertificatesDocument,
    "\n    mutation RestConnectWallet($input: ConnectWalletInput!) {\n      connectWallet(input: $input) {\n        wallet {\n          address\n          balance\n          network\n          connected\n        }\n        challenge {\n          message\n          expiresAt\n        }\n      }\n    }\n  ": typeof types.RestConnectWalletDocument,
    "\n    mutation RestMintTrustToken($amount: Int!) {\n      mintTrustTokens(amount: $amount) {\n        amount\n        chainWallet {\n          address\n          balance\n          network\n          connected\n        }\n      }\n    }\n  ": typeof types.RestMintTrustTokenDocument,
    "\n    mutation RestStake($amount: Int!) {\n      stake(amount: $amount) {\n        amount\n        staking {\n          stakedAmount\n          pendingRewards\n          totalEarned\n          status\n        }\n      }\n    }\n  ": typeof types.RestStakeDocument,
    "\n      query RestBuyQuote($itemId: ID!) {\n        buyQuote(itemId: $itemId) {\n          item {\n            ...RestItem\n          }\n          userBalance\n          held\n          heldForThis\n          canAfford\n          needed\n          balanceAfter\n        }\n      }\n    ": typeof types.RestBuyQuoteDocument,
    "\n    query RestExchangeSuggestions($targetItemId: ID!, $targetTpValue: Int!) {\n      exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {\n        suggestions {\n          items {\n            ...RestItem\n          }\n          tpValue\n          difference\n        }\n        tolerance\n        targetTpValue\n      }\n    }\n  ": typeof types.RestExchangeSuggestionsDocument,
    "\n    query RestAchievements {\n      achievements {\n        id\n        title\n        description\n        icon\n        category\n        rarity\n        unlocked\n        unlockedAt\n        progress\n        maxProgress\n        points\n        reward\n        holders\n        share\n      }\n    }\n  ": typeof types.RestAchievementsDocument,
    "\n    query RestChallenges {\n      challenges {\n        id\n        title\n        description\n        type\n        progress\n        target\n        completed\n        claimed\n        timeRemaining\n        reward\n        bonusMultiplier\n        pays\n      }\n    }\n  ": typeof types.RestChallengesDocument,
    "\n    query RestLeaderboard($period: LeaderboardPeriod) {\n      leaderboard(period: $period) {\n        rows {\n          ...RestLeaderboardRow\n        }\n        ownRow {\n          ...RestLeaderboardRow\n        }\n      }\n    }\n\n    fragment RestLeaderboardRow on LeaderboardRow {\n      userId\n      rank\n      username\n      displayName\n      avatar\n      level\n      trustLevel\n      points\n      streak\n      isCurrentUser\n    }\n  ": typeof types.RestLeaderboardDocument,
    "\n    query RestGamificationStats {\n      gamificationStats {\n        level\n        rank\n        streak\n        currentXP\n        nextLevelXP\n        totalPoints\n        achievements\n        completionRate\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestGamificationStatsDocument,
    "\n  fragment RestBasis on Basis {\n    method\n    sampleSize\n    needed\n    isEnough\n    shortfall\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    asOf\n    confidenceMeans\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n": typeof types.RestBasisFragmentDoc,
    "\n    query RestPriceSuggestion($input: PriceQuestionInput!) {\n      priceSuggestion(input: $input) {\n        suggestedPoints\n        reasoning\n        confidence\n        marketComparison\n        priceRange {\n          min\n          max\n        }\n        startsAt\n        parts {\n          label\n          percent\n        }\n        comparables {\n          tp\n          isSold\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestPriceSuggestionDocument,
    "\n    query RestEnhancedDescription($input: DescriptionInput!) {\n      enhancedDescription(input: $input) {\n        enhancedDescription\n        questions\n        assistant\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestEnhancedDescriptionDocument,
    "\n    query RestRecommendations($limit: Int = 6) {\n      recommendations(limit: $limit) {\n        entries {\n          id\n          type\n          title\n          description\n          confidence\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": typeof types.RestRecommendationsDocument,
    "\n    query RestTrending($timeRange: TrendRange = h24, $limit: Int = 6) {\n      trending(timeRange: $timeRange, limit: $limit) {\n        entries {\n          members\n          membersBefore\n          item {\n            id\n            title\n            category\n            description\n            likeCount\n            viewCount\n            trustPoints\n            seller {\n              username\n            }\n          }\n        }\n      }\n    }\n  ": typeof types.RestTrendingDocument,
    "\n    query RestUserInsights {\n      userInsights {\n        personalizedTips\n        tips {\n          id\n          text\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestUserInsightsDocument,
    "\n    query RestDetectProduct($image: String!, $withAssistant: Boolean = false) {\n      detectProduct(image: $image, withAssistant: $withAssistant) {\n        name\n        description\n        category\n        condition\n        suggestedPrice\n        priceRange {\n          min\n          max\n        }\n        confidence\n        brand\n        tags\n        aiInsights {\n          analysisQuality\n          optimalListingTime\n          recommendedPhotos\n        }\n        isCertain\n        assistant\n        candidates {\n          name\n          category\n          description\n          tags\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestDetectProductDocument,
    "\n    query RestMarketPredictions($timeRange: TrendRange = h24) {\n      marketPredictions(timeRange: $timeRange) {\n        entries {\n          category\n          trend\n          predictedChange\n          timeframe\n          reasoning\n          confidence\n          expected\n          expectedRange {\n            min\n            max\n          }\n          before\n          today\n          history {\n            day\n            members\n          }\n          forecast {\n            day\n            expected\n            range {\n              min\n              max\n            }\n          }\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": typeof types.RestMarketPredictionsDocument,
    "\n    query RestPriceOptimizations {\n      priceOptimizations {\n        entries {\n          item {\n            id\n            title\n          }\n          currentPrice\n          suggestedPrice\n          priceRange {\n            min\n            max\n          }\n          position\n          reasoning\n          confidence\n          potentialIncrease\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": typeof types.RestPriceOptimizationsDocument,
    "\n    query RestDemandForecasts {\n      demandForecasts {\n        entries {\n          itemType\n          demandLevel\n          competitionLevel\n          seasonalFactor\n          seasonalFactorMeans\n          recommendedActions\n          members\n          supply\n          sellers\n          sold\n          weekdays\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": typeof types.RestDemandForecastsDocument,
    "\n    query RestPredictions {\n      predictions {\n        entries {\n          id\n          type\n          topic\n          title\n          description\n          impact\n          timeline\n          dueAt\n          confidence\n          accuracy\n          reasoning\n          suggestedActions\n          potentialValue\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": typeof types.RestPredictionsDocument,
    "\n    query RestPersonality {\n      personality {\n        tradingStyle\n        traits {\n          name\n          score\n          description\n        }\n        compatibility {\n          username\n          reason\n          score\n          actionUrl\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestPersonalityDocument,
    "\n    query RestBehavior {\n      behavior {\n        patterns {\n          pattern\n          frequency\n          significance\n        }\n        preferences {\n          category\n          trend\n          strength\n        }\n        optimalTimes {\n          action\n          timeframe\n          successRate\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": typeof types.RestBehaviorDocument,
    "\n  query RestItems($filter: ItemFilter, $first: Int, $after: String) {\n    items(filter: $filter, first: $first, after: $after) {\n      edges {\n        node {\n          ...RestItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestItemsDocument,
    "\n    query RestMyItems($first: Int, $after: String) {\n      myItems(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestMyItemsDocument,
    "\n    query RestItemsOfMember($id: ID!, $first: Int, $after: String) {\n      items(filter: { sellerId: $id }, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestItemsOfMemberDocument,
    "\n    query RestOneItem($id: ID!) {\n      item(id: $id) {\n        ...RestItem\n      }\n    }\n  ": typeof types.RestOneItemDocument,
    "\n    mutation RestCreateItem($input: CreateItemInput!) {\n      createItem(input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": typeof types.RestCreateItemDocument,
    "\n    mutation RestUpdateItem($id: ID!, $input: UpdateItemInput!) {\n      updateItem(itemId: $id, input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": typeof types.RestUpdateItemDocument,
    "\n    mutation RestRemoveItem($id: ID!) {\n      removeItem(itemId: $id) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": typeof types.RestRemoveItemDocument,
    "\n    mutation RestSendMessage($input: SendMessageInput!) {\n      sendMessage(input: $input) {\n        message {\n          ...RestMessage\n        }\n      }\n    }\n  ": typeof types.RestSendMessageDocument,
    "\n    mutation RestMarkConversationRead($memberId: ID!, $lastReadMessageId: ID) {\n      markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n        id\n        unreadCount\n      }\n    }\n  ": typeof types.RestMarkConversationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    type\n    title\n    message\n    data\n    isRead\n    priority\n    category\n    actionUrl\n    createdAt\n  }\n": typeof types.RestNotificationFragmentDoc,
    "\n    query RestNotifications($first: Int, $after: String) {\n      notifications(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestNotification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestNotificationsDocument,
    "\n    mutation RestMarkNotificationRead($id: ID!) {\n      markNotificationRead(id: $id) {\n        ...RestNotification\n      }\n    }\n  ": typeof types.RestMarkNotificationReadDocument,
    "\n  mutation RestCreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestCreateOfferDocument,
    "\n    query RestSellerOffers($first: Int, $after: String) {\n      sellerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestSellerOffersDocument,
    "\n    query RestBuyerOffers($first: Int, $after: String) {\n      buyerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestBuyerOffersDocument,
    "\n      mutation RestAcceptOffer($id: ID!) {\n        acceptOffer(id: $id) {\n          offer {\n            ...RestOffer\n          }\n        }\n      }\n    ": typeof types.RestAcceptOfferDocument,
    "\n    mutation RestDeclineOffer($id: ID!, $reason: String) {\n      declineOffer(id: $id, reason: $reason) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": typeof types.RestDeclineOfferDocument,
    "\n    mutation RestWithdrawOffer($id: ID!) {\n      withdrawOffer(id: $id) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": typeof types.RestWithdrawOfferDocument,
    "\n    mutation RestCounterOffer($id: ID!, $tpDelta: Int!, $message: String) {\n      counterOffer(id: $id, tpDelta: $tpDelta, message: $message) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": typeof types.RestCounterOfferDocument,
    "\n  query RestOwnPart($id: ID!) {\n    order(id: $id) {\n      parts {\n        id\n      }\n    }\n  }\n": typeof types.RestOwnPartDocument,
    "\n  mutation RestAcceptOrderPart($id: ID!) {\n    changed: acceptOrderPart(id: $id) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n": typeof types.RestAcceptOrderPartDocument,
    "\n  mutation RestShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    changed: shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n": typeof types.RestShipOrderPartDocument,
    "\n    mutation RestConfirmOrder($id: ID!) {\n      changed: confirmOrder(id: $id) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": typeof types.RestConfirmOrderDocument,
    "\n    mutation RestCancelOrder($id: ID!, $reason: String) {\n      changed: cancelOrder(id: $id, reason: $reason) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": typeof types.RestCancelOrderDocument,
    "\n    query RestAddresses {\n      addresses {\n        ...RestAddress\n      }\n    }\n  ": typeof types.RestAddressesDocument,
    "\n    mutation RestSaveAddress($input: AddressInput!) {\n      saveAddress(input: $input) {\n        ...RestAddress\n      }\n    }\n  ": typeof types.RestSaveAddressDocument,
    "\n    mutation RestPlaceOrder($input: PlaceOrderInput!) {\n      placeOrder(input: $input) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": typeof types.RestPlaceOrderDocument,
    "\n    query RestOrders($first: Int, $after: String) {\n      orders(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOrder\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestOrdersDocument,
    "\n    query RestSales($first: Int, $after: String) {\n      sales(first: $first, after: $after) {\n        edges {\n          node {\n            order {\n              ...RestOrder\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestSalesDocument,
    "\n    query RestOneOrder($id: ID!) {\n      order(id: $id) {\n        ...RestOrder\n      }\n    }\n  ": typeof types.RestOneOrderDocument,
    "\n    query RestReceipt($id: ID!) {\n      order(id: $id) {\n        orderNumber\n        createdAt\n        updatedAt\n        status\n        viewerRole\n        subtotal\n        shippingCost\n        total\n        refunded\n        buyer {\n          displayName\n        }\n        shippingMethod {\n          name\n          description\n        }\n        shippingAddress {\n          fullName\n          streetAddress\n          apartment\n          city\n          state\n          zipCode\n          country\n        }\n        parts {\n          status\n          seller {\n            displayName\n          }\n          items {\n            title\n            quantity\n            priceAtTime\n            lineTotal\n          }\n        }\n      }\n    }\n  ": typeof types.RestReceiptDocument,
    "\n  fragment RestReview on Review {\n    id\n    transactionId\n    revieweeId\n    rating\n    comment\n    isVerified\n    createdAt\n    publishedAt\n    publishesAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n    }\n  }\n": typeof types.RestReviewFragmentDoc,
    "\n    mutation RestSubmitReview($input: ReviewInput!) {\n      submitReview(input: $input) {\n        review {\n          ...RestReview\n        }\n      }\n    }\n  ": typeof types.RestSubmitReviewDocument,
    "\n  fragment RestDispute on Dispute {\n    id\n    transactionId\n    orderPartId\n    reportedUserId\n    category\n    description\n    evidence\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    decisionDueAt\n    reporter {\n      id\n      displayName\n    }\n  }\n": typeof types.RestDisputeFragmentDoc,
    "\n    mutation RestFileDispute($input: DisputeInput!) {\n      fileDispute(input: $input) {\n        dispute {\n          ...RestDispute\n        }\n      }\n    }\n  ": typeof types.RestFileDisputeDocument,
    "\n    query RestFeed($filter: FeedFilter = all, $first: Int, $after: String) {\n      feed(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestFeedDocument,
    "\n    query RestBookmarkedPosts($first: Int, $after: String) {\n      bookmarkedPosts(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestBookmarkedPostsDocument,
    "\n    query RestOnePost($id: ID!) {\n      feedPost(id: $id) {\n        ...RestPost\n      }\n    }\n  ": typeof types.RestOnePostDocument,
    "\n    mutation RestCreatePost($input: CreatePostInput!) {\n      createPost(input: $input) {\n        post {\n          ...RestPost\n        }\n      }\n    }\n  ": typeof types.RestCreatePostDocument,
    "\n    mutation RestDeletePost($id: ID!) {\n      deletePost(postId: $id) {\n        postId\n      }\n    }\n  ": typeof types.RestDeletePostDocument,
    "\n      mutation RestLikePost($id: ID!) {\n        changed: likePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": typeof types.RestLikePostDocument,
    "\n      mutation RestUnlikePost($id: ID!) {\n        changed: unlikePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": typeof types.RestUnlikePostDocument,
    "\n      mutation RestBookmarkPost($id: ID!) {\n        changed: bookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": typeof types.RestBookmarkPostDocument,
    "\n      mutation RestUnbookmarkPost($id: ID!) {\n        changed: unbookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": typeof types.RestUnbookmarkPostDocument,
    "\n      mutation RestSharePost($id: ID!) {\n        changed: sharePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": typeof types.RestSharePostDocument,
    "\n    query RestPostComments($id: ID!, $first: Int, $after: String) {\n      postComments(postId: $id, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestComment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestPostCommentsDocument,
    "\n    mutation RestAddComment($id: ID!, $content: String!) {\n      addComment(postId: $id, content: $content) {\n        comment {\n          ...RestComment\n        }\n      }\n    }\n  ": typeof types.RestAddCommentDocument,
    "\n  fragment RestFollowed on User {\n    id\n    username\n    isFollowed\n    followers\n  }\n": typeof types.RestFollowedFragmentDoc,
    "\n    mutation RestFollowMember($id: ID!) {\n      changed: followMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  ": typeof types.RestFollowMemberDocument,
    "\n    mutation RestUnfollowMember($id: ID!) {\n      changed: unfollowMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  ": typeof types.RestUnfollowMemberDocument,
    "\n    query RestStreams(\n      $filter: StreamFilter\n      $search: String\n      $category: String\n      $first: Int\n      $after: String\n    ) {\n      streams(filter: $filter, search: $search, category: $category, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestStream\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": typeof types.RestStreamsDocument,
    "\n    query RestLiveStreams($first: Int) {\n      liveStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  ": typeof types.RestLiveStreamsDocument,
    "\n    query RestFeaturedStreams($first: Int) {\n      featuredStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  ": typeof types.RestFeaturedStreamsDocument,
    "\n    query RestOneStream($id: ID!) {\n      stream(id: $id) {\n        ...RestStream\n      }\n    }\n  ": typeof types.RestOneStreamDocument,
    "\n    mutation RestCreateStream($input: CreateStreamInput!) {\n      createStream(input: $input) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": typeof types.RestCreateStreamDocument,
    "\n    mutation RestStartStream($id: ID!) {\n      startStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": typeof types.RestStartStreamDocument,
    "\n    mutation RestEndStream($id: ID!) {\n      endStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": typeof types.RestEndStreamDocument,
    "\n    mutation RestStreamHeartbeat($id: ID!, $deviceKey: String) {\n      streamHeartbeat(streamId: $id, deviceKey: $deviceKey) {\n        streamId\n        viewerCount\n      }\n    }\n  ": typeof types.RestStreamHeartbeatDocument,
    "\n    mutation RestSendEmailCode($email: String) {\n      sendVerificationCode(type: email, email: $email) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  ": typeof types.RestSendEmailCodeDocument,
    "\n    mutation RestSendPhoneCode($phone: String) {\n      sendVerificationCode(type: phone, phone: $phone) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  ": typeof types.RestSendPhoneCodeDocument,
    "\n    mutation RestVerifyChannel($type: VerificationChannel! = email, $code: String! = \"\") {\n      verifyChannel(type: $type, code: $code) {\n        message\n        earned\n        viewer {\n          ...RestViewer\n        }\n      }\n    }\n  ": typeof types.RestVerifyChannelDocument,
    "\n    query RestWallet($first: Int, $after: String, $filter: WalletHistoryFilter) {\n      wallet {\n        tpBalance\n        held\n        available\n        history(first: $first, after: $after, filter: $filter) {\n          edges {\n            node {\n              id\n              reason\n              amount\n              description\n              balanceAfter\n              createdAt\n              status\n              offerId\n            }\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  ": typeof types.RestWalletDocument,
    "\n    mutation RestEarnTp($action: EarnAction!) {\n      earnTp(action: $action) {\n        amount\n        description\n        message\n      }\n    }\n  ": typeof types.RestEarnTpDocument,
    "\n  fragment RestHistoryLine on WalletEntry {\n    createdAt\n    reason\n    description\n    amount\n    balanceAfter\n    status\n    relatedUser {\n      displayName\n    }\n  }\n": typeof types.RestHistoryLineFragmentDoc,
    "\n  query RestWalletHistory($first: Int, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          node {\n            ...RestHistoryLine\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.RestWalletHistoryDocument,
    "\n    query RestWalletStatement($from: String, $to: String) {\n      viewer {\n        user {\n          displayName\n          username\n        }\n      }\n      walletStatement(from: $from, to: $to) {\n        from\n        to\n        madeAt\n        openingBalance\n        totalReceived\n        totalPaid\n        closingBalance\n        entries {\n          ...RestHistoryLine\n        }\n      }\n    }\n  ": typeof types.RestWalletStatementDocument,
    "\n  fragment RestItem on Item {\n    id\n    seller {\n      id\n      username\n    }\n    title\n    description\n    category\n    condition\n    location\n    latitude\n    longitude\n    images {\n      path\n    }\n    tags\n    trustPoints\n    tpValue\n    status\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    viewCount\n    likeCount\n    createdAt\n    updatedAt\n  }\n": typeof types.RestItemFragmentDoc,
    "\n  fragment RestViewer on Viewer {\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      skills\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n      emailVerified\n      phoneVerified\n      isSuspended\n      overallRating\n      totalReviews\n      itemsListed\n      dealsCompleted\n      createdAt\n    }\n    email\n    firstName\n    lastName\n    phone\n    isActive\n    isAdmin\n    lastLoginAt\n    wallet {\n      tpBalance\n    }\n  }\n": typeof types.RestViewerFragmentDoc,
    "\n  fragment RestOffer on Offer {\n    id\n    buyer {\n      id\n      username\n      displayName\n    }\n    seller {\n      id\n      username\n      displayName\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      ...RestItemInOffer\n    }\n    offeredItem {\n      ...RestItemInOffer\n    }\n    offeredItems {\n      ...RestItemInOffer\n    }\n    offerType\n    tpDelta\n    tpTopupNeeded\n    tpChangeIfLess\n    status\n    state\n    stateReason\n    message\n    counterOf {\n      id\n    }\n    deadline\n    answeredAt\n    createdAt\n  }\n": typeof types.RestOfferFragmentDoc,
    "\n  fragment RestItemInOffer on Item {\n    id\n    title\n    images {\n      path\n    }\n    tpValue\n  }\n": typeof types.RestItemInOfferFragmentDoc,
    "\n  fragment RestCartLine on CartLine {\n    id\n    quantity\n    priceAtTime\n    currentPrice\n    available\n    lineTotal\n    state\n    reason\n    addedAt\n    item {\n      id\n      title\n      images {\n        path\n      }\n      condition\n      category\n    }\n  }\n": typeof types.RestCartLineFragmentDoc,
    "\n  fragment RestAddress on Address {\n    id\n    type\n    isDefault\n    fullName\n    streetAddress\n    apartment\n    city\n    state\n    zipCode\n    country\n    phoneNumber\n  }\n": typeof types.RestAddressFragmentDoc,
    "\n  fragment RestOrder on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    updatedAt\n    total\n    subtotal\n    shippingCost\n    refunded\n    paymentMethod\n    notes\n    estimatedDelivery\n    viewerRole\n    buyer {\n      id\n    }\n    shippingMethod {\n      id\n    }\n    shippingAddress {\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    items {\n      id\n      quantity\n      priceAtTime\n      lineTotal\n      title\n      item {\n        id\n        images {\n          path\n        }\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      cancelReason\n      viewerActions\n      seller {\n        id\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n      }\n    }\n  }\n": typeof types.RestOrderFragmentDoc,
    "\n  fragment RestPost on FeedPost {\n    id\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    type\n    createdAt\n    content\n    itemId\n    itemTitle\n    images {\n      path\n    }\n    tags\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n  }\n": typeof types.RestPostFragmentDoc,
    "\n  fragment RestComment on PostComment {\n    id\n    postId\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    content\n    createdAt\n  }\n": typeof types.RestCommentFragmentDoc,
    "\n  fragment RestStream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    streamType\n    thumbnailUrl\n    streamUrl\n    status\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    likes\n    streamer {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      trustPoints\n    }\n  }\n": typeof types.RestStreamFragmentDoc,
};
const documents: Documents = {
    "\n  fragment RestMessage on Message {\n    id\n    fromUserId\n    toUserId\n    content\n    messageType\n    attachmentUrl\n    itemId\n    isRead\n    createdAt\n  }\n": types.RestMessageFragmentDoc,
    "\n  query RestConversations($first: Int, $after: String, $messages: Int) {\n    conversations(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          messages(first: $messages) {\n            edges {\n              node {\n                ...RestMessage\n              }\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestConversationsDocument,
    "\n  query RestConversation($memberId: ID!, $first: Int, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      messages(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestMessage\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.RestConversationDocument,
    "\n  fragment RestSignedIn on AuthPayload {\n    token\n    message\n    viewer {\n      ...RestViewer\n    }\n  }\n": types.RestSignedInFragmentDoc,
    "\n    query RestMe {\n      viewer {\n        ...RestViewer\n        unreadMessages\n        unreadNotifications\n        pendingOffers\n      }\n    }\n  ": types.RestMeDocument,
    "\n    mutation RestRegister($input: RegisterInput!) {\n      register(input: $input) {\n        ...RestSignedIn\n      }\n    }\n  ": types.RestRegisterDocument,
    "\n    mutation RestLogin($email: String!, $password: String!, $secondStep: SecondStepInput) {\n      login(email: $email, password: $password, secondStep: $secondStep) {\n        ...RestSignedIn\n      }\n    }\n  ": types.RestLoginDocument,
    "\n    mutation RestForgotPassword($email: String!) {\n      forgotPassword(email: $email)\n    }\n  ": types.RestForgotPasswordDocument,
    "\n    mutation RestResetPassword($token: String!, $password: String!) {\n      resetPassword(token: $token, password: $password)\n    }\n  ": types.RestResetPasswordDocument,
    "\n    mutation RestUpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        ...RestViewer\n      }\n    }\n  ": types.RestUpdateProfileDocument,
    "\n  fragment RestAdminUser on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    isActive\n    isSuspended\n    suspendedUntil\n    suspensionReason\n  }\n": types.RestAdminUserFragmentDoc,
    "\n    query RestAdminUsers($filter: AdminUserFilter, $first: Int, $after: String) {\n      adminUsers(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestAdminUser\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestAdminUsersDocument,
    "\n    query RestAdminItems($filter: AdminItemFilter, $first: Int, $after: String) {\n      adminItems(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            title\n            category\n            trustPoints\n            status\n            viewCount\n            createdAt\n            user {\n              id\n              username\n            }\n            removalReason\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestAdminItemsDocument,
    "\n    mutation RestDeleteItem($id: ID!, $reason: String! = \"Removed by an administrator\") {\n      deleteItem(itemId: $id, reason: $reason) {\n        item {\n          id\n        }\n      }\n    }\n  ": types.RestDeleteItemDocument,
    "\n    query RestAdminTransactions($filter: AdminTransactionFilter, $first: Int, $after: String) {\n      adminTransactions(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            fromUser {\n              id\n              username\n            }\n            toUser {\n              id\n              username\n            }\n            itemTitle\n            trustPoints\n            type\n            status\n            createdAt\n            completedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestAdminTransactionsDocument,
    "\n  mutation RestSetUserStatus(\n    $id: ID!\n    $isActive: Boolean!\n    $reason: String! = \"Decided by an administrator\"\n  ) {\n    suspendMember(input: { memberId: $id, reason: $reason }) @skip(if: $isActive) {\n      id\n    }\n    liftSuspension(memberId: $id, reason: $reason) @include(if: $isActive) {\n      id\n    }\n  }\n": types.RestSetUserStatusDocument,
    "\n  query RestAdminUserById($id: ID!) {\n    adminUser(id: $id) {\n      ...RestAdminUser\n    }\n  }\n": types.RestAdminUserByIdDocument,
    "\n    query RestAdminStats {\n      adminStats {\n        totalUsers\n        activeUsers\n        totalItems\n        totalTransactions\n        totalTrustPoints\n        avgTrustPerUser\n        revenue {\n          today\n          thisWeek\n          thisMonth\n          growth\n        }\n        marketMetrics {\n          conversionRate\n          totalViews\n          avgTrustPerTransaction\n          topCategories {\n            name\n            count\n            revenue\n          }\n        }\n        userMetrics {\n          activeUsersToday\n          newUsersToday\n          retentionRate\n          avgSessionTime\n        }\n        geographical {\n          topLocations {\n            location\n            users\n            transactions\n          }\n        }\n      }\n    }\n  ": types.RestAdminStatsDocument,
    "\n    query RestAdminSales($range: AnalyticsRange) {\n      adminSalesAnalytics(range: $range) {\n        points {\n          date\n          revenue\n          transactions\n          refunded\n        }\n        totals {\n          revenue\n          transactions\n          refunded\n        }\n        previous {\n          revenue\n          transactions\n          refunded\n        }\n      }\n    }\n  ": types.RestAdminSalesDocument,
    "\n    query RestAdminUsersAnalytics($range: AnalyticsRange) {\n      adminUsersAnalytics(range: $range) {\n        points {\n          date\n          newUsers\n          activeUsers\n        }\n        cohorts {\n          week\n          size\n          retained\n        }\n        levels {\n          level\n          users\n        }\n      }\n    }\n  ": types.RestAdminUsersAnalyticsDocument,
    "\n    query RestAdminCategories($range: AnalyticsRange) {\n      adminCategoryAnalytics(range: $range) {\n        name\n        listed\n        deals\n        revenue\n        averagePrice\n        medianDays\n      }\n    }\n  ": types.RestAdminCategoriesDocument,
    "\n    query RestAdminGeographical($range: AnalyticsRange) {\n      adminGeographicalAnalytics(range: $range) {\n        location\n        users\n        items\n        transactions\n        revenue\n      }\n    }\n  ": types.RestAdminGeographicalDocument,
    "\n    query RestCart {\n      cart {\n        lines {\n          ...RestCartLine\n        }\n      }\n    }\n  ": types.RestCartDocument,
    "\n    mutation RestAddToCart($itemId: ID!, $quantity: Int = 1) {\n      addToCart(itemId: $itemId, quantity: $quantity) {\n        line {\n          ...RestCartLine\n        }\n      }\n    }\n  ": types.RestAddToCartDocument,
    "\n    mutation RestSetCartQuantity($itemId: ID!, $quantity: Int!) {\n      setCartQuantity(itemId: $itemId, quantity: $quantity) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  ": types.RestSetCartQuantityDocument,
    "\n    mutation RestRemoveFromCart($itemId: ID!) {\n      removeFromCart(itemId: $itemId) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  ": types.RestRemoveFromCartDocument,
    "\n    mutation RestClearCart {\n      clearCart {\n        removed {\n          ...RestCartLine\n        }\n      }\n    }\n  ": types.RestClearCartDocument,
    "\n    query RestStaking {\n      staking {\n        stakedAmount\n        pendingRewards\n        totalEarned\n        claimable\n        apy\n        status\n        asOf\n        pool {\n          balance\n          staked\n          owed\n          coveredUntil\n        }\n      }\n    }\n  ": types.RestStakingDocument,
    "\n    query RestChainTransactions($first: Int, $after: String) {\n      chainTransactions(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            type\n            timestamp\n            amount\n            status\n            logIndex\n            failure\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestChainTransactionsDocument,
    "\n    query RestCertificates {\n      certificates {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        credential\n      }\n    }\n  ": types.RestCertificatesDocument,
    "\n    mutation RestConnectWallet($input: ConnectWalletInput!) {\n      connectWallet(input: $input) {\n        wallet {\n          address\n          balance\n          network\n          connected\n        }\n        challenge {\n          message\n          expiresAt\n        }\n      }\n    }\n  ": types.RestConnectWalletDocument,
    "\n    mutation RestMintTrustToken($amount: Int!) {\n      mintTrustTokens(amount: $amount) {\n        amount\n        chainWallet {\n          address\n          balance\n          network\n          connected\n        }\n      }\n    }\n  ": types.RestMintTrustTokenDocument,
    "\n    mutation RestStake($amount: Int!) {\n      stake(amount: $amount) {\n        amount\n        staking {\n          stakedAmount\n          pendingRewards\n          totalEarned\n          status\n        }\n      }\n    }\n  ": types.RestStakeDocument,
    "\n      query RestBuyQuote($itemId: ID!) {\n        buyQuote(itemId: $itemId) {\n          item {\n            ...RestItem\n          }\n          userBalance\n          held\n          heldForThis\n          canAfford\n          needed\n          balanceAfter\n        }\n      }\n    ": types.RestBuyQuoteDocument,
    "\n    query RestExchangeSuggestions($targetItemId: ID!, $targetTpValue: Int!) {\n      exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {\n        suggestions {\n          items {\n            ...RestItem\n          }\n          tpValue\n          difference\n        }\n        tolerance\n        targetTpValue\n      }\n    }\n  ": types.RestExchangeSuggestionsDocument,
    "\n    query RestAchievements {\n      achievements {\n        id\n        title\n        description\n        icon\n        category\n        rarity\n        unlocked\n        unlockedAt\n        progress\n        maxProgress\n        points\n        reward\n        holders\n        share\n      }\n    }\n  ": types.RestAchievementsDocument,
    "\n    query RestChallenges {\n      challenges {\n        id\n        title\n        description\n        type\n        progress\n        target\n        completed\n        claimed\n        timeRemaining\n        reward\n        bonusMultiplier\n        pays\n      }\n    }\n  ": types.RestChallengesDocument,
    "\n    query RestLeaderboard($period: LeaderboardPeriod) {\n      leaderboard(period: $period) {\n        rows {\n          ...RestLeaderboardRow\n        }\n        ownRow {\n          ...RestLeaderboardRow\n        }\n      }\n    }\n\n    fragment RestLeaderboardRow on LeaderboardRow {\n      userId\n      rank\n      username\n      displayName\n      avatar\n      level\n      trustLevel\n      points\n      streak\n      isCurrentUser\n    }\n  ": types.RestLeaderboardDocument,
    "\n    query RestGamificationStats {\n      gamificationStats {\n        level\n        rank\n        streak\n        currentXP\n        nextLevelXP\n        totalPoints\n        achievements\n        completionRate\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestGamificationStatsDocument,
    "\n  fragment RestBasis on Basis {\n    method\n    sampleSize\n    needed\n    isEnough\n    shortfall\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    asOf\n    confidenceMeans\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n": types.RestBasisFragmentDoc,
    "\n    query RestPriceSuggestion($input: PriceQuestionInput!) {\n      priceSuggestion(input: $input) {\n        suggestedPoints\n        reasoning\n        confidence\n        marketComparison\n        priceRange {\n          min\n          max\n        }\n        startsAt\n        parts {\n          label\n          percent\n        }\n        comparables {\n          tp\n          isSold\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestPriceSuggestionDocument,
    "\n    query RestEnhancedDescription($input: DescriptionInput!) {\n      enhancedDescription(input: $input) {\n        enhancedDescription\n        questions\n        assistant\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestEnhancedDescriptionDocument,
    "\n    query RestRecommendations($limit: Int = 6) {\n      recommendations(limit: $limit) {\n        entries {\n          id\n          type\n          title\n          description\n          confidence\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": types.RestRecommendationsDocument,
    "\n    query RestTrending($timeRange: TrendRange = h24, $limit: Int = 6) {\n      trending(timeRange: $timeRange, limit: $limit) {\n        entries {\n          members\n          membersBefore\n          item {\n            id\n            title\n            category\n            description\n            likeCount\n            viewCount\n            trustPoints\n            seller {\n              username\n            }\n          }\n        }\n      }\n    }\n  ": types.RestTrendingDocument,
    "\n    query RestUserInsights {\n      userInsights {\n        personalizedTips\n        tips {\n          id\n          text\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestUserInsightsDocument,
    "\n    query RestDetectProduct($image: String!, $withAssistant: Boolean = false) {\n      detectProduct(image: $image, withAssistant: $withAssistant) {\n        name\n        description\n        category\n        condition\n        suggestedPrice\n        priceRange {\n          min\n          max\n        }\n        confidence\n        brand\n        tags\n        aiInsights {\n          analysisQuality\n          optimalListingTime\n          recommendedPhotos\n        }\n        isCertain\n        assistant\n        candidates {\n          name\n          category\n          description\n          tags\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestDetectProductDocument,
    "\n    query RestMarketPredictions($timeRange: TrendRange = h24) {\n      marketPredictions(timeRange: $timeRange) {\n        entries {\n          category\n          trend\n          predictedChange\n          timeframe\n          reasoning\n          confidence\n          expected\n          expectedRange {\n            min\n            max\n          }\n          before\n          today\n          history {\n            day\n            members\n          }\n          forecast {\n            day\n            expected\n            range {\n              min\n              max\n            }\n          }\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": types.RestMarketPredictionsDocument,
    "\n    query RestPriceOptimizations {\n      priceOptimizations {\n        entries {\n          item {\n            id\n            title\n          }\n          currentPrice\n          suggestedPrice\n          priceRange {\n            min\n            max\n          }\n          position\n          reasoning\n          confidence\n          potentialIncrease\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": types.RestPriceOptimizationsDocument,
    "\n    query RestDemandForecasts {\n      demandForecasts {\n        entries {\n          itemType\n          demandLevel\n          competitionLevel\n          seasonalFactor\n          seasonalFactorMeans\n          recommendedActions\n          members\n          supply\n          sellers\n          sold\n          weekdays\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": types.RestDemandForecastsDocument,
    "\n    query RestPredictions {\n      predictions {\n        entries {\n          id\n          type\n          topic\n          title\n          description\n          impact\n          timeline\n          dueAt\n          confidence\n          accuracy\n          reasoning\n          suggestedActions\n          potentialValue\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  ": types.RestPredictionsDocument,
    "\n    query RestPersonality {\n      personality {\n        tradingStyle\n        traits {\n          name\n          score\n          description\n        }\n        compatibility {\n          username\n          reason\n          score\n          actionUrl\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestPersonalityDocument,
    "\n    query RestBehavior {\n      behavior {\n        patterns {\n          pattern\n          frequency\n          significance\n        }\n        preferences {\n          category\n          trend\n          strength\n        }\n        optimalTimes {\n          action\n          timeframe\n          successRate\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  ": types.RestBehaviorDocument,
    "\n  query RestItems($filter: ItemFilter, $first: Int, $after: String) {\n    items(filter: $filter, first: $first, after: $after) {\n      edges {\n        node {\n          ...RestItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestItemsDocument,
    "\n    query RestMyItems($first: Int, $after: String) {\n      myItems(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestMyItemsDocument,
    "\n    query RestItemsOfMember($id: ID!, $first: Int, $after: String) {\n      items(filter: { sellerId: $id }, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestItemsOfMemberDocument,
    "\n    query RestOneItem($id: ID!) {\n      item(id: $id) {\n        ...RestItem\n      }\n    }\n  ": types.RestOneItemDocument,
    "\n    mutation RestCreateItem($input: CreateItemInput!) {\n      createItem(input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": types.RestCreateItemDocument,
    "\n    mutation RestUpdateItem($id: ID!, $input: UpdateItemInput!) {\n      updateItem(itemId: $id, input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": types.RestUpdateItemDocument,
    "\n    mutation RestRemoveItem($id: ID!) {\n      removeItem(itemId: $id) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  ": types.RestRemoveItemDocument,
    "\n    mutation RestSendMessage($input: SendMessageInput!) {\n      sendMessage(input: $input) {\n        message {\n          ...RestMessage\n        }\n      }\n    }\n  ": types.RestSendMessageDocument,
    "\n    mutation RestMarkConversationRead($memberId: ID!, $lastReadMessageId: ID) {\n      markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n        id\n        unreadCount\n      }\n    }\n  ": types.RestMarkConversationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    type\n    title\n    message\n    data\n    isRead\n    priority\n    category\n    actionUrl\n    createdAt\n  }\n": types.RestNotificationFragmentDoc,
    "\n    query RestNotifications($first: Int, $after: String) {\n      notifications(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestNotification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestNotificationsDocument,
    "\n    mutation RestMarkNotificationRead($id: ID!) {\n      markNotificationRead(id: $id) {\n        ...RestNotification\n      }\n    }\n  ": types.RestMarkNotificationReadDocument,
    "\n  mutation RestCreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestCreateOfferDocument,
    "\n    query RestSellerOffers($first: Int, $after: String) {\n      sellerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestSellerOffersDocument,
    "\n    query RestBuyerOffers($first: Int, $after: String) {\n      buyerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestBuyerOffersDocument,
    "\n      mutation RestAcceptOffer($id: ID!) {\n        acceptOffer(id: $id) {\n          offer {\n            ...RestOffer\n          }\n        }\n      }\n    ": types.RestAcceptOfferDocument,
    "\n    mutation RestDeclineOffer($id: ID!, $reason: String) {\n      declineOffer(id: $id, reason: $reason) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": types.RestDeclineOfferDocument,
    "\n    mutation RestWithdrawOffer($id: ID!) {\n      withdrawOffer(id: $id) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": types.RestWithdrawOfferDocument,
    "\n    mutation RestCounterOffer($id: ID!, $tpDelta: Int!, $message: String) {\n      counterOffer(id: $id, tpDelta: $tpDelta, message: $message) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  ": types.RestCounterOfferDocument,
    "\n  query RestOwnPart($id: ID!) {\n    order(id: $id) {\n      parts {\n        id\n      }\n    }\n  }\n": types.RestOwnPartDocument,
    "\n  mutation RestAcceptOrderPart($id: ID!) {\n    changed: acceptOrderPart(id: $id) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n": types.RestAcceptOrderPartDocument,
    "\n  mutation RestShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    changed: shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n": types.RestShipOrderPartDocument,
    "\n    mutation RestConfirmOrder($id: ID!) {\n      changed: confirmOrder(id: $id) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": types.RestConfirmOrderDocument,
    "\n    mutation RestCancelOrder($id: ID!, $reason: String) {\n      changed: cancelOrder(id: $id, reason: $reason) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": types.RestCancelOrderDocument,
    "\n    query RestAddresses {\n      addresses {\n        ...RestAddress\n      }\n    }\n  ": types.RestAddressesDocument,
    "\n    mutation RestSaveAddress($input: AddressInput!) {\n      saveAddress(input: $input) {\n        ...RestAddress\n      }\n    }\n  ": types.RestSaveAddressDocument,
    "\n    mutation RestPlaceOrder($input: PlaceOrderInput!) {\n      placeOrder(input: $input) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  ": types.RestPlaceOrderDocument,
    "\n    query RestOrders($first: Int, $after: String) {\n      orders(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOrder\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestOrdersDocument,
    "\n    query RestSales($first: Int, $after: String) {\n      sales(first: $first, after: $after) {\n        edges {\n          node {\n            order {\n              ...RestOrder\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestSalesDocument,
    "\n    query RestOneOrder($id: ID!) {\n      order(id: $id) {\n        ...RestOrder\n      }\n    }\n  ": types.RestOneOrderDocument,
    "\n    query RestReceipt($id: ID!) {\n      order(id: $id) {\n        orderNumber\n        createdAt\n        updatedAt\n        status\n        viewerRole\n        subtotal\n        shippingCost\n        total\n        refunded\n        buyer {\n          displayName\n        }\n        shippingMethod {\n          name\n          description\n        }\n        shippingAddress {\n          fullName\n          streetAddress\n          apartment\n          city\n          state\n          zipCode\n          country\n        }\n        parts {\n          status\n          seller {\n            displayName\n          }\n          items {\n            title\n            quantity\n            priceAtTime\n            lineTotal\n          }\n        }\n      }\n    }\n  ": types.RestReceiptDocument,
    "\n  fragment RestReview on Review {\n    id\n    transactionId\n    revieweeId\n    rating\n    comment\n    isVerified\n    createdAt\n    publishedAt\n    publishesAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n    }\n  }\n": types.RestReviewFragmentDoc,
    "\n    mutation RestSubmitReview($input: ReviewInput!) {\n      submitReview(input: $input) {\n        review {\n          ...RestReview\n        }\n      }\n    }\n  ": types.RestSubmitReviewDocument,
    "\n  fragment RestDispute on Dispute {\n    id\n    transactionId\n    orderPartId\n    reportedUserId\n    category\n    description\n    evidence\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    decisionDueAt\n    reporter {\n      id\n      displayName\n    }\n  }\n": types.RestDisputeFragmentDoc,
    "\n    mutation RestFileDispute($input: DisputeInput!) {\n      fileDispute(input: $input) {\n        dispute {\n          ...RestDispute\n        }\n      }\n    }\n  ": types.RestFileDisputeDocument,
    "\n    query RestFeed($filter: FeedFilter = all, $first: Int, $after: String) {\n      feed(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestFeedDocument,
    "\n    query RestBookmarkedPosts($first: Int, $after: String) {\n      bookmarkedPosts(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestBookmarkedPostsDocument,
    "\n    query RestOnePost($id: ID!) {\n      feedPost(id: $id) {\n        ...RestPost\n      }\n    }\n  ": types.RestOnePostDocument,
    "\n    mutation RestCreatePost($input: CreatePostInput!) {\n      createPost(input: $input) {\n        post {\n          ...RestPost\n        }\n      }\n    }\n  ": types.RestCreatePostDocument,
    "\n    mutation RestDeletePost($id: ID!) {\n      deletePost(postId: $id) {\n        postId\n      }\n    }\n  ": types.RestDeletePostDocument,
    "\n      mutation RestLikePost($id: ID!) {\n        changed: likePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": types.RestLikePostDocument,
    "\n      mutation RestUnlikePost($id: ID!) {\n        changed: unlikePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": types.RestUnlikePostDocument,
    "\n      mutation RestBookmarkPost($id: ID!) {\n        changed: bookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": types.RestBookmarkPostDocument,
    "\n      mutation RestUnbookmarkPost($id: ID!) {\n        changed: unbookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": types.RestUnbookmarkPostDocument,
    "\n      mutation RestSharePost($id: ID!) {\n        changed: sharePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    ": types.RestSharePostDocument,
    "\n    query RestPostComments($id: ID!, $first: Int, $after: String) {\n      postComments(postId: $id, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestComment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestPostCommentsDocument,
    "\n    mutation RestAddComment($id: ID!, $content: String!) {\n      addComment(postId: $id, content: $content) {\n        comment {\n          ...RestComment\n        }\n      }\n    }\n  ": types.RestAddCommentDocument,
    "\n  fragment RestFollowed on User {\n    id\n    username\n    isFollowed\n    followers\n  }\n": types.RestFollowedFragmentDoc,
    "\n    mutation RestFollowMember($id: ID!) {\n      changed: followMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  ": types.RestFollowMemberDocument,
    "\n    mutation RestUnfollowMember($id: ID!) {\n      changed: unfollowMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  ": types.RestUnfollowMemberDocument,
    "\n    query RestStreams(\n      $filter: StreamFilter\n      $search: String\n      $category: String\n      $first: Int\n      $after: String\n    ) {\n      streams(filter: $filter, search: $search, category: $category, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestStream\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  ": types.RestStreamsDocument,
    "\n    query RestLiveStreams($first: Int) {\n      liveStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  ": types.RestLiveStreamsDocument,
    "\n    query RestFeaturedStreams($first: Int) {\n      featuredStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  ": types.RestFeaturedStreamsDocument,
    "\n    query RestOneStream($id: ID!) {\n      stream(id: $id) {\n        ...RestStream\n      }\n    }\n  ": types.RestOneStreamDocument,
    "\n    mutation RestCreateStream($input: CreateStreamInput!) {\n      createStream(input: $input) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": types.RestCreateStreamDocument,
    "\n    mutation RestStartStream($id: ID!) {\n      startStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": types.RestStartStreamDocument,
    "\n    mutation RestEndStream($id: ID!) {\n      endStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  ": types.RestEndStreamDocument,
    "\n    mutation RestStreamHeartbeat($id: ID!, $deviceKey: String) {\n      streamHeartbeat(streamId: $id, deviceKey: $deviceKey) {\n        streamId\n        viewerCount\n      }\n    }\n  ": types.RestStreamHeartbeatDocument,
    "\n    mutation RestSendEmailCode($email: String) {\n      sendVerificationCode(type: email, email: $email) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  ": types.RestSendEmailCodeDocument,
    "\n    mutation RestSendPhoneCode($phone: String) {\n      sendVerificationCode(type: phone, phone: $phone) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  ": types.RestSendPhoneCodeDocument,
    "\n    mutation RestVerifyChannel($type: VerificationChannel! = email, $code: String! = \"\") {\n      verifyChannel(type: $type, code: $code) {\n        message\n        earned\n        viewer {\n          ...RestViewer\n        }\n      }\n    }\n  ": types.RestVerifyChannelDocument,
    "\n    query RestWallet($first: Int, $after: String, $filter: WalletHistoryFilter) {\n      wallet {\n        tpBalance\n        held\n        available\n        history(first: $first, after: $after, filter: $filter) {\n          edges {\n            node {\n              id\n              reason\n              amount\n              description\n              balanceAfter\n              createdAt\n              status\n              offerId\n            }\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  ": types.RestWalletDocument,
    "\n    mutation RestEarnTp($action: EarnAction!) {\n      earnTp(action: $action) {\n        amount\n        description\n        message\n      }\n    }\n  ": types.RestEarnTpDocument,
    "\n  fragment RestHistoryLine on WalletEntry {\n    createdAt\n    reason\n    description\n    amount\n    balanceAfter\n    status\n    relatedUser {\n      displayName\n    }\n  }\n": types.RestHistoryLineFragmentDoc,
    "\n  query RestWalletHistory($first: Int, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          node {\n            ...RestHistoryLine\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.RestWalletHistoryDocument,
    "\n    query RestWalletStatement($from: String, $to: String) {\n      viewer {\n        user {\n          displayName\n          username\n        }\n      }\n      walletStatement(from: $from, to: $to) {\n        from\n        to\n        madeAt\n        openingBalance\n        totalReceived\n        totalPaid\n        closingBalance\n        entries {\n          ...RestHistoryLine\n        }\n      }\n    }\n  ": types.RestWalletStatementDocument,
    "\n  fragment RestItem on Item {\n    id\n    seller {\n      id\n      username\n    }\n    title\n    description\n    category\n    condition\n    location\n    latitude\n    longitude\n    images {\n      path\n    }\n    tags\n    trustPoints\n    tpValue\n    status\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    viewCount\n    likeCount\n    createdAt\n    updatedAt\n  }\n": types.RestItemFragmentDoc,
    "\n  fragment RestViewer on Viewer {\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      skills\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n      emailVerified\n      phoneVerified\n      isSuspended\n      overallRating\n      totalReviews\n      itemsListed\n      dealsCompleted\n      createdAt\n    }\n    email\n    firstName\n    lastName\n    phone\n    isActive\n    isAdmin\n    lastLoginAt\n    wallet {\n      tpBalance\n    }\n  }\n": types.RestViewerFragmentDoc,
    "\n  fragment RestOffer on Offer {\n    id\n    buyer {\n      id\n      username\n      displayName\n    }\n    seller {\n      id\n      username\n      displayName\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      ...RestItemInOffer\n    }\n    offeredItem {\n      ...RestItemInOffer\n    }\n    offeredItems {\n      ...RestItemInOffer\n    }\n    offerType\n    tpDelta\n    tpTopupNeeded\n    tpChangeIfLess\n    status\n    state\n    stateReason\n    message\n    counterOf {\n      id\n    }\n    deadline\n    answeredAt\n    createdAt\n  }\n": types.RestOfferFragmentDoc,
    "\n  fragment RestItemInOffer on Item {\n    id\n    title\n    images {\n      path\n    }\n    tpValue\n  }\n": types.RestItemInOfferFragmentDoc,
    "\n  fragment RestCartLine on CartLine {\n    id\n    quantity\n    priceAtTime\n    currentPrice\n    available\n    lineTotal\n    state\n    reason\n    addedAt\n    item {\n      id\n      title\n      images {\n        path\n      }\n      condition\n      category\n    }\n  }\n": types.RestCartLineFragmentDoc,
    "\n  fragment RestAddress on Address {\n    id\n    type\n    isDefault\n    fullName\n    streetAddress\n    apartment\n    city\n    state\n    zipCode\n    country\n    phoneNumber\n  }\n": types.RestAddressFragmentDoc,
    "\n  fragment RestOrder on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    updatedAt\n    total\n    subtotal\n    shippingCost\n    refunded\n    paymentMethod\n    notes\n    estimatedDelivery\n    viewerRole\n    buyer {\n      id\n    }\n    shippingMethod {\n      id\n    }\n    shippingAddress {\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    items {\n      id\n      quantity\n      priceAtTime\n      lineTotal\n      title\n      item {\n        id\n        images {\n          path\n        }\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      cancelReason\n      viewerActions\n      seller {\n        id\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n      }\n    }\n  }\n": types.RestOrderFragmentDoc,
    "\n  fragment RestPost on FeedPost {\n    id\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    type\n    createdAt\n    content\n    itemId\n    itemTitle\n    images {\n      path\n    }\n    tags\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n  }\n": types.RestPostFragmentDoc,
    "\n  fragment RestComment on PostComment {\n    id\n    postId\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    content\n    createdAt\n  }\n": types.RestCommentFragmentDoc,
    "\n  fragment RestStream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    streamType\n    thumbnailUrl\n    streamUrl\n    status\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    likes\n    streamer {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      trustPoints\n    }\n  }\n": types.RestStreamFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestMessage on Message {\n    id\n    fromUserId\n    toUserId\n    content\n    messageType\n    attachmentUrl\n    itemId\n    isRead\n    createdAt\n  }\n"): typeof import('./graphql.ts').RestMessageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestConversations($first: Int, $after: String, $messages: Int) {\n    conversations(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          messages(first: $messages) {\n            edges {\n              node {\n                ...RestMessage\n              }\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestConversationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestConversation($memberId: ID!, $first: Int, $after: String) {\n    conversation(memberId: $memberId) {\n      id\n      messages(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestMessage\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestSignedIn on AuthPayload {\n    token\n    message\n    viewer {\n      ...RestViewer\n    }\n  }\n"): typeof import('./graphql.ts').RestSignedInFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestMe {\n      viewer {\n        ...RestViewer\n        unreadMessages\n        unreadNotifications\n        pendingOffers\n      }\n    }\n  "): typeof import('./graphql.ts').RestMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestRegister($input: RegisterInput!) {\n      register(input: $input) {\n        ...RestSignedIn\n      }\n    }\n  "): typeof import('./graphql.ts').RestRegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestLogin($email: String!, $password: String!, $secondStep: SecondStepInput) {\n      login(email: $email, password: $password, secondStep: $secondStep) {\n        ...RestSignedIn\n      }\n    }\n  "): typeof import('./graphql.ts').RestLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestForgotPassword($email: String!) {\n      forgotPassword(email: $email)\n    }\n  "): typeof import('./graphql.ts').RestForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestResetPassword($token: String!, $password: String!) {\n      resetPassword(token: $token, password: $password)\n    }\n  "): typeof import('./graphql.ts').RestResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestUpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        ...RestViewer\n      }\n    }\n  "): typeof import('./graphql.ts').RestUpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAdminUser on AdminUser {\n    id\n    username\n    displayName\n    email\n    trustPoints\n    trustLevel\n    tpBalance\n    createdAt\n    lastLoginAt\n    itemsListed\n    dealsCompleted\n    emailVerified\n    phoneVerified\n    isActive\n    isSuspended\n    suspendedUntil\n    suspensionReason\n  }\n"): typeof import('./graphql.ts').RestAdminUserFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminUsers($filter: AdminUserFilter, $first: Int, $after: String) {\n      adminUsers(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestAdminUser\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminItems($filter: AdminItemFilter, $first: Int, $after: String) {\n      adminItems(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            title\n            category\n            trustPoints\n            status\n            viewCount\n            createdAt\n            user {\n              id\n              username\n            }\n            removalReason\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestDeleteItem($id: ID!, $reason: String! = \"Removed by an administrator\") {\n      deleteItem(itemId: $id, reason: $reason) {\n        item {\n          id\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestDeleteItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminTransactions($filter: AdminTransactionFilter, $first: Int, $after: String) {\n      adminTransactions(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            id\n            fromUser {\n              id\n              username\n            }\n            toUser {\n              id\n              username\n            }\n            itemTitle\n            trustPoints\n            type\n            status\n            createdAt\n            completedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSetUserStatus(\n    $id: ID!\n    $isActive: Boolean!\n    $reason: String! = \"Decided by an administrator\"\n  ) {\n    suspendMember(input: { memberId: $id, reason: $reason }) @skip(if: $isActive) {\n      id\n    }\n    liftSuspension(memberId: $id, reason: $reason) @include(if: $isActive) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RestSetUserStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminUserById($id: ID!) {\n    adminUser(id: $id) {\n      ...RestAdminUser\n    }\n  }\n"): typeof import('./graphql.ts').RestAdminUserByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminStats {\n      adminStats {\n        totalUsers\n        activeUsers\n        totalItems\n        totalTransactions\n        totalTrustPoints\n        avgTrustPerUser\n        revenue {\n          today\n          thisWeek\n          thisMonth\n          growth\n        }\n        marketMetrics {\n          conversionRate\n          totalViews\n          avgTrustPerTransaction\n          topCategories {\n            name\n            count\n            revenue\n          }\n        }\n        userMetrics {\n          activeUsersToday\n          newUsersToday\n          retentionRate\n          avgSessionTime\n        }\n        geographical {\n          topLocations {\n            location\n            users\n            transactions\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminStatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminSales($range: AnalyticsRange) {\n      adminSalesAnalytics(range: $range) {\n        points {\n          date\n          revenue\n          transactions\n          refunded\n        }\n        totals {\n          revenue\n          transactions\n          refunded\n        }\n        previous {\n          revenue\n          transactions\n          refunded\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminSalesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminUsersAnalytics($range: AnalyticsRange) {\n      adminUsersAnalytics(range: $range) {\n        points {\n          date\n          newUsers\n          activeUsers\n        }\n        cohorts {\n          week\n          size\n          retained\n        }\n        levels {\n          level\n          users\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminUsersAnalyticsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminCategories($range: AnalyticsRange) {\n      adminCategoryAnalytics(range: $range) {\n        name\n        listed\n        deals\n        revenue\n        averagePrice\n        medianDays\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAdminGeographical($range: AnalyticsRange) {\n      adminGeographicalAnalytics(range: $range) {\n        location\n        users\n        items\n        transactions\n        revenue\n      }\n    }\n  "): typeof import('./graphql.ts').RestAdminGeographicalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestCart {\n      cart {\n        lines {\n          ...RestCartLine\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestAddToCart($itemId: ID!, $quantity: Int = 1) {\n      addToCart(itemId: $itemId, quantity: $quantity) {\n        line {\n          ...RestCartLine\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAddToCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSetCartQuantity($itemId: ID!, $quantity: Int!) {\n      setCartQuantity(itemId: $itemId, quantity: $quantity) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestSetCartQuantityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestRemoveFromCart($itemId: ID!) {\n      removeFromCart(itemId: $itemId) {\n        cart {\n          lines {\n            ...RestCartLine\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestRemoveFromCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestClearCart {\n      clearCart {\n        removed {\n          ...RestCartLine\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestClearCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestStaking {\n      staking {\n        stakedAmount\n        pendingRewards\n        totalEarned\n        claimable\n        apy\n        status\n        asOf\n        pool {\n          balance\n          staked\n          owed\n          coveredUntil\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestStakingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestChainTransactions($first: Int, $after: String) {\n      chainTransactions(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            type\n            timestamp\n            amount\n            status\n            logIndex\n            failure\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestChainTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestCertificates {\n      certificates {\n        tokenId\n        name\n        description\n        rarity\n        attributes {\n          name\n          value\n        }\n        credential\n      }\n    }\n  "): typeof import('./graphql.ts').RestCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestConnectWallet($input: ConnectWalletInput!) {\n      connectWallet(input: $input) {\n        wallet {\n          address\n          balance\n          network\n          connected\n        }\n        challenge {\n          message\n          expiresAt\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestConnectWalletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestMintTrustToken($amount: Int!) {\n      mintTrustTokens(amount: $amount) {\n        amount\n        chainWallet {\n          address\n          balance\n          network\n          connected\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestMintTrustTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestStake($amount: Int!) {\n      stake(amount: $amount) {\n        amount\n        staking {\n          stakedAmount\n          pendingRewards\n          totalEarned\n          status\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestStakeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestBuyQuote($itemId: ID!) {\n        buyQuote(itemId: $itemId) {\n          item {\n            ...RestItem\n          }\n          userBalance\n          held\n          heldForThis\n          canAfford\n          needed\n          balanceAfter\n        }\n      }\n    "): typeof import('./graphql.ts').RestBuyQuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestExchangeSuggestions($targetItemId: ID!, $targetTpValue: Int!) {\n      exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {\n        suggestions {\n          items {\n            ...RestItem\n          }\n          tpValue\n          difference\n        }\n        tolerance\n        targetTpValue\n      }\n    }\n  "): typeof import('./graphql.ts').RestExchangeSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAchievements {\n      achievements {\n        id\n        title\n        description\n        icon\n        category\n        rarity\n        unlocked\n        unlockedAt\n        progress\n        maxProgress\n        points\n        reward\n        holders\n        share\n      }\n    }\n  "): typeof import('./graphql.ts').RestAchievementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestChallenges {\n      challenges {\n        id\n        title\n        description\n        type\n        progress\n        target\n        completed\n        claimed\n        timeRemaining\n        reward\n        bonusMultiplier\n        pays\n      }\n    }\n  "): typeof import('./graphql.ts').RestChallengesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestLeaderboard($period: LeaderboardPeriod) {\n      leaderboard(period: $period) {\n        rows {\n          ...RestLeaderboardRow\n        }\n        ownRow {\n          ...RestLeaderboardRow\n        }\n      }\n    }\n\n    fragment RestLeaderboardRow on LeaderboardRow {\n      userId\n      rank\n      username\n      displayName\n      avatar\n      level\n      trustLevel\n      points\n      streak\n      isCurrentUser\n    }\n  "): typeof import('./graphql.ts').RestLeaderboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestGamificationStats {\n      gamificationStats {\n        level\n        rank\n        streak\n        currentXP\n        nextLevelXP\n        totalPoints\n        achievements\n        completionRate\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestGamificationStatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestBasis on Basis {\n    method\n    sampleSize\n    needed\n    isEnough\n    shortfall\n    evidence {\n      label\n      value\n      itemId\n      url\n    }\n    asOf\n    confidenceMeans\n    accuracy {\n      measure\n      value\n      baseline\n      baselineName\n      n\n    }\n  }\n"): typeof import('./graphql.ts').RestBasisFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestPriceSuggestion($input: PriceQuestionInput!) {\n      priceSuggestion(input: $input) {\n        suggestedPoints\n        reasoning\n        confidence\n        marketComparison\n        priceRange {\n          min\n          max\n        }\n        startsAt\n        parts {\n          label\n          percent\n        }\n        comparables {\n          tp\n          isSold\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPriceSuggestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestEnhancedDescription($input: DescriptionInput!) {\n      enhancedDescription(input: $input) {\n        enhancedDescription\n        questions\n        assistant\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestEnhancedDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestRecommendations($limit: Int = 6) {\n      recommendations(limit: $limit) {\n        entries {\n          id\n          type\n          title\n          description\n          confidence\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestRecommendationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestTrending($timeRange: TrendRange = h24, $limit: Int = 6) {\n      trending(timeRange: $timeRange, limit: $limit) {\n        entries {\n          members\n          membersBefore\n          item {\n            id\n            title\n            category\n            description\n            likeCount\n            viewCount\n            trustPoints\n            seller {\n              username\n            }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestTrendingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestUserInsights {\n      userInsights {\n        personalizedTips\n        tips {\n          id\n          text\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestUserInsightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestDetectProduct($image: String!, $withAssistant: Boolean = false) {\n      detectProduct(image: $image, withAssistant: $withAssistant) {\n        name\n        description\n        category\n        condition\n        suggestedPrice\n        priceRange {\n          min\n          max\n        }\n        confidence\n        brand\n        tags\n        aiInsights {\n          analysisQuality\n          optimalListingTime\n          recommendedPhotos\n        }\n        isCertain\n        assistant\n        candidates {\n          name\n          category\n          description\n          tags\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestDetectProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestMarketPredictions($timeRange: TrendRange = h24) {\n      marketPredictions(timeRange: $timeRange) {\n        entries {\n          category\n          trend\n          predictedChange\n          timeframe\n          reasoning\n          confidence\n          expected\n          expectedRange {\n            min\n            max\n          }\n          before\n          today\n          history {\n            day\n            members\n          }\n          forecast {\n            day\n            expected\n            range {\n              min\n              max\n            }\n          }\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestMarketPredictionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestPriceOptimizations {\n      priceOptimizations {\n        entries {\n          item {\n            id\n            title\n          }\n          currentPrice\n          suggestedPrice\n          priceRange {\n            min\n            max\n          }\n          position\n          reasoning\n          confidence\n          potentialIncrease\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPriceOptimizationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestDemandForecasts {\n      demandForecasts {\n        entries {\n          itemType\n          demandLevel\n          competitionLevel\n          seasonalFactor\n          seasonalFactorMeans\n          recommendedActions\n          members\n          supply\n          sellers\n          sold\n          weekdays\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestDemandForecastsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestPredictions {\n      predictions {\n        entries {\n          id\n          type\n          topic\n          title\n          description\n          impact\n          timeline\n          dueAt\n          confidence\n          accuracy\n          reasoning\n          suggestedActions\n          potentialValue\n          actionUrl\n          basis {\n            ...RestBasis\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPredictionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestPersonality {\n      personality {\n        tradingStyle\n        traits {\n          name\n          score\n          description\n        }\n        compatibility {\n          username\n          reason\n          score\n          actionUrl\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPersonalityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestBehavior {\n      behavior {\n        patterns {\n          pattern\n          frequency\n          significance\n        }\n        preferences {\n          category\n          trend\n          strength\n        }\n        optimalTimes {\n          action\n          timeframe\n          successRate\n        }\n        basis {\n          ...RestBasis\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestBehaviorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestItems($filter: ItemFilter, $first: Int, $after: String) {\n    items(filter: $filter, first: $first, after: $after) {\n      edges {\n        node {\n          ...RestItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestMyItems($first: Int, $after: String) {\n      myItems(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestMyItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestItemsOfMember($id: ID!, $first: Int, $after: String) {\n      items(filter: { sellerId: $id }, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestItem\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestItemsOfMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestOneItem($id: ID!) {\n      item(id: $id) {\n        ...RestItem\n      }\n    }\n  "): typeof import('./graphql.ts').RestOneItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestCreateItem($input: CreateItemInput!) {\n      createItem(input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCreateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestUpdateItem($id: ID!, $input: UpdateItemInput!) {\n      updateItem(itemId: $id, input: $input) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestUpdateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestRemoveItem($id: ID!) {\n      removeItem(itemId: $id) {\n        item {\n          ...RestItem\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSendMessage($input: SendMessageInput!) {\n      sendMessage(input: $input) {\n        message {\n          ...RestMessage\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestSendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestMarkConversationRead($memberId: ID!, $lastReadMessageId: ID) {\n      markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {\n        id\n        unreadCount\n      }\n    }\n  "): typeof import('./graphql.ts').RestMarkConversationReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestNotification on Notification {\n    id\n    type\n    title\n    message\n    data\n    isRead\n    priority\n    category\n    actionUrl\n    createdAt\n  }\n"): typeof import('./graphql.ts').RestNotificationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestNotifications($first: Int, $after: String) {\n      notifications(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestNotification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestMarkNotificationRead($id: ID!) {\n      markNotificationRead(id: $id) {\n        ...RestNotification\n      }\n    }\n  "): typeof import('./graphql.ts').RestMarkNotificationReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestCreateOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestSellerOffers($first: Int, $after: String) {\n      sellerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestSellerOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestBuyerOffers($first: Int, $after: String) {\n      buyerOffers(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOffer\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestBuyerOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestAcceptOffer($id: ID!) {\n        acceptOffer(id: $id) {\n          offer {\n            ...RestOffer\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestAcceptOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestDeclineOffer($id: ID!, $reason: String) {\n      declineOffer(id: $id, reason: $reason) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestDeclineOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestWithdrawOffer($id: ID!) {\n      withdrawOffer(id: $id) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestWithdrawOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestCounterOffer($id: ID!, $tpDelta: Int!, $message: String) {\n      counterOffer(id: $id, tpDelta: $tpDelta, message: $message) {\n        offer {\n          ...RestOffer\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCounterOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOwnPart($id: ID!) {\n    order(id: $id) {\n      parts {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestOwnPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestAcceptOrderPart($id: ID!) {\n    changed: acceptOrderPart(id: $id) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestAcceptOrderPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {\n    changed: shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {\n      order {\n        ...RestOrder\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestShipOrderPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestConfirmOrder($id: ID!) {\n      changed: confirmOrder(id: $id) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestConfirmOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestCancelOrder($id: ID!, $reason: String) {\n      changed: cancelOrder(id: $id, reason: $reason) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestAddresses {\n      addresses {\n        ...RestAddress\n      }\n    }\n  "): typeof import('./graphql.ts').RestAddressesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSaveAddress($input: AddressInput!) {\n      saveAddress(input: $input) {\n        ...RestAddress\n      }\n    }\n  "): typeof import('./graphql.ts').RestSaveAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestPlaceOrder($input: PlaceOrderInput!) {\n      placeOrder(input: $input) {\n        order {\n          ...RestOrder\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestOrders($first: Int, $after: String) {\n      orders(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestOrder\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestSales($first: Int, $after: String) {\n      sales(first: $first, after: $after) {\n        edges {\n          node {\n            order {\n              ...RestOrder\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestSalesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestOneOrder($id: ID!) {\n      order(id: $id) {\n        ...RestOrder\n      }\n    }\n  "): typeof import('./graphql.ts').RestOneOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestReceipt($id: ID!) {\n      order(id: $id) {\n        orderNumber\n        createdAt\n        updatedAt\n        status\n        viewerRole\n        subtotal\n        shippingCost\n        total\n        refunded\n        buyer {\n          displayName\n        }\n        shippingMethod {\n          name\n          description\n        }\n        shippingAddress {\n          fullName\n          streetAddress\n          apartment\n          city\n          state\n          zipCode\n          country\n        }\n        parts {\n          status\n          seller {\n            displayName\n          }\n          items {\n            title\n            quantity\n            priceAtTime\n            lineTotal\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestReview on Review {\n    id\n    transactionId\n    revieweeId\n    rating\n    comment\n    isVerified\n    createdAt\n    publishedAt\n    publishesAt\n    aspectRatings {\n      communication\n      reliability\n      itemCondition\n      overall\n    }\n    reviewer {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').RestReviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSubmitReview($input: ReviewInput!) {\n      submitReview(input: $input) {\n        review {\n          ...RestReview\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestSubmitReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestDispute on Dispute {\n    id\n    transactionId\n    orderPartId\n    reportedUserId\n    category\n    description\n    evidence\n    status\n    priority\n    amount\n    outcome\n    refundAmount\n    refunded\n    resolution\n    createdAt\n    resolvedAt\n    deadline\n    decisionDueAt\n    reporter {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').RestDisputeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestFileDispute($input: DisputeInput!) {\n      fileDispute(input: $input) {\n        dispute {\n          ...RestDispute\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestFileDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestFeed($filter: FeedFilter = all, $first: Int, $after: String) {\n      feed(filter: $filter, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestBookmarkedPosts($first: Int, $after: String) {\n      bookmarkedPosts(first: $first, after: $after) {\n        edges {\n          node {\n            ...RestPost\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestBookmarkedPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestOnePost($id: ID!) {\n      feedPost(id: $id) {\n        ...RestPost\n      }\n    }\n  "): typeof import('./graphql.ts').RestOnePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestCreatePost($input: CreatePostInput!) {\n      createPost(input: $input) {\n        post {\n          ...RestPost\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCreatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestDeletePost($id: ID!) {\n      deletePost(postId: $id) {\n        postId\n      }\n    }\n  "): typeof import('./graphql.ts').RestDeletePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestLikePost($id: ID!) {\n        changed: likePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestLikePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUnlikePost($id: ID!) {\n        changed: unlikePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestUnlikePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestBookmarkPost($id: ID!) {\n        changed: bookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestBookmarkPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUnbookmarkPost($id: ID!) {\n        changed: unbookmarkPost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestUnbookmarkPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSharePost($id: ID!) {\n        changed: sharePost(postId: $id) {\n          post {\n            ...RestPost\n          }\n        }\n      }\n    "): typeof import('./graphql.ts').RestSharePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestPostComments($id: ID!, $first: Int, $after: String) {\n      postComments(postId: $id, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestComment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestPostCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestAddComment($id: ID!, $content: String!) {\n      addComment(postId: $id, content: $content) {\n        comment {\n          ...RestComment\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAddCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestFollowed on User {\n    id\n    username\n    isFollowed\n    followers\n  }\n"): typeof import('./graphql.ts').RestFollowedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestFollowMember($id: ID!) {\n      changed: followMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestFollowMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestUnfollowMember($id: ID!) {\n      changed: unfollowMember(memberId: $id) {\n        member {\n          ...RestFollowed\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestUnfollowMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestStreams(\n      $filter: StreamFilter\n      $search: String\n      $category: String\n      $first: Int\n      $after: String\n    ) {\n      streams(filter: $filter, search: $search, category: $category, first: $first, after: $after) {\n        edges {\n          node {\n            ...RestStream\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestStreamsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestLiveStreams($first: Int) {\n      liveStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  "): typeof import('./graphql.ts').RestLiveStreamsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestFeaturedStreams($first: Int) {\n      featuredStreams(first: $first) {\n        ...RestStream\n      }\n    }\n  "): typeof import('./graphql.ts').RestFeaturedStreamsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestOneStream($id: ID!) {\n      stream(id: $id) {\n        ...RestStream\n      }\n    }\n  "): typeof import('./graphql.ts').RestOneStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestCreateStream($input: CreateStreamInput!) {\n      createStream(input: $input) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestCreateStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestStartStream($id: ID!) {\n      startStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestStartStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestEndStream($id: ID!) {\n      endStream(streamId: $id) {\n        stream {\n          ...RestStream\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestEndStreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestStreamHeartbeat($id: ID!, $deviceKey: String) {\n      streamHeartbeat(streamId: $id, deviceKey: $deviceKey) {\n        streamId\n        viewerCount\n      }\n    }\n  "): typeof import('./graphql.ts').RestStreamHeartbeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSendEmailCode($email: String) {\n      sendVerificationCode(type: email, email: $email) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  "): typeof import('./graphql.ts').RestSendEmailCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestSendPhoneCode($phone: String) {\n      sendVerificationCode(type: phone, phone: $phone) {\n        message\n        sentTo\n        expiresAt\n        devCode\n      }\n    }\n  "): typeof import('./graphql.ts').RestSendPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestVerifyChannel($type: VerificationChannel! = email, $code: String! = \"\") {\n      verifyChannel(type: $type, code: $code) {\n        message\n        earned\n        viewer {\n          ...RestViewer\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestVerifyChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestWallet($first: Int, $after: String, $filter: WalletHistoryFilter) {\n      wallet {\n        tpBalance\n        held\n        available\n        history(first: $first, after: $after, filter: $filter) {\n          edges {\n            node {\n              id\n              reason\n              amount\n              description\n              balanceAfter\n              createdAt\n              status\n              offerId\n            }\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestWalletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestEarnTp($action: EarnAction!) {\n      earnTp(action: $action) {\n        amount\n        description\n        message\n      }\n    }\n  "): typeof import('./graphql.ts').RestEarnTpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestHistoryLine on WalletEntry {\n    createdAt\n    reason\n    description\n    amount\n    balanceAfter\n    status\n    relatedUser {\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').RestHistoryLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestWalletHistory($first: Int, $after: String, $filter: WalletHistoryFilter) {\n    wallet {\n      history(first: $first, after: $after, filter: $filter) {\n        edges {\n          node {\n            ...RestHistoryLine\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestWalletHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestWalletStatement($from: String, $to: String) {\n      viewer {\n        user {\n          displayName\n          username\n        }\n      }\n      walletStatement(from: $from, to: $to) {\n        from\n        to\n        madeAt\n        openingBalance\n        totalReceived\n        totalPaid\n        closingBalance\n        entries {\n          ...RestHistoryLine\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestWalletStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestItem on Item {\n    id\n    seller {\n      id\n      username\n    }\n    title\n    description\n    category\n    condition\n    location\n    latitude\n    longitude\n    images {\n      path\n    }\n    tags\n    trustPoints\n    tpValue\n    status\n    quantity\n    widthMm\n    heightMm\n    depthMm\n    viewCount\n    likeCount\n    createdAt\n    updatedAt\n  }\n"): typeof import('./graphql.ts').RestItemFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestViewer on Viewer {\n    user {\n      id\n      username\n      displayName\n      avatar\n      bio\n      location\n      skills\n      trustPoints\n      trustLevel\n      verificationLevel\n      isVerified\n      emailVerified\n      phoneVerified\n      isSuspended\n      overallRating\n      totalReviews\n      itemsListed\n      dealsCompleted\n      createdAt\n    }\n    email\n    firstName\n    lastName\n    phone\n    isActive\n    isAdmin\n    lastLoginAt\n    wallet {\n      tpBalance\n    }\n  }\n"): typeof import('./graphql.ts').RestViewerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestOffer on Offer {\n    id\n    buyer {\n      id\n      username\n      displayName\n    }\n    seller {\n      id\n      username\n      displayName\n    }\n    proposedBy {\n      id\n    }\n    targetItem {\n      ...RestItemInOffer\n    }\n    offeredItem {\n      ...RestItemInOffer\n    }\n    offeredItems {\n      ...RestItemInOffer\n    }\n    offerType\n    tpDelta\n    tpTopupNeeded\n    tpChangeIfLess\n    status\n    state\n    stateReason\n    message\n    counterOf {\n      id\n    }\n    deadline\n    answeredAt\n    createdAt\n  }\n"): typeof import('./graphql.ts').RestOfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestItemInOffer on Item {\n    id\n    title\n    images {\n      path\n    }\n    tpValue\n  }\n"): typeof import('./graphql.ts').RestItemInOfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestCartLine on CartLine {\n    id\n    quantity\n    priceAtTime\n    currentPrice\n    available\n    lineTotal\n    state\n    reason\n    addedAt\n    item {\n      id\n      title\n      images {\n        path\n      }\n      condition\n      category\n    }\n  }\n"): typeof import('./graphql.ts').RestCartLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAddress on Address {\n    id\n    type\n    isDefault\n    fullName\n    streetAddress\n    apartment\n    city\n    state\n    zipCode\n    country\n    phoneNumber\n  }\n"): typeof import('./graphql.ts').RestAddressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestOrder on Order {\n    id\n    orderNumber\n    status\n    createdAt\n    updatedAt\n    total\n    subtotal\n    shippingCost\n    refunded\n    paymentMethod\n    notes\n    estimatedDelivery\n    viewerRole\n    buyer {\n      id\n    }\n    shippingMethod {\n      id\n    }\n    shippingAddress {\n      fullName\n      streetAddress\n      apartment\n      city\n      state\n      zipCode\n      country\n      phoneNumber\n    }\n    items {\n      id\n      quantity\n      priceAtTime\n      lineTotal\n      title\n      item {\n        id\n        images {\n          path\n        }\n      }\n    }\n    parts {\n      id\n      status\n      subtotal\n      shippingShare\n      amount\n      deadline\n      cancelReason\n      viewerActions\n      seller {\n        id\n      }\n      shipment {\n        carrier\n        trackingNumber\n        shippedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestOrderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPost on FeedPost {\n    id\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    type\n    createdAt\n    content\n    itemId\n    itemTitle\n    images {\n      path\n    }\n    tags\n    likes\n    comments\n    shares\n    isLiked\n    isBookmarked\n  }\n"): typeof import('./graphql.ts').RestPostFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestComment on PostComment {\n    id\n    postId\n    author {\n      username\n      avatar\n      isVerified\n      trustLevel\n    }\n    content\n    createdAt\n  }\n"): typeof import('./graphql.ts').RestCommentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestStream on Stream {\n    id\n    title\n    description\n    category\n    tags\n    streamType\n    thumbnailUrl\n    streamUrl\n    status\n    isLive\n    scheduledAt\n    startedAt\n    endedAt\n    createdAt\n    viewerCount\n    likes\n    streamer {\n      id\n      username\n      displayName\n      avatar\n      isVerified\n      trustLevel\n    }\n    featuredItems {\n      id\n      title\n      trustPoints\n    }\n  }\n"): typeof import('./graphql.ts').RestStreamFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
