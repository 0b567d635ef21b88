import { CallToAction } from '#ui/marketing/CallToAction.tsx'
import type { ComponentProps } from 'react'
import { customerCall } from '../../content/customer-call.ts'
import { useSession } from '../../session/session-state.ts'

/** The last section of a public page: the given call for a visitor, and the way to the dashboard for a customer. */
export function StartCall(call: ComponentProps<typeof CallToAction>) {
  return <CallToAction {...(useSession() ? customerCall : call)} />
}
