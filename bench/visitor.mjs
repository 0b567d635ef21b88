// For the measuring of route changes: a visitor who has closed the notice at start, which would lie over the links.
// oxlint-disable-next-line import/no-default-export -- the harness asks for it
export default async function visitor({ page, base }) {
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(() => sessionStorage.setItem('tradeNoticeSeen', 'true'))
}
