/** What the app keeps in the browser, and until when (SES-1). The privacy policy and the account page show this list. */
export const storedInBrowser = [
  {
    until: 'While you are signed in',
    what: 'Your account details and a sign-in token. Signing out removes both.',
  },
  {
    until: 'Until you sign out',
    what: 'Deposits you have started, the coin of your last deposit, and hints, steps and parts of a page you have hidden.',
  },
  {
    until: 'Until they are settled, also after you sign out',
    what: 'Deposits that are still to be recorded and withdrawals that got no answer, with the amount, where a withdrawal goes, your email, the time and a key. This way none is lost or sent twice.',
  },
  {
    until: 'Until you close the message about it, also after you sign out',
    what: 'Deposits and withdrawals that were refused after you signed out, with the same details, the reason of the refusal and the number by which support finds it.',
  },
  { until: 'Until you sign out or close the tab', what: 'Whether you hide amounts.' },
  {
    until: 'Until you close the tab',
    what: 'Which messages you have closed, how far you have scrolled, which registrations got no answer, and whether the page was closed while it showed a seed phrase. Never the phrase itself.',
  },
  {
    until: 'During a reload',
    what: 'What you have typed into the forms for registration, withdrawals, your account and messages to us, without passwords.',
  },
  {
    until: 'Until you clear your browser’s data',
    what: 'Your choice of a light or dark theme, which risk notice you have seen, and which optional features our server offers.',
  },
] as const

/** The list in a sentence, for the account page. */
export const storedBriefly =
  'Your account details go when you sign out; deposits and withdrawals that are not settled stay.'
