import type { ListSpecimen } from "../../gallery/specimen.ts";
import { AchievementList } from "./achievements/AchievementList.tsx";
import { ChallengeList } from "./challenges/ChallengeList.tsx";
import { LeaderboardList } from "./leaderboard/LeaderboardList.tsx";

const fields = {
  "Achievement.title": (n: number) => ["First deal", "Swapper", "Five stars"][n % 3],
  "Achievement.description": (n: number) =>
    ["Settle your first deal", "Settle 10 swaps", "Get five stars from 10 members"][n % 3],
  "Achievement.icon": (n: number) => ["handshake", "shuffle", "sparkles"][n % 3],
  "Achievement.unlocked": (n: number) => n % 3 === 0,
  "Achievement.progress": 4,
  "Achievement.maxProgress": 10,
  "Achievement.reward": "60 XP",
  "Achievement.share": 0.24,
  "Challenge.title": (n: number) =>
    ["Complete 3 exchanges", "List three items", "Follow two members"][n % 3],
  "Challenge.description": "Until Monday.",
  "Challenge.progress": (n: number) => n % 4,
  "Challenge.target": 3,
  "Challenge.completed": (n: number) => n % 4 === 3,
  "Challenge.claimed": false,
  "Challenge.pays": 15,
  "Challenge.bonusMultiplier": 1,
  "Leaderboard.members": 24,
  "LeaderboardRow.rank": (n: number) => n + 1,
  "LeaderboardRow.points": (n: number) => 400 - 20 * n,
  "LeaderboardRow.level": 3,
  "LeaderboardRow.streak": (n: number) => n % 4,
};

export const lists: readonly ListSpecimen[] = [
  { name: "achievements", title: "Achievements", fields, render: () => <AchievementList /> },
  { name: "challenges", title: "Challenges", fields, render: () => <ChallengeList /> },
  { name: "leaderboard", title: "Leaderboard", fields, render: () => <LeaderboardList /> },
];
