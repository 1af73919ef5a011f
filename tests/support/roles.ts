export const SET_ROLE = `mutation ($input: SetRoleInput!) { setRole(input: $input) { id } }`;
