/** As in the story tests, in pixels. A story with a viewport of its own has that width. */
const WINDOW = { width: 1200, height: 900 }
/** How long a play function may take, in milliseconds. */
const TAKES_AT_MOST = 30_000

/** Notes what Storybook reports about stories; runs in the page, before its scripts. */
function noteReports() {
  const reports = (window.storyReports = { threw: [] })
  const note = (error) => reports.threw.push(error?.message ?? String(error))
  let channel
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given) => {
      channel = given
      given.on('playFunctionThrewException', note)
      given.on('storyThrewException', note)
      given.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(note))
      given.on('storyFinished', ({ status }) => (reports.status = status))
    },
  })
}

/** The width of each story that has its own, from `viewport: { value: 'w320' }`. */
async function ownWidths(page, base, id) {
  await page.goto(`${base}/iframe.html?viewMode=story&id=${id}`)
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.extract)
  return page.evaluate(async () => {
    const preview = window['__STORYBOOK_PREVIEW__']
    await preview.ready()
    const stories = Object.values(await preview.extract())
    return Object.fromEntries(
      stories.map(({ id: own, globals, storyGlobals }) => [
        own,
        Number((storyGlobals ?? globals)?.viewport?.value?.slice(1)) || undefined,
      ]),
    )
  })
}

/**
 * Opens stories of the built Storybook and runs their play functions, several at a time.
 *
 * @param ids The stories.
 * @returns a line for each story whose play function failed or didn't end.
 */
export async function faultsOfPlays(browser, base, ids, pages = 3) {
  const faults = []
  const waiting = [...ids]
  const first = await browser.newPage()
  const widths = ids.length > 0 ? await ownWidths(first, base, ids[0]) : {}
  await first.close()
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      // A context of its own: a story may leave something in the storage.
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport: WINDOW })
      const page = await context.newPage()
      await page.addInitScript(noteReports)
      if (widths[id]) await page.setViewportSize({ ...WINDOW, width: widths[id] })
      try {
        await page.goto(`${base}/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          () => window.storyReports.status !== undefined || window.storyReports.threw.length > 0,
          undefined,
          { timeout: TAKES_AT_MOST },
        )
        const threw = await page.evaluate(() => window.storyReports.threw)
        if (threw.length > 0) faults.push(`${id}: ${threw[0].split('\n').slice(0, 3).join(' ')}`)
      } catch (error) {
        faults.push(`${id}: ${error.message.split('\n')[0]}`)
      }
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: pages }, work))
  return faults
}
