// Inline after the app shell of a customer's page. Fills in the stored name and status (SES-2), and whether there are next steps
// (app/routes/dashboard/next-steps.ts), before the first paint, so that nothing moves when the app renders the page anew.
import { DETAILS_KEY, DISPLAY_KEY } from '#app/storage/keys.ts'

try {
  const stored = JSON.parse(localStorage.getItem(DETAILS_KEY))
  const { name, email, verified, totalDeposit, pendBalance } = stored
  const known = [verified === true ? 'verified' : verified === false ? 'not-verified' : 'unknown-status']
  if (typeof name === 'string' && name) known.push('name')
  const choices = JSON.parse(localStorage.getItem(DISPLAY_KEY))
  const isOpen = (step) => choices?.email !== email || !choices.hidden?.includes(step)
  const isNew = totalDeposit !== null && pendBalance !== null && !(totalDeposit > 0 || pendBalance > 0)
  if ((verified === false && isOpen('verify')) || (isNew && isOpen('deposit'))) known.push('steps')
  for (const kind of known) {
    const template = document.querySelector(`template[data-stored="${kind}"]`)
    template.content.querySelector('bdi')?.append(name)
    template.replaceWith(template.content)
  }
} catch {
  // Nothing readable is stored. The app reports it.
}
