// npm run check:storybook: opens every document and one story of each file in the built Storybook, and runs all play functions. Fails
// on a console error, a missing file, an empty page, a code snippet that can't be copied, a document that scrolls sideways on a phone,
// a play function that fails, or a component that the manifest lacks.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sirv from 'sirv'
import * as icons from 'lucide-react'
import { findStoryChromium, launchOptions } from './chromium.mjs'
import { readCoverage } from './coverage.mjs'
import { faultsOfManifest } from './manifest.mjs'
import { faultsOfSnippet } from './snippets.mjs'
import { faultsOfPlays } from './storybook-plays.mjs'

const folder = process.argv[2] ?? 'storybook-static'
const server = createServer(sirv(folder))
await new Promise((resolve) => server.listen(Number(process.env.STORYBOOK_PORT ?? 0), resolve))
const base = `http://localhost:${server.address().port}`

const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
const documents = entries.filter(({ type }) => type === 'docs')
// Skips the stories of routes, which show the whole app, and pages in MDX, which show no component.
const components = new Set(
  documents
    .filter(({ importPath, id }) => importPath.endsWith('.stories.tsx') && !id.startsWith('routes-'))
    .map(({ id }) => id),
)
const stories = entries.filter(
  ({ type, title }, index) =>
    type === 'story' &&
    index === entries.findIndex((entry) => entry.type === 'story' && entry.title === title),
)
// `node tools/check-storybook.mjs storybook-static 'primitives|money'` opens only documents and stories whose id starts like this.
const wanted = new RegExp(`^(?:${process.argv[3] ?? ''})`)
const addresses = [
  ...(process.argv[3] ? [] : [`/?path=/docs/${documents[0].id}`]),
  ...documents.filter(({ id }) => wanted.test(id)).map(({ id }) => `/iframe.html?viewMode=docs&id=${id}`),
  ...stories.filter(({ id }) => wanted.test(id)).map(({ id }) => `/iframe.html?viewMode=story&id=${id}`),
]

const names = new Set([
  'AmountsHidden',
  ...readCoverage().flatMap(({ exports }) => exports),
  ...Object.keys(icons),
])
let snippets = 0

/** Opens all snippets of a document, and checks each. */
async function checkSnippets() {
  const buttons = page.getByText('Show code', { exact: true })
  await buttons
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push(`${at}: has no snippet`))
  // From the last to the first, because each press removes one from the list.
  for (let index = (await buttons.count()) - 1; index >= 0; index -= 1) await buttons.nth(index).click()
  const texts = await page.locator('pre.prismjs').allInnerTexts()
  snippets += texts.length
  for (const text of texts) faults.push(...faultsOfSnippet(text, names).map((fault) => `${at}: ${fault}`))
}

const browser = await chromium.launch(launchOptions(findStoryChromium()))
const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' })
const faults = []
let at = ''
page.on('console', (message) => message.type() === 'error' && faults.push(`${at}: ${message.text()}`))
page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
page.on(
  'response',
  (response) => response.status() >= 400 && faults.push(`${at}: ${response.status()} ${response.url()}`),
)

/** Notes when the page shows content, including a dialog outside the root. A play function may close that dialog before anyone looks. */
function noteContent() {
  const content =
    '#storybook-docs:not([hidden]) h1, #storybook-root:not([hidden]) > *, body > [role*=dialog], #root nav'
  const look = () => (window.hasShownContent ||= document.querySelector(content) !== null)
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}
await page.addInitScript(noteContent)

// Whether the page has shown content, or shows Storybook's error page, which these classes mark.
const drawn = () =>
  window.hasShownContent || /sb-show-(?:errordisplay|nopreview)/.test(document.body.className)
async function checkPage() {
  await page.goto(base + at, { waitUntil: 'domcontentloaded', timeout: 60_000 })
  await page
    .waitForFunction(drawn, undefined, { timeout: 15_000 })
    .catch(() => faults.push(`${at}: is empty`))
  if (await page.evaluate(() => /sb-show-(?:errordisplay|nopreview)/.test(document.body.className)))
    faults.push(`${at}: shows an error`)
  // MDX doesn't support tables: put them into <Markdown>.
  if (await page.getByRole('paragraph').filter({ hasText: /^\|/ }).count())
    faults.push(`${at}: a table is shown as text`)
  if (components.has(at.split('&id=')[1])) await checkSnippets()
  if (at.includes('viewMode=docs')) await checkWidth()
}

/** On a phone, a document scrolls down only. */
async function checkWidth() {
  await page.setViewportSize({ width: 375, height: 800 })
  const [width, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  if (width > room) faults.push(`${at}: is ${width} px wide in a window of 375 px`)
  await page.setViewportSize({ width: 1280, height: 720 })
}
for (at of addresses) await checkPage().catch((error) => faults.push(`${at}: ${error.message}`))

// Checks both themes, one of them in a frame.
at = `/iframe.html?viewMode=story&id=${stories[0].id}&globals=theme:side%20by%20side`
await page.goto(base + at)
await page
  .frameLocator('iframe[title="Dark theme"]')
  .locator('html[data-theme=dark] #storybook-root > *')
  .first()
  .waitFor({ timeout: 15_000 })
  .catch(() => faults.push(`${at}: shows no dark copy`))

const played = entries.filter(
  ({ type, id, tags }) => type === 'story' && wanted.test(id) && tags?.includes('play-fn'),
)
faults.push(
  ...(await faultsOfPlays(
    browser,
    base,
    played.map(({ id }) => id),
  )),
)
faults.push(...faultsOfManifest(folder, readCoverage()))
await browser.close()
server.close()
for (const fault of new Set(faults)) console.error(fault)
console.log(
  `Storybook: ${documents.length} documents and ${stories.length} stories opened, ${snippets} snippets read, ${played.length} play functions run, ${new Set(faults).size} errors.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
