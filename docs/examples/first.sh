#!/bin/sh
# A first query, a sign-in and a first mutation with nothing but curl.
#   sh docs/examples/first.sh
# MARKET, EMAIL and PASSWORD may be set; the defaults are a local demo market and its first member.
set -eu

MARKET=${MARKET:-http://localhost:4000}
EMAIL=${EMAIL:-amara@market-day.example}
PASSWORD=${PASSWORD:-market-day}

ask() {
  curl --silent --show-error "$MARKET/graphql" \
    --header "Content-Type: application/json" \
    ${TOKEN:+--header "Authorization: Bearer $TOKEN"} \
    --data "$1"
}

echo "The newest items, as anybody sees them:"
ask '{ "query": "{ items(first: 3) { edges { node { id title tpValue seller { displayName } } } } }" }'

echo "Signing in as $EMAIL:"
signed_in=$(ask '{
  "query": "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }",
  "variables": { "email": "'"$EMAIL"'", "password": "'"$PASSWORD"'" }
}')
TOKEN=$(printf %s "$signed_in" | sed -n 's/.*"token":"\([^"]*\)".*/\1/p')
[ -n "$TOKEN" ] || { echo "$signed_in"; exit 1; }

echo "Listing an item; docs/examples/live.mjs hears of it at once:"
ask '{
  "query": "mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id title status } } }",
  "variables": { "input": {
    "title": "Box of brass screws", "description": "About two hundred, mixed lengths.",
    "category": "Tools & Equipment", "condition": "Good", "trustPoints": 4
  } }
}'

echo "What a wrong price gets:"
ask '{
  "query": "mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }",
  "variables": { "input": {
    "title": "Gold bar", "description": "Heavy.", "category": "Other", "condition": "New", "trustPoints": 5000
  } }
}'
