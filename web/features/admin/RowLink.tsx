import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAdminUrl } from "./useAdminUrl.ts";

/** Opens a row of a table: its id goes into the URL. */
export function RowLink(props: { name: string; id: string; children: ReactNode }) {
  const { linkTo } = useAdminUrl();
  return (
    <Link data-row to={linkTo(props.name, props.id)}>
      {props.children}
    </Link>
  );
}
