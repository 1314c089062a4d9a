// Sets the chosen colors before the first paint.
try {
  const theme = localStorage.getItem("fcmlint-theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
