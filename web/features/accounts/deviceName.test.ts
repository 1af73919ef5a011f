import { describe, expect, it } from "vitest";
import { deviceName } from "./deviceName.ts";

describe("deviceName", () => {
  it("names browser and system", () => {
    expect(
      deviceName(
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
      ),
    ).toBe("Chrome on Linux");
    expect(
      deviceName(
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
      ),
    ).toBe("Safari on iPhone");
    expect(
      deviceName("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0"),
    ).toBe("Edge on Windows");
  });
  it("says so when it cannot tell", () => {
    expect(deviceName("curl/8.5")).toBe("curl");
    expect(deviceName(null)).toBe("Unknown device");
  });
});
