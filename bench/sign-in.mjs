import visitor from './visitor.mjs'

// For measuring customers' pages: signs in the sample customer through the API, and stores the session and what the backend offers as
// the app does.
// oxlint-disable-next-line import/no-default-export -- the harness imports the default
export default async function signIn({ page, base, email = 'withdraw@sample.test' }) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Sample#2026' }),
  })
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`)
  const { user, token } = await response.json()
  const { capabilities } = await (await fetch(`${base}/api/`)).json()
  await visitor({ page, base })
  await page.evaluate(
    ([details, kept, offered]) => {
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userToken', kept)
      if (offered.length > 0) localStorage.setItem('capabilities', JSON.stringify(offered))
    },
    [JSON.stringify(user), token, capabilities ?? []],
  )
}
