import { member } from "../../core/access/policy.ts";
import { Refused } from "../../core/failures.ts";
import { route } from "../route.ts";
import { userOf, VIEWER, type ViewerData } from "../shapes/member.shape.ts";

/** Source: S1 §8 */
const NO_TOKEN = "No token found";
const SESSION_ENDED = "Your session has ended. Please login again";

interface SignedIn {
  token: string;
  viewer: ViewerData;
  message: string;
}

function signedIn({ token, viewer, message }: SignedIn) {
  return { token, user: userOf(viewer), message };
}

interface Counts {
  unreadMessages: number;
  unreadNotifications: number;
  pendingOffers: number;
}

const me = route<{ viewer: (ViewerData & Counts) | null }>({
  method: "GET",
  path: "/api/auth/me",
  summary: "Who is signed in",
  source: "S1 §7, EN-001, EN-002",
  answer: "{ user, stats }",
  rule: member("profile:read"),
  visitorIsTold: ({ hasToken }) => (hasToken ? SESSION_ENDED : NO_TOKEN),
  document: `query {
    viewer { ...RestViewer unreadMessages unreadNotifications pendingOffers }
  } ${VIEWER}`,
  reply: ({ viewer }) => {
    // It may have ended a moment ago.
    if (!viewer) throw new Refused("UNAUTHENTICATED", SESSION_ENDED);
    const { unreadMessages, unreadNotifications, pendingOffers, ...own } = viewer;
    const { dealsCompleted, itemsListed, totalReviews } = own.user;
    const counts = { unreadMessages, unreadNotifications, pendingOffers };
    return { user: userOf(own), stats: { dealsCompleted, itemsListed, totalReviews, ...counts } };
  },
});

const register = route<{ register: SignedIn }>({
  method: "POST",
  path: "/api/auth/register",
  summary: "Become a member",
  source: "S1 §7",
  answer: "{ token, user, message }",
  body: ["username", "email", "password", "displayName", "firstName?", "lastName?"],
  status: 201,
  document: `mutation ($input: RegisterInput!) { register(input: $input) { token message viewer { ...RestViewer } } } ${VIEWER}`,
  variables: ({ body }) => ({ input: body }),
  reply: ({ register }) => signedIn(register),
});

const login = route<{ login: SignedIn }>({
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in",
  source: "S1 §7",
  answer: "{ token, user, message }",
  body: ["email", "password"],
  document: `mutation ($email: String!, $password: String!) {
    login(email: $email, password: $password) { token message viewer { ...RestViewer } }
  } ${VIEWER}`,
  variables: ({ body }) => body,
  reply: ({ login }) => signedIn(login),
});

const forgotPassword = route<{ forgotPassword: string }>({
  method: "POST",
  path: "/api/auth/forgot-password",
  summary: "Ask for a reset link; the answer is the same for any address",
  source: "S1 §7",
  answer: "{ message }",
  body: ["email"],
  document: `mutation ($email: String!) { forgotPassword(email: $email) }`,
  variables: ({ body }) => body,
  reply: ({ forgotPassword }) => ({ message: forgotPassword }),
});

const resetPassword = route<{ resetPassword: string }>({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the token of the mail",
  source: "S1 §7",
  answer: "{ message }",
  body: ["token", "password"],
  document: `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }`,
  variables: ({ body }) => body,
  reply: ({ resetPassword }) => ({ message: resetPassword }),
});

const profile = route<{ updateProfile: ViewerData }>({
  method: "PATCH",
  path: "/api/auth/profile",
  summary: "Change the own profile; what is left out stays",
  source: "S1 §7",
  answer: "user",
  body: ["displayName?", "firstName?", "lastName?", "bio?", "location?", "skills?"],
  document: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ...RestViewer } } ${VIEWER}`,
  variables: ({ body }) => ({ input: body }),
  reply: ({ updateProfile }) => userOf(updateProfile),
});

export const accountRoutes = [me, register, login, forgotPassword, resetPassword, profile];
