import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { createCache } from "../../web/apollo/cache.ts";
import { ChannelPanel } from "../../web/features/trust/ChannelPanel.tsx";
import { ViewerProvider } from "../../web/shell/ViewerProvider.tsx";
import { ToastProvider } from "../../web/ui/toast.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A market that sends the code, and says it to developers or not. */
function marketThatSends(devCode: string | null): ApolloClient {
  const sendVerificationCode = {
    __typename: "VerificationCodeSent",
    message: "We sent a code to a•••@market.test",
    devCode,
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { sendVerificationCode } });
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: createCache(), link });
}

// Proves: VF-010
it.each([
  ["for developers, for ten seconds", "123456", "Your code is 123456", 10_000],
  ["to nobody else", null, "We sent a code to a•••@market.test", 5000],
])("the toast tells the code %s", async (_whom, devCode, words, stays) => {
  const timers = vi.spyOn(window, "setTimeout");
  render(
    <MemoryRouter>
      <ApolloProvider client={marketThatSends(devCode)}>
        <ViewerProvider>
          <ToastProvider>
            <ChannelPanel type="email" known="ann@market.test" onVerified={() => {}} />
          </ToastProvider>
        </ViewerProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send Verification Code" }));
  await screen.findByText(words);
  await expect.poll(() => timers.mock.calls.map(([, delay]) => delay)).toContain(stays);
});
