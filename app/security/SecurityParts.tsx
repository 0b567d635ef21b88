import { useEffect } from 'react'
import { followOtherTabs } from '../session/follow-other-tabs.ts'
import { ActivityPart } from './ActivityPart.tsx'
import { AddressBookPart } from './AddressBookPart.tsx'
import { LockPart } from './LockPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { SecondStepPart } from './SecondStepPart.tsx'
import { SecurityChecks } from './SecurityChecks.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { followOrders } from './queries.ts'
import { StepUpQuestion } from './StepUpQuestion.tsx'
import { WordPart } from './WordPart.tsx'

type Props = {
  email: string
  /** The capabilities that the backend offers. */
  offered: readonly string[]
}

/** The parts of the security page, each only with its capability (CAP-3). */
export function SecurityParts({ email, offered }: Props) {
  useEffect(followOtherTabs, [])
  useEffect(() => followOrders(email), [email])
  const has = (name: string) => offered.includes(name)
  return (
    <>
      <SecurityChecks email={email} offered={offered} />
      {has('two-factor') && <SecondStepPart email={email} />}
      {has('passkeys') && <PasskeysPart email={email} />}
      {has('sessions') && <SessionsPart email={email} />}
      {has('activity') && <ActivityPart email={email} />}
      {has('withdrawal-lock') && <LockPart email={email} />}
      {has('address-book') && <AddressBookPart email={email} />}
      {has('mail-word') && <WordPart email={email} />}
      <StepUpQuestion email={email} />
    </>
  )
}
