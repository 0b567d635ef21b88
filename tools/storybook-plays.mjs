/** The window of the story tests, in pixels. A story with its own viewport has that width. */
const WINDOW = { width: 1200, height: 900 }
/** How long a play function may take, in milliseconds. */
const TAKES_AT_MOST = 30_000

/** Reports the end of a story to `storyEnded`: an empty text, or what failed first. Runs in the page, before its scripts. */
function reportEnd() {
  let channel
  // Inside, because only the code of this function reaches the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const failed = (error) => window.storyEnded(error?.message ?? String(error))
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given) => {
      channel = given
      given.on('playFunctionThrewException', failed)
      given.on('storyThrewException', failed)
      given.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(failed))
      given.on('storyFinished', () => window.storyEnded(''))
    },
  })
}

/** Opens a story. Resolves with what `reportEnd` reports: an empty text, or what failed. */
async function playedIn(page, address) {
  // The page reports the end itself. Polling the page would fail in stories that stop its clock.
  const ended = new Promise((resolve) => {
    void page.exposeFunction('storyEnded', resolve)
  })
  await page.addInitScript(reportEnd)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, TAKES_AT_MOST, `did not end in ${TAKES_AT_MOST / 1000} s`)
  })
  const fault = await Promise.race([ended, late])
  clearTimeout(timer)
  return fault
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
 * @param ids The ids of the stories.
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
      // A new context for each story, because a story may leave something in the browser's storage.
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport: WINDOW })
      const page = await context.newPage()
      if (widths[id]) await page.setViewportSize({ ...WINDOW, width: widths[id] })
      try {
        const fault = await playedIn(page, `${base}/iframe.html?viewMode=story&id=${id}`)
        if (fault !== '') faults.push(`${id}: ${fault.split('\n').slice(0, 3).join(' ')}`)
      } catch (error) {
        faults.push(`${id}: ${error.message.split('\n')[0]}`)
      }
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: pages }, work))
  return faults
}
