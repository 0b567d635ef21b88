/**
 * Opens a mail link in a new tab. If no mail program is installed, or it is a web page, the browser would otherwise replace
 * this page (seen in WebKitGTK). Chromium and Firefox open no tab for an installed mail program.
 */
export function openMail(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
