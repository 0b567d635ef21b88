// Inline after the app shell of a customer's page. Fills in the stored name and status (SES-2) before the first paint, so that
// nothing moves when the app renders the page anew.
try {
  const { name, verified } = JSON.parse(localStorage.getItem('userDetails'))
  const known = [verified === true ? 'verified' : verified === false ? 'not-verified' : 'unknown-status']
  if (typeof name === 'string' && name) known.push('name')
  for (const kind of known) {
    const template = document.querySelector(`template[data-stored="${kind}"]`)
    template.content.querySelector('bdi')?.append(name)
    template.replaceWith(template.content)
  }
} catch {
  // Nothing readable is stored: the app reports it.
}
