// Stands behind the frame of a customer's page and writes in what is stored of the customer (SES-2), before the first paint:
// the app, which builds the page anew, then finds nothing to move.
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
  // Nothing that can be read: the app tells the customer.
}
