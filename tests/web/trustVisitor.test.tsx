import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createCache } from "../../web/apollo/cache.ts";
import { TrustSafetyScreen } from "../../web/features/trust/TrustSafetyScreen.tsx";
import { ViewerProvider } from "../../web/shell/ViewerProvider.tsx";
import { ToastProvider } from "../../web/ui/toast.tsx";

afterEach(cleanup);

/** Nobody is signed in, so nothing may be asked. */
const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ operationName }) => {
    throw new Error(`${operationName ?? "something"} was asked`);
  }),
});

// Proves: TS-011, TO-061
it.each([
  ["", "Start Verification Process"],
  ["?tab=reviews", "Try Review Interface"],
  ["?tab=disputes", "Try Dispute Interface"],
  // A link into the dialog opens nothing for them either.
  ["?verify", "Start Verification Process"],
])("/trust-safety%s asks a visitor who presses %s to log in", async (search, button) => {
  render(
    <MemoryRouter initialEntries={[`/trust-safety${search}`]}>
      <ApolloProvider client={client}>
        <ViewerProvider>
          <ToastProvider>
            <TrustSafetyScreen />
          </ToastProvider>
        </ViewerProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByText("Current status")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: button }));

  const toast = await screen.findByText("Login Required");
  const words = within(toast.closest("li") ?? document.body);
  expect(words.getByText("Please login to view trust & safety features")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});
