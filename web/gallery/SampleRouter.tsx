import { useMemo, useState, type ReactNode } from "react";
import {
  parsePath,
  Router,
  UNSAFE_LocationContext as OuterLocation,
  type Navigator,
  type To,
} from "react-router-dom";

/**
 * An address of its own for one sample: what reads the address reads the sample's, and its links lead nowhere else. The
 * library's own memory router would put a second history into the page every visitor loads.
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
    // A router inside another is refused, unless it does not know.
    <OuterLocation value={null as never}>
      <Router location={location} navigator={navigator}>
        {props.children}
      </Router>
    </OuterLocation>
  );
}
