export type Picture = { theme: 'light' | 'dark' | 'forced'; width?: number }

type Story = {
  id: string
  name: string
  tags: string[]
  hasPlay: boolean
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** Whole pages are made of components that have pictures of their own, and the foundations are documents. */
const withoutPictures = /^(routes|foundations)-/
const atBothWidths = /^(shell|marketing)-/
const WIDTHS = [375, 1280]
const NARROWEST = 320
const tried = /^(Playground|States)$/
const whole = /^(Playground|Open)$/

/**
 * The pictures of a story. One without a play is there to be looked at, so it has some; of the others, which are there to
 * be tried, only the Playground and the States have, and those that say `parameters: { pixels: true }`.
 */
export function picturesOf({ id, name, tags, hasPlay, globals, parameters }: Story): Picture[] {
  const { pixels, forcedColors } = parameters
  if (withoutPictures.test(id) || pixels === false) return []
  // Each picture is taken in the dark anyway; large text and the other direction are for axe and plays to try.
  const elsewhere = globals.theme === 'dark' || globals.direction === 'rtl' || globals.textSize === '200%'
  if ((elsewhere || (hasPlay && !tried.test(name))) && pixels !== true) return []
  if (forcedColors) return [{ theme: 'forced' }]
  const themes = ['light', 'dark'] as const
  const own = widthOf(globals)
  if (own !== undefined && own !== 1280) return themes.map((theme) => ({ theme, width: own }))
  if (atBothWidths.test(id)) return WIDTHS.flatMap((width) => themes.map((theme) => ({ theme, width })))
  const pictures: Picture[] = themes.map((theme) => ({ theme }))
  // `wide` is what a telephone never shows: a sheet of paper, the bar of a wide window.
  return (whole.test(name) || pixels === true) && !tags.includes('wide')
    ? [...pictures, { theme: 'light', width: NARROWEST }]
    : pictures
}

/** A story's own width, which it has from the toolbar: `viewport: { value: 'w320' }`. */
function widthOf({ viewport }: Record<string, unknown>) {
  const value = (viewport as { value?: string } | undefined)?.value
  return value === undefined ? undefined : Number(value.slice(1))
}

/** The system, and the major version of its Chromium. */
export type MadeOn = { platform: string; chromium: string }

/** Why a run compares no pictures, in one line; `undefined` if it does. Fonts are drawn differently elsewhere. */
export function whyNotCompared(mode: string | undefined, made: MadeOn | undefined, here: () => MadeOn) {
  if (mode === 'accept') return undefined
  if (mode === 'off') return 'Pixels: not compared, because of PIXELS=off.'
  if (!made) return 'Pixels: not compared, stories/pixels holds no pictures yet. Run npm run pixels:accept.'
  const now = here()
  if (made.platform === now.platform && made.chromium === now.chromium) return undefined
  return `Pixels: not compared, the pictures are of ${made.platform} with Chromium ${made.chromium}, this is ${now.platform} with Chromium ${now.chromium}.`
}
