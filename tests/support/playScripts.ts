import fc from "fast-check";

/**
 * Plays scripts drawn from `scripts` until there were enough of them or the time is over (`fc.assert`). When it is over,
 * fast-check ends the check and leaves the script it was playing to run on: whoever reads the books then reads half of
 * it. Here that script is played to its end as well, and what it finds fails the test like any other.
 */
export async function playScripts<Script>(
  scripts: fc.Arbitrary<Script>,
  play: (script: Script) => Promise<void>,
  bounds: fc.Parameters<[Script]>,
): Promise<void> {
  let playing = Promise.resolve();
  const property = fc.asyncProperty(scripts, async (script) => {
    playing = play(script);
    await playing;
  });
  await fc.assert(property, bounds);
  await playing;
}
