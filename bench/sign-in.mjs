// For the measuring of signed-in pages: the sample customer, signed in through the API, as the app itself stores it.
// oxlint-disable-next-line import/no-default-export -- the harness asks for it
export default async function signIn({ page, base }) {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'withdraw@sample.test', password: 'Sample#2026' }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}.`)
  const { user, token } = await answer.json()
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(
    ([details, kept]) => {
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userToken', kept)
    },
    [JSON.stringify(user), token],
  )
}
