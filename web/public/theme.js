// Runs before the first paint so that a dark page never flashes white. web/ui/themeChoice.ts takes over afterwards.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem("theme");
  } catch (error) {
    // Storage may be switched off; the device's own theme still works.
  }
  var dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
