/* Runs inside the page. Finds elements as a customer or a screen reader would: by role, name and text. */
// oxlint-disable no-unused-expressions, unicorn/consistent-function-scoping
;({ role, name, text, label, exact = false, hidden = false }) => {
  const roles = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    tab: '[role=tab]',
    dialog: '[role=dialog], [role=alertdialog], dialog[open]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    row: 'tr, [role=row]',
    listitem: '[role=dialog] li, [role=alertdialog] li',
  }
  const squeeze = (value) => (value ?? '').replaceAll(/\s+/g, ' ').trim()
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(spoken).join(' ')
  }
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return squeeze(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    if (element.ariaLabel) return squeeze(element.ariaLabel)
    const labels = [...(element.labels ?? [])].map(spoken).join(' ')
    return squeeze(labels || spoken(element))
  }
  const matches = (value, wanted) =>
    exact ? value === wanted : value.toLowerCase().includes(wanted.toLowerCase())
  const visible = (element) =>
    hidden ||
    (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1)
  // Elements behind an open dialog can't be reached.
  const reachable = (element) => element.closest('[inert], [aria-hidden=true]') === null

  let found
  if (label !== undefined)
    found = [...document.querySelectorAll('input, select, textarea')].filter((field) =>
      matches(nameOf(field).replace(/ ?\*$/, ''), label),
    )
  else if (role !== undefined)
    found = [...document.querySelectorAll(roles[role])].filter(
      (element) => name === undefined || matches(nameOf(element), name),
    )
  else {
    const all = [...document.body.querySelectorAll('*')].filter((element) => {
      const value = squeeze(element.textContent)
      return !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && matches(value, text)
    })
    found = all.filter((element) => !all.some((other) => other !== element && element.contains(other)))
  }
  return found.filter((element) => visible(element) && (text !== undefined || hidden || reachable(element)))
}
