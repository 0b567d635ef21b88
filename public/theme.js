// Runs before the first paint, so that a chosen theme never flashes. A file of its own, because the content security
// policy lets no script stand in the page.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is.
}
