import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { MemberLink } from "./MemberLink.tsx";
import { useAdminUrl } from "./useAdminUrl.ts";

const FilteredMember = graphql(`
  query FilteredMember($id: ID!) {
    adminUser(id: $id) {
      id
      displayName
    }
  }
`);

/** Says that a list is only about the member in the URL, and ends that. Renders nothing without one. */
export function MemberFilter() {
  const { read, put } = useAdminUrl();
  const id = read("member");
  const { data } = useQuery(FilteredMember, { variables: { id }, skip: id === "" });

  if (id === "") return null;
  return (
    <Row>
      <span>
        Only about {data?.adminUser ? <MemberLink member={data.adminUser} /> : "one member"}
      </span>
      <Button $small onClick={() => put("member", "")}>
        Show all
      </Button>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
