import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";

const achievements = route({
  method: "GET",
  path: "/api/gamification/achievements",
  summary: "All achievements with the viewer's progress; those that are unlocked first",
  source: "S2 §7, EN-030",
  answer:
    "[{ id, title, description, icon, category, rarity, unlocked, unlockedAt, progress, maxProgress, points, reward, holders, share }]",
  document: graphql(`
    query RestAchievements {
      achievements {
        id
        title
        description
        icon
        category
        rarity
        unlocked
        unlockedAt
        progress
        maxProgress
        points
        reward
        holders
        share
      }
    }
  `),
  variables: () => ({}),
  reply: (answer) => answer.achievements,
});

const challenges = route({
  method: "GET",
  path: "/api/gamification/challenges",
  summary: "The challenges of this week with the viewer's progress",
  source: "S2 §7, EN-031",
  answer:
    "[{ id, title, description, type, progress, target, completed, claimed, timeRemaining, reward, bonusMultiplier, pays }]",
  document: graphql(`
    query RestChallenges {
      challenges {
        id
        title
        description
        type
        progress
        target
        completed
        claimed
        timeRemaining
        reward
        bonusMultiplier
        pays
      }
    }
  `),
  variables: () => ({}),
  reply: (answer) => answer.challenges,
});

const leaderboard = route({
  method: "GET",
  path: "/api/gamification/leaderboard",
  summary:
    "Who has most XP in the week, the month or ever, and at the end the viewer's own place, where it is not among them",
  source: "S2 §7, EN-032",
  query: ["period?"],
  answer:
    "[{ userId, rank, username, displayName, avatar, level, trustLevel, points, streak, isCurrentUser }]",
  document: graphql(`
    query RestLeaderboard($period: LeaderboardPeriod) {
      leaderboard(period: $period) {
        rows {
          ...RestLeaderboardRow
        }
        ownRow {
          ...RestLeaderboardRow
        }
      }
    }

    fragment RestLeaderboardRow on LeaderboardRow {
      userId
      rank
      username
      displayName
      avatar
      level
      trustLevel
      points
      streak
      isCurrentUser
    }
  `),
  variables: ({ query }) => query,
  reply: ({ leaderboard: { rows, ownRow } }) =>
    ownRow && !rows.some(({ isCurrentUser }) => isCurrentUser) ? [...rows, ownRow] : rows,
});

const stats = route({
  method: "GET",
  path: "/api/gamification/stats",
  summary: "The viewer's level, rank, streak and XP",
  source: "S2 §7, EN-033",
  answer:
    "{ level, rank, streak, currentXP, nextLevelXP, totalPoints, achievements, completionRate, basis }",
  document: graphql(`
    query RestGamificationStats {
      gamificationStats {
        level
        rank
        streak
        currentXP
        nextLevelXP
        totalPoints
        achievements
        completionRate
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ gamificationStats }) => gamificationStats,
});

export const gamificationRoutes = [achievements, challenges, leaderboard, stats];
