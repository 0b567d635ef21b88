import { routeMatrix } from '#stories/routes/route-states.ts'

const states = ['hover', 'focus', 'pressed'] as const
const texts = ['rtl', 'large'] as const
/** What a pointer or the keyboard does to all controls of a story at once. */
export type State = (typeof states)[number]
export type Snapshot = {
  theme: 'light' | 'dark' | 'forced'
  width?: number
  state?: State | (typeof texts)[number]
}

export const isState = (state: Snapshot['state']): state is State =>
  (states as readonly unknown[]).includes(state)
/** Whether the snapshot shows the text right to left or large. */
export const isText = (state: Snapshot['state']) => (texts as readonly unknown[]).includes(state)

/** The folder of a snapshot: `light-1280-hover`. */
export const nameOf = ({ theme, width, state }: Snapshot) =>
  [theme, width, state].filter((part) => part !== undefined).join('-')

type Story = {
  id: string
  name: string
  tags: string[]
  hasPlay: boolean
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** Foundations are documents, so they have no snapshots. */
const withoutSnapshots = /^foundations-/
const wholePage = /^routes-/
const atBothWidths = /^(shell|marketing)-/
const WIDTHS = [375, 1280]
const NARROWEST = 320
const alwaysTaken = /^(Playground|States)$/
const alsoNarrow = /^(Playground|Open)$/
const withStates = /^(Playground|States|Open)$/

/**
 * The snapshots of a story, and whether they have room around the component. Foundations, and stories with
 * `parameters: { snapshot: false }`, have none. Of stories with a play function, only Playground, States and those with `{ snapshot: true }` have
 * them; of those in dark, right to left or with large text, only those with `{ snapshot: true }`.
 */
export function snapshotsOf(story: Story): { snapshots: Snapshot[]; room: boolean } {
  const page = wholePage.test(story.id)
  const snapshots = page ? pageAtBothWidths(story) : componentSnapshots(story)
  // A page fills its window, and its parts have their own margins.
  return { snapshots, room: !page && !atBothWidths.test(story.id) }
}

/** The snapshots of a page: with its data, and with nothing in it. In light only, because every component has its own in dark. */
const pageAtBothWidths = ({ id, parameters }: Story): Snapshot[] =>
  pagesWithSnapshots.has(id) && parameters.snapshot !== false
    ? WIDTHS.map((width) => ({ theme: 'light', width }))
    : []

function componentSnapshots({ id, name, tags, hasPlay, globals, parameters }: Story): Snapshot[] {
  const { snapshot, forcedColors } = parameters
  if (withoutSnapshots.test(id) || snapshot === false) return []
  // These stories repeat others: every snapshot also exists in dark, and those of Playground and Open right to left and with large text.
  const elsewhere = globals.theme === 'dark' || globals.direction === 'rtl' || globals.textSize === '200%'
  if ((elsewhere || (hasPlay && !alwaysTaken.test(name))) && snapshot !== true) return []
  if (forcedColors) return [{ theme: 'forced' }]
  const themes = ['light', 'dark'] as const
  const own = widthOf(globals)
  const usual = elsewhere ? [] : statesOf(name)
  if (own !== undefined && own !== 1280)
    return [...themes.map((theme) => ({ theme })), ...usual].map((each) => ({ ...each, width: own }))
  if (atBothWidths.test(id))
    return WIDTHS.flatMap((width) => [
      ...themes.map((theme) => ({ theme, width })),
      ...(width === 1280 ? usual.map((each) => ({ ...each, width })) : []),
    ])
  const snapshots: Snapshot[] = themes.map((theme) => ({ theme }))
  // `wide` marks components that a phone never shows, such as a printed page or the bar of a wide window.
  return (alsoNarrow.test(name) || snapshot === true) && !tags.includes('wide')
    ? [...snapshots, { theme: 'light', width: NARROWEST }, ...usual]
    : [...snapshots, ...usual]
}

/** In light: Playground, States and Open with all controls in each state, and unless it is States, right to left and with large text. */
const statesOf = (name: string) =>
  [...(withStates.test(name) ? states : []), ...(alsoNarrow.test(name) ? texts : [])].map((state) => ({
    theme: 'light' as const,
    state,
  }))

/** A story's own width in pixels, from `viewport: { value: 'w320' }`. */
function widthOf({ viewport }: Record<string, unknown>) {
  const value = (viewport as { value?: string } | undefined)?.value
  return value === undefined ? undefined : Number(value.slice(1))
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** The ids of the stories that show a page with data or without any, as stories/routes/route-states.ts names them: `routes-account--data`. */
export const pagesWithSnapshots = new Set(
  Object.values(routeMatrix)
    .flatMap(({ data, empty }) => [data, empty])
    .filter((shown) => typeof shown === 'string')
    .map((shown) => shown.split('/'))
    .map(([file = '', name = '']) => `routes-${file.toLowerCase()}--${kebab(name)}`),
)

/** The platform and the version of Chromium that made the baseline. Others draw fonts differently. */
export type MadeOn = { platform: string; chromium: string }
type Comparison = { mode: 'compare' | 'accept' | 'off'; says?: string }

/** The platform of the baseline. */
export const PLATFORM = 'linux-x64'

/**
 * Whether a run compares, and what it says if it doesn't.
 *
 * @throws on linux-x64 if it can't compare, because otherwise a changed snapshot would pass.
 */
export function comparisonOf(setting: string | undefined, made: MadeOn | undefined, now: MadeOn): Comparison {
  if (setting === 'accept') return { mode: 'accept' }
  if (now.platform !== PLATFORM)
    return { mode: 'off', says: `Snapshots are not compared on ${now.platform}, only on ${PLATFORM}.` }
  if (setting === 'off') return { mode: 'off', says: 'Snapshots are not compared: SNAPSHOTS=off.' }
  if (!made)
    throw new Error(
      'Snapshots can’t be compared: there is no baseline. Run npm run snapshots:accept -- --all.',
    )
  if (made.chromium === now.chromium && made.platform === now.platform) return { mode: 'compare' }
  throw new Error(
    `Snapshots can’t be compared: the baseline is of Chromium ${made.chromium} on ${made.platform}, and this is Chromium ${now.chromium}. Unset CHROME_PATH, or set SNAPSHOTS=off to run the stories without snapshots.`,
  )
}
