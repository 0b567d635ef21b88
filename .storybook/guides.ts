import type { Guide } from '#stories/guide.ts'

/** Loaded one by one, each with its page. */
const files = import.meta.glob<{ guide: Guide }>('../stories/*/*.guide.tsx')

/** The guide of the component whose stories are in this file, if it has one. */
export async function guideOf(storyFile: string) {
  const path = storyFile.replace(/^.*stories\//, '../stories/').replace('.stories.tsx', '.guide.tsx')
  return (await files[path]?.())?.guide
}
