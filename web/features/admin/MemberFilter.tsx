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

interface Props {
  /** Where in the URL the member is. */
  name?: string;
  words?: string;
}

/** Says that a list is only about the member in the URL, and ends that. Renders nothing without one. */
export function MemberFilter({ name = "member", words = "Only about" }: Props) {
  const { read, put } = useAdminUrl();
  const id = read(name);
  const { data } = useQuery(FilteredMember, { variables: { id }, skip: id === "" });

  if (id === "") return null;
  return (
    <Row>
      <span>
        {words} {data?.adminUser ? <MemberLink member={data.adminUser} /> : "one member"}
      </span>
      <Button $small onClick={() => put(name, "")}>
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
