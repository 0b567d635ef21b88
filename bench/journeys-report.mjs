// Turns what bench/journeys.mjs found into rows for the console and a section of RESULTS.md.
import { median } from './harness/lib/args.mjs'

const names = ['presses', 'seconds', 'words']
const range = (values, digits) => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  return least === most ? least : `${least} to ${most}`
}

/** The rounds of each journey, visit, width and address. */
function grouped(found) {
  const groups = new Map()
  for (const each of found) {
    const key = [each.journey, each.when, each.width, each.base].join()
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

/** One row for each of them, with medians. */
export const journeyRows = (found) =>
  grouped(found).map((rounds) => {
    const { journey, when, width, base } = rounds[0]
    const medians = names.map((name) => [name, median(rounds.map((round) => round[name]))])
    return { journey, when, width, base, ...Object.fromEntries(medians) }
  })

const visits = { first: 'new browser', again: 'again' }
const title = ({ journey, when, width }) => `${journey}, ${visits[when]}, ${width} px`
const of = (now, before) => `${now} (×${(now / before).toFixed(2)})`

/** The section's paragraphs. `bases` and `commits` are those of before and now. */
export function journeySection(found, bases, commits) {
  const rows = journeyRows(found)
  const pairs = rows
    .filter(({ base }) => base === bases[0])
    .map((before) => {
      const same = ({ journey, when, width, base }) =>
        base === bases[1] && journey === before.journey && when === before.when && width === before.width
      return { before, now: rows.find(same) }
    })
    .toSorted(
      (a, b) => Object.keys(visits).indexOf(a.before.when) - Object.keys(visits).indexOf(b.before.when),
    )
  const lines = pairs.map(({ before, now }) => [
    title(before),
    before.presses,
    now.presses,
    before.seconds.toFixed(1),
    of(now.seconds.toFixed(1), before.seconds),
    before.words,
    of(now.words, before.words),
  ])
  const missed = pairs.flatMap(({ before, now }) =>
    names.filter((name) => now[name] >= before[name]).map((name) => `${name} of ${title(before)}`),
  )
  const head = ['journey', 'presses before', 'now', 'seconds before', 'now', 'words before', 'now']
  const table = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...lines]
  const rounds = grouped(found)[0].length
  const loads = range(
    found.map(({ load }) => load),
    1,
  )
  return [
    '## The two main journeys',
    `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, load average ${loads}. Before is commit ${commits[0]}, now is commit ${commits[1]}, in turns. Medians of ${rounds} rounds; the ratio is to before. Made by \`npm run bench:journeys\`; [README.md](README.md#the-two-main-journeys) says what is counted.`,
    table.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    missed.length > 0
      ? `**Not less than before:** ${missed.join('; ')}.`
      : 'Every figure is less than before.',
  ]
}
