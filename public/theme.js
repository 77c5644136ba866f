// Runs before the first paint, so that no page flashes in the wrong theme. Kept in step with
// lib/client/theme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
})();
