let events = 0;

/** How many live events this page has heard: whoever compares two moments knows whether something happened between. */
export const heard = {
  count: () => events,
  event: () => {
    events++;
  },
};
