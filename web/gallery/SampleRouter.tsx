import { useMemo, useState, type ReactNode } from "react";
import {
  parsePath,
  Router,
  UNSAFE_LocationContext as OuterLocation,
  type Navigator,
  type To,
} from "react-router-dom";

/**
 * A router with a location of its own for one sample: components inside it read the sample's URL, and their links do
 * not leave it. The library's memory router would add a second history to the code that every visitor loads.
 */
export function SampleRouter(props: { readonly at: string; readonly children: ReactNode }) {
  const [path, setPath] = useState<To>(props.at);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`),
      go: () => undefined,
      push: setPath,
      replace: setPath,
    }),
    [],
  );
  const location = typeof path === "string" ? parsePath(path) : path;

  return (
    // React Router refuses a router inside another one, so hide the outer one.
    <OuterLocation value={null as never}>
      <Router location={location} navigator={navigator}>
        {props.children}
      </Router>
    </OuterLocation>
  );
}
