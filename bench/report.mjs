// Turns the results that bench/run.mjs stored into a Markdown page and a chart.

const kB = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))
const of = (value, limit) => (value > 0 && limit > 0 ? ` (×${(value / limit).toFixed(2)})` : '')
const table = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

/** `kept` holds the sections that others write into the same page. */
export function report(lines, { machine, day, tests, kept = [] }) {
  const last = new Map(lines.map((line) => [line.key, line]))
  const read = (name, part, path) => last.get(`${name} ${part} ${path}`)?.routes[path]
  const paths = [...new Set(lines.map(({ key }) => /^us (?:bytes|lh) (\S+)$/.exec(key)?.[1]).filter(Boolean))]

  const bytes = paths
    .filter((path) => read('us', 'bytes', path))
    .map((path) => {
      const { js, css, html, font, prefetch } = read('us', 'bytes', path).bytes
      const spa = read('limit-spa', 'bytes', path)?.bytes.js.br
      const own = [js.n, kB(js.br) + of(js.br, spa), kB(css.br), kB(html.br), kB(font.br), kB(prefetch.br)]
      return [`\`${path}\``, ...own]
    })
  const paint = paths
    .filter((path) => read('us', 'lh', path))
    .flatMap((path) =>
      ['mobile', 'desktop'].map((form) => {
        const us = read('us', 'lh', path)[form]
        const limit = (name) => read(name, 'lh', path)?.[form]?.lcp
        if (!us) return [`\`${path}\` ${form}`, ...Array.from({ length: 7 }, () => '–')]
        const scores = [us.perf, us.a11y, us.bp, us.seo].map((score) => score ?? '–').join(' / ')
        const words = [
          scores,
          us.fcp,
          us.lcp + of(us.lcp, limit('limit-static')),
          limit('limit-static') ?? '–',
        ]
        return [`\`${path}\` ${form}`, ...words, limit('limit-spa') ?? '–', us.tbt, us.cls, us.runs]
      }),
    )
  const nav = ['us nav', 'us nav signed in', 'limit-spa nav'].flatMap((key) =>
    (last.get(key)?.nav ?? []).map((each) => {
      const [from, click] = each.spec.split('|')
      const cell = (profile, kind) => each[profile]?.[kind]?.ms ?? '–'
      const times = [cell('1x', 'cold'), cell('1x', 'warm'), cell('4x', 'cold'), cell('4x', 'warm')]
      return [`${key.split(' ')[0]}: \`${from}\` → \`${click}\``, ...times, cell('4xSlow4G', 'cold')]
    }),
  )
  const rows = last.get('us history')?.rows ?? []
  const build = lines.findLast((line) => line.build !== undefined)?.build
  const loads = lines.map(({ load }) => load).filter(Number.isFinite)
  const sections = [
    '# How fast',
    `Measured ${day} on ${machine}; load average ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}. Medians. Made by \`npm run bench\`, in the same run as two reference pages: \`limit-static\` is written by hand without script, \`limit-spa\` has React, router and query only. Times depend on the machine, ratios far less.`,
    ...(bytes.length > 0
      ? [
          '## First load',
          'kB, Brotli, everything until two seconds after the network is idle; the ratio is to `limit-spa`. The backend offers no optional capability.',
          '![Script of each route compared with limit-spa](results.svg)',
          table(['route', 'files of script', 'script', 'CSS', 'HTML', 'font', 'prefetched'], bytes),
        ]
      : []),
    ...(paint.length > 0
      ? [
          '## Lighthouse 12',
          'Milliseconds. Scores are performance, accessibility, best practices, SEO. The ratio of the largest paint is to `limit-static`.',
          table(
            [
              'route',
              'scores',
              'first paint',
              'largest paint',
              'limit-static',
              'limit-spa',
              'blocked',
              'shift',
              'runs',
            ],
            paint,
          ),
        ]
      : []),
    ...(nav.length > 0
      ? [
          '## Route change',
          'Milliseconds from the click to the second frame after the new page is rendered.',
          table(['from → click', 'first', 'again', '4× slower, first', 'again', '4× and slow 4G'], nav),
        ]
      : []),
    ...(rows.length > 0
      ? [
          '## A history of 10,000 rows',
          'Milliseconds from the press to the next paint, which shows the press (in steps of 8; 0 is under 16, one frame), and to the paint that shows the requested rows. The first line is the baseline: a press that renders a single letter.',
          table(
            ['press', 'next paint', 'rows', '4× slower: next paint', 'rows'],
            rows.map(({ name, usual, slower }) => [
              name,
              usual.paint,
              usual.rows ?? '–',
              slower.paint,
              slower.rows ?? '–',
            ]),
          ),
        ]
      : []),
    ...kept,
    '## The server',
    '[SERVER.md](SERVER.md) has load on both engines compared with a bare route, kills, database restarts, slow connections, and whether response times reveal who is a customer, each with its date and method.',
    ...(build === undefined && !tests ? [] : ['## Build and tests']),
    ...(build === undefined ? [] : [`The production build took ${build} s.`]),
    ...(tests ? sayTests(tests) : []),
  ]
  return { markdown: `${sections.join('\n\n')}\n`, svg: plot(paths, read) }
}

function sayTests({ steps, count, stories, slowest }) {
  const all = Math.round(steps.reduce((sum, [, seconds]) => sum + seconds, 0))
  const forStories = steps.find(([name]) => name === 'stories')?.[1] ?? 0
  return [
    `\`npm test\` took ${all} s for ${count} tests; ${stories} stories at ${(forStories / stories).toFixed(2)} s each, both themes and snapshots included.`,
    table(
      ['step', 'seconds'],
      steps.map(([name, seconds]) => [name, Math.round(seconds)]),
    ),
    'The ten slowest tests:',
    table(
      ['test', 'seconds'],
      slowest.map(({ name, file, seconds }) => [
        `\`${file}\` ${name.replaceAll('|', '/')}`,
        seconds.toFixed(1),
      ]),
    ),
  ]
}

function plot(paths, read) {
  const bars = paths
    .map((path) => ({ path, bytes: read('us', 'bytes', path)?.bytes.js.br }))
    .filter(({ bytes }) => bytes !== undefined)
  const limit = read('limit-spa', 'bytes', '/')?.bytes.js.br ?? 0
  const most = Math.max(limit, ...bars.map(({ bytes }) => bytes), 1)
  const x = (bytes) => Math.round((bytes / most) * 420)
  const height = bars.length * 24 + 30
  const rows = bars.map(
    ({ path, bytes }, at) =>
      `<text x="190" y="${at * 24 + 27}" text-anchor="end">${path}</text><rect x="200" y="${at * 24 + 14}" width="${x(bytes)}" height="16" fill="#0b7285"/><text x="${206 + x(bytes)}" y="${at * 24 + 27}">${kB(bytes)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1b2733"><rect width="700" height="${height}" fill="#fff"/>${rows.join('')}<path d="M${200 + x(limit)} 8V${height - 14}" stroke="#a61e4d" stroke-dasharray="4 3"/><text x="${204 + x(limit)}" y="${height - 4}" fill="#a61e4d">limit-spa ${kB(limit)} kB</text></svg>\n`
}
