// Runs before the first paint, so that a chosen theme never flashes. The build puts it into every page, and the content
// security policy lets it in by its hash: after a change here, build/first-paint/page-script.test.ts says what the hash is now.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is.
}
