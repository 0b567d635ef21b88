// npm run check:storybook: opens every document and one story of each file in the built Storybook. Fails on a console error, a
// missing file or an empty page.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sirv from 'sirv'
import { ensureChromium, launchOptions } from './chromium.mjs'

const folder = process.argv[2] ?? 'storybook-static'
const server = createServer(sirv(folder))
await new Promise((resolve) => server.listen(Number(process.env.STORYBOOK_PORT ?? 0), resolve))
const base = `http://localhost:${server.address().port}`

const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
const documents = entries.filter(({ type }) => type === 'docs')
const stories = entries.filter(
  ({ type, title }, index) =>
    type === 'story' &&
    index === entries.findIndex((entry) => entry.type === 'story' && entry.title === title),
)
const addresses = [
  `/?path=/docs/${documents[0].id}`,
  ...documents.map(({ id }) => `/iframe.html?viewMode=docs&id=${id}`),
  ...stories.map(({ id }) => `/iframe.html?viewMode=story&id=${id}`),
]

process.env.CHROME_PATH = ensureChromium()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
const faults = []
let at = ''
page.on('console', (message) => message.type() === 'error' && faults.push(`${at}: ${message.text()}`))
page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
page.on(
  'response',
  (answer) => answer.status() >= 400 && faults.push(`${at}: ${answer.status()} ${answer.url()}`),
)

// Whether the page shows content, including a dialog outside the root, or Storybook's error page, which these classes mark.
const drawn = () => {
  const shown = document.querySelector(
    '#storybook-docs:not([hidden]) h1, #storybook-root:not([hidden]) > *, body > [role*=dialog], #root nav',
  )
  return shown !== null || /sb-show-(?:errordisplay|nopreview)/.test(document.body.className)
}
for (at of addresses) {
  try {
    await page.goto(base + at, { waitUntil: 'domcontentloaded', timeout: 60_000 })
  } catch (error) {
    faults.push(`${at}: ${error.message}`)
    continue
  }
  await page
    .waitForFunction(drawn, undefined, { timeout: 15_000 })
    .catch(() => faults.push(`${at}: is empty`))
  if (await page.evaluate(() => /sb-show-(?:errordisplay|nopreview)/.test(document.body.className)))
    faults.push(`${at}: shows an error`)
  // MDX doesn't support tables: put them into <Markdown>.
  if (await page.getByRole('paragraph').filter({ hasText: /^\|/ }).count())
    faults.push(`${at}: a table is shown as text`)
}
await browser.close()
server.close()
for (const fault of new Set(faults)) console.error(fault)
console.log(
  `Storybook: ${documents.length} documents and ${stories.length} stories opened, ${new Set(faults).size} errors.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
