export type CopyResult = 'copied' | 'changed' | 'refused'

/**
 * Copies text, and reads the clipboard back if the browser already allows it. That detects malware that replaces copied addresses
 * (C37). It never requests the permission, because customers would learn to grant it to any page that asks.
 */
export async function copyText(text: string): Promise<CopyResult> {
  // Browsers offer no clipboard on plain HTTP (C36).
  if (!navigator.clipboard) return 'refused'
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return 'refused'
  }
  const back = await readBack()
  return back === null || back === text ? 'copied' : 'changed'
}

async function readBack(): Promise<string | null> {
  // If the page's permissions policy forbids reading, the browser logs a console error for each attempt.
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  if (featurePolicy?.allowsFeature('clipboard-read') === false) return null
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' ? await navigator.clipboard.readText() : null
  } catch {
    return null
  }
}

/** Selects the text of an element, so that it can be copied by hand. */
export function selectText(element: HTMLElement) {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.addRange(range)
}
