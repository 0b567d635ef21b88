import type { BrowserContext, Page } from '@playwright/test'

/** Collects every violation of the security policy from the first script on, as `directive address at path`. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = []
  await page.exposeFunction('noteBreach', (breach: string) => breaches.push(breach))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteBreach } = window as unknown as { noteBreach: (text: string) => void }
      noteBreach(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`)
    })
  })
  return breaches
}

/** Collects requests to foreign origins. They get a response, so that only the page's policy can stop them. */
export async function watchOutside(context: BrowserContext): Promise<string[]> {
  const reached: string[] = []
  await context.route(/evil\.test|s3\.tradingview\.com/, (route) => {
    reached.push(route.request().url())
    return route.fulfill({ body: 'window.xss = "from outside"', contentType: 'text/javascript' })
  })
  return reached
}

/** Mocks the chart provider's frames: a page that reports that it has loaded. */
export async function provideFrames(page: Page) {
  const body =
    '<!doctype html><title>chart</title><script>parent.postMessage({name:"tv-widget-load"},"*")</script>'
  await page.route('https://www.tradingview-widget.com/**', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  )
}
