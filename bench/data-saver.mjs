import signIn from './sign-in.mjs'

// For measuring what a customer's page needs itself: signs in, and turns the browser's data saver on, so that the app prefetches nothing.
// oxlint-disable-next-line import/no-default-export -- the harness imports the default
export default async function saveData({ page, base }) {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await signIn({ page, base })
}
