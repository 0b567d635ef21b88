/**
 * What a screen reader says about an element, in order: the names that attributes give, descriptions, and texts. Leaves out what it can't
 * reach, such as a covered frame.
 */
export function heardIn(root: Element): string[] {
  if (root.closest('[inert], [hidden], [aria-hidden="true"]')) return []
  const byIds = (attribute: string) =>
    (root.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
  const own = [
    root.getAttribute('aria-label'),
    root.getAttribute('title'),
    root.getAttribute('alt'),
    root.getAttribute('aria-description'),
    ...byIds('aria-labelledby'),
    ...byIds('aria-describedby'),
  ]
  const content = [...root.childNodes].flatMap((child) =>
    child instanceof Element ? heardIn(child) : child.nodeType === Node.TEXT_NODE ? [child.textContent] : [],
  )
  // The name of a button or a link replaces its text.
  const named = root.matches('button, a') && root.hasAttribute('aria-label')
  return [...own, ...(named ? [] : content)].filter((text): text is string => Boolean(text?.trim()))
}

/** How often a name is heard in an element. */
export const timesHeard = (name: string, root: Element) => heardIn(root).join('\n').split(name).length - 1
