export type Picture = { theme: 'light' | 'dark' | 'forced'; width?: number }

type Story = {
  id: string
  name: string
  tags: string[]
  hasPlay: boolean
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** Whole pages consist of components that have snapshots, and foundations are documents. */
const withoutPictures = /^(routes|foundations)-/
const atBothWidths = /^(shell|marketing)-/
const WIDTHS = [375, 1280]
const NARROWEST = 320
const alwaysPictured = /^(Playground|States)$/
const alsoNarrow = /^(Playground|Open)$/

/**
 * The snapshots of a story. A story without a play function has them. With a play function, only Playground, States and stories
 * with `parameters: { pixels: true }` have them.
 */
export function picturesOf({ id, name, tags, hasPlay, globals, parameters }: Story): Picture[] {
  const { pixels, forcedColors } = parameters
  if (withoutPictures.test(id) || pixels === false) return []
  // Every snapshot exists in dark anyway. axe and play functions check large text and right to left.
  const elsewhere = globals.theme === 'dark' || globals.direction === 'rtl' || globals.textSize === '200%'
  if ((elsewhere || (hasPlay && !alwaysPictured.test(name))) && pixels !== true) return []
  if (forcedColors) return [{ theme: 'forced' }]
  const themes = ['light', 'dark'] as const
  const own = widthOf(globals)
  if (own !== undefined && own !== 1280) return themes.map((theme) => ({ theme, width: own }))
  if (atBothWidths.test(id)) return WIDTHS.flatMap((width) => themes.map((theme) => ({ theme, width })))
  const pictures: Picture[] = themes.map((theme) => ({ theme }))
  // `wide` marks components that a phone never shows, such as a printed page or the bar of a wide window.
  return (alsoNarrow.test(name) || pixels === true) && !tags.includes('wide')
    ? [...pictures, { theme: 'light', width: NARROWEST }]
    : pictures
}

/** A story's own width in pixels, from `viewport: { value: 'w320' }`. */
function widthOf({ viewport }: Record<string, unknown>) {
  const value = (viewport as { value?: string } | undefined)?.value
  return value === undefined ? undefined : Number(value.slice(1))
}

/** The platform and the major version of Chromium that made the baseline. */
export type MadeOn = { platform: string; chromium: string }

/** The reason, in one line, why a run doesn't compare; `undefined` if it does. Other platforms and versions draw fonts differently. */
export function whyNotCompared(mode: string | undefined, made: MadeOn | undefined, here: () => MadeOn) {
  if (mode === 'accept') return undefined
  if (mode === 'off') return 'Snapshots not compared: PIXELS=off.'
  if (!made) return 'Snapshots not compared: stories/pixels has no baseline yet. Run npm run pixels:accept.'
  const now = here()
  if (made.platform === now.platform && made.chromium === now.chromium) return undefined
  return `Snapshots not compared: the baseline is of ${made.platform} with Chromium ${made.chromium}, this is ${now.platform} with Chromium ${now.chromium}.`
}
