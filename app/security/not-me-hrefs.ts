import type { NotMeHrefs } from '#ui/security/not-me-outcome.tsx'
import { paths } from '../paths.ts'
import { sections } from './sections.ts'

const part = (section: keyof typeof sections) => `${paths.security}#${sections[section]}`

/** Where the links of the outcome of “This was not me” lead. */
export const notMeHrefs: NotMeHrefs = {
  passwordHref: `${paths.account}#password`,
  historyHref: paths.withdrawalHistory,
  undoHrefs: {
    'passkey-added': part('passkeys'),
    'address-added': part('addressBook'),
    'second-step-on': part('secondStep'),
    'backup-codes-made': part('secondStep'),
    'word-changed': part('word'),
    'only-saved-off': part('addressBook'),
    'only-saved-on': part('addressBook'),
    'second-step-off': part('secondStep'),
    'address-removed': part('addressBook'),
  },
}
