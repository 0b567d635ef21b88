import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { paths } from '../../paths.ts'
import { clearPhraseUnsaved } from './phrase-unsaved.ts'

type Props = {
  /** The app knows of an earlier attempt with this email that got no response. */
  unanswered: boolean
  signInHref: string
}

const ONLY_ONCE = 'nobody can show it to you again, and you can’t change your password without it.'

/**
 * What a customer can do if the email is already registered. The account may be the customer's own although nothing seemed to fail:
 * a browser may send a request again by itself, and then only the second response arrives, without the seed phrase.
 */
export function RegisteredNote({ unanswered, signInHref }: Props) {
  if (unanswered)
    return (
      <Callout tone="info" live="polite" title="Your earlier try may have registered this address">
        We sent it, but got no answer. If you can <Link href={signInHref}>sign in</Link> with the password you
        typed then, <Link href={paths.helpCenter}>ask support</Link> before you deposit. You have not seen
        this account’s seed phrase: {ONLY_ONCE}
      </Callout>
    )
  return (
    <Callout tone="info" live="polite" title="Is this your account?">
      Then <Link href={signInHref}>sign in</Link>. If you were creating it just now and saw no seed phrase,
      use the password that you typed, and <Link href={paths.helpCenter}>ask support</Link> before you
      deposit. That phrase is gone: {ONLY_ONCE}
    </Callout>
  )
}

/** What a customer can do whose page was reloaded or left while it showed the seed phrase. */
export function PhraseUnsavedNote({ signInHref }: Pick<Props, 'signInHref'>) {
  return (
    <Callout tone="warning" live="polite" title="Your account was created">
      This page was showing its seed phrase when it was closed or reloaded.{' '}
      <Link href={signInHref} onClick={clearPhraseUnsaved}>
        Sign in
      </Link>{' '}
      with the password you chose. If you have not saved the phrase,{' '}
      <Link href={paths.helpCenter}>ask support</Link> before you deposit: {ONLY_ONCE}
    </Callout>
  )
}
