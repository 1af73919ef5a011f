import { it } from "vitest";
import { Authenticator } from "../../support/authenticator.ts";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem, anOffer } from "../../support/factories.ts";
import { OpenPages, VIEW } from "../../support/freshState.ts";
import { PASSWORD } from "../../support/market.ts";
import { SoftPasskey } from "../../support/passkey.ts";
import { aLiveStream } from "../../support/streams.ts";
import { codeFor, SEND_CODE, VERIFY } from "../../support/verification.ts";

const market = aBuiltMarket({ DEV_CODES: "1" });
const screens = someScreens(market);
const LONG = { timeout: 300_000 };

const at = (who: { email: string }) => `/members/${who.email.split("@")[0]}`;
const LOGIN = `mutation ($email: String!) { login(email: $email, password: "${PASSWORD}") { token } }`;

it("what members change of themselves moves on every open page", LONG, async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const lamp = await anItem(ana, { title: "Lamp" });
  await ben.gql(VIEW, { id: lamp.id });
  const pages = new OpenPages(market, screens);
  await pages.open(
    ana,
    "/",
    "/?panel=neural&neural=profile",
    "/profile",
    "/profile?tab=settings",
    "/sessions",
    "/trust-safety",
    "/wallet?tab=earnings",
    "/wallet?tab=rewards",
    at(ana),
  );
  await pages.open(ben, "/", `/buy/${lamp.id}`, at(ana));
  await pages.open(market.stranger, "/");

  await pages.act(
    ana,
    `mutation { updateProfile(input: { displayName: "Ana B", bio: "Lamps", location: "Bath" }) { id } }`,
  );
  await pages.act(
    ana,
    `mutation { updatePrivacy(input: { location: nobody, wantedItems: nobody, isActivityUsed: false }) { id } }`,
  );
  await pages.act(ana, `mutation { earnTp(action: daily_login) { amount } }`);
  await pages.act(ana, `mutation { claimReward(reward: welcome_bonus) { amount } }`);
  await pages.act(ana, LOGIN, { email: ana.email });
  const { sessions } = await ana.gql(`{ sessions { id isCurrent } }`);
  const last = sessions.findLast((each: { isCurrent: boolean }) => !each.isCurrent);
  await pages.act(ana, `mutation { revokeSession(id: ${last.id}) }`);
  await ana.gql(LOGIN, { email: ana.email });
  await pages.act(ana, `mutation { revokeOtherSessions }`);
  await pages.act(ana, SEND_CODE, { type: "email" });
  await pages.act(ana, VERIFY, { type: "email", code: await codeFor(market, ana) });
  await pages.act(
    ana,
    `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD} now") }`,
  );
  pages.expectFresh(
    "changePassword",
    "claimReward",
    "earnTp",
    "login",
    "revokeOtherSessions",
    "revokeSession",
    "sendVerificationCode",
    "updatePrivacy",
    "updateProfile",
    "verifyChannel",
  );
});

it("what a member has for the second step moves on their own pages", LONG, async () => {
  const eva = await market.member("Eva");
  const pages = new OpenPages(market, screens);
  await pages.open(eva, "/profile?tab=settings");
  await pages.openWith(eva, "/wallet", (page) =>
    page.getByRole("tab", { name: "Security" }).click(),
  );

  const { beginAuthenticator } = await eva.gql(`mutation { beginAuthenticator { secret } }`);
  const code = await new Authenticator(market.clock, beginAuthenticator.secret).code();
  await pages.act(eva, `mutation { confirmAuthenticator(code: "${code}") { recoveryCodes } }`);
  await pages.act(eva, `mutation { renewRecoveryCodes }`);
  const passkey = new SoftPasskey(market.url);
  const { beginPasskey } = await eva.gql(`mutation { beginPasskey }`);
  const { addPasskey } = await pages.act(
    eva,
    `mutation ($response: JSONObject!) { addPasskey(name: "Phone", response: $response) { twoStepSignIn { passkeys { id } } } }`,
    { response: passkey.create(beginPasskey) },
  );
  const [{ id }] = addPasskey.twoStepSignIn.passkeys;
  await pages.act(eva, `mutation { removePasskey(id: ${id}) { isOn } }`);
  await pages.act(eva, `mutation { removeAuthenticator { isOn } }`);
  pages.expectFresh(
    "addPasskey",
    "confirmAuthenticator",
    "removeAuthenticator",
    "removePasskey",
    "renewRecoveryCodes",
  );
});

it("who is viewed as by an administrator finds it in the open activity", LONG, async () => {
  const [eva, admin] = [await market.member("Eva"), await market.anotherAdmin("Second")];
  const pages = new OpenPages(market, screens);
  await pages.open(eva, "/profile?tab=activity");
  await pages.act(
    admin,
    `mutation { viewAs(memberId: ${eva.id}, reason: "Asked for help") { expiresAt } }`,
  );
  pages.expectFresh("viewAs");
});

it("who is suspended or leaves is seen so on the pages of the others", LONG, async () => {
  const [ben, cleo, admin] = [
    await market.member("Ben"),
    await market.member("Cleo"),
    await market.admin(),
  ];
  await cleo.setUpAuthenticator();
  const vase = await anItem(cleo, { title: "Vase" });
  await ben.gql(VIEW, { id: vase.id });
  await anOffer(ben, vase);
  await aLiveStream(cleo);
  const pages = new OpenPages(market, screens);
  await pages.open(ben, "/", `/buy/${vase.id}`, at(cleo), "/streams", "/offers/mine", "/wallet");
  await pages.open(market.stranger, "/");

  const suspend = `mutation ($input: SuspendMemberInput!) { suspendMember(input: $input) { id } }`;
  await pages.act(admin, suspend, {
    input: { memberId: cleo.id, reason: "Sold what is not theirs" },
  });
  await pages.act(
    admin,
    `mutation { liftSuspension(memberId: ${cleo.id}, reason: "Apologised") { id } }`,
  );
  const role = { memberId: cleo.id, role: "moderator", reason: "Helps out" };
  await pages.act(admin, `mutation ($input: SetRoleInput!) { setRole(input: $input) { id } }`, {
    input: role,
  });
  await pages.act(
    admin,
    `mutation { resetTwoStep(memberId: ${cleo.id}, reason: "Lost her phone") { id } }`,
  );
  cleo.token = (await market.stranger.gql(LOGIN, { email: cleo.email })).login.token;
  await pages.act(cleo, `mutation { deleteAccount(password: "${PASSWORD}") }`);
  pages.expectFresh("deleteAccount", "liftSuspension", "resetTwoStep", "setRole", "suspendMember");
});
