export type CopyResult = 'copied' | 'changed' | 'refused'

/**
 * Copies, and reads back where the browser already allows that: malware that swaps addresses in the clipboard is seen
 * then (C37). It never asks for that permission, since a question at this point teaches people to say yes.
 */
export async function copyText(text: string): Promise<CopyResult> {
  // There is no clipboard at all on plain http (C36).
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
  // A page whose own policy forbids reading is told off in the console for trying, whatever the customer allowed.
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  if (featurePolicy?.allowsFeature('clipboard-read') === false) return null
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' ? await navigator.clipboard.readText() : null
  } catch {
    return null
  }
}

export function selectText(element: HTMLElement) {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.addRange(range)
}
