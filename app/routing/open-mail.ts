/**
 * Opens the customer's mail program, in a tab of its own. Where none is installed, or it is a web page, this page would
 * otherwise go away for it (seen in WebKitGTK). Chromium and Firefox open no tab for a mail program.
 */
export function openMail(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
