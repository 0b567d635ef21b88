import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { paths } from '../../paths.ts'

/**
 * What a customer can do if the email is registered already. The account may be the customer's own although nothing seemed to fail:
 * a browser may send a request again by itself, and then only the second answer arrives, without the seed phrase.
 *
 * @param unanswered The app knows of an earlier attempt with this email that got no answer.
 */
export function RegisteredNote({ unanswered }: { unanswered: boolean }) {
  if (unanswered)
    return (
      <Callout tone="info" live="polite" title="Your earlier try may have registered this address">
        It was sent, and no answer came back. <Link href={paths.signIn}>Sign in</Link> with the password you
        typed then. If that works, ask <Link href={paths.helpCenter}>support</Link> about the seed phrase you
        did not get to see.
      </Callout>
    )
  return (
    <Callout tone="info" live="polite" title="Is this your account?">
      Then <Link href={paths.signIn}>sign in</Link>. If you were creating it just now and were shown no seed
      phrase, sign in with the password you have just typed. If that works, ask{' '}
      <Link href={paths.helpCenter}>support</Link> about the seed phrase.
    </Callout>
  )
}
