import { rmSync, writeFileSync } from 'node:fs'
import { launch as launchChrome } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { CHROME, chromeFlags, freshProfile } from './lib/browser.mjs'
const [url, form='mobile', out='/tmp/lead/lhr.json'] = process.argv.slice(2)
const profile = freshProfile()
const chrome = await launchChrome({ chromePath: CHROME, chromeFlags: chromeFlags(9), ignoreDefaultFlags: false, userDataDir: profile, logLevel: 'error' })
const { lhr, artifacts } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] }, form === 'desktop' ? desktopConfig : undefined)
writeFileSync(out, JSON.stringify(lhr))
const m = lhr.audits.metrics?.details?.items?.[0]
const o = Object.fromEntries(Object.entries(m ?? {}).filter(([k]) => /observed(First|Largest|Load|Dom)|^(first|largest|total|cumul)/.test(k)))
console.log(lhr.categories.performance.score, JSON.stringify(o))
for (const id of ['largest-contentful-paint-element', 'lcp-breakdown-insight', 'layout-shifts', 'cls-culprits-insight', 'render-blocking-insight','long-tasks','bootup-time']) { const a = lhr.audits[id]; if (a) console.log(id, JSON.stringify(a.details)?.slice(0, 1800)) }
for (const r of lhr.audits['network-requests'].details.items) console.log(Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.priority, r.transferSize, r.url.slice(0,90))
chrome.kill(); rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
