// For measuring route changes: a visitor who has closed the notice at start, which would cover the links.
// oxlint-disable-next-line import/no-default-export -- the harness imports the default
export default async function visitor({ page, base }) {
  await page.goto(`${base}/plans`)
  await page.evaluate(() =>
    localStorage.setItem('tradeNoticeSeen', document.querySelector('dialog').dataset.version),
  )
}
