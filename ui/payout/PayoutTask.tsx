import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { reasonSentence } from './payout-labels.ts'

type Props = Omit<ComponentProps<typeof Callout>, 'tone' | 'title' | 'live' | 'action' | 'children'> & {
  /** What is asked for, as the server sent it. `undefined` until it is loaded. */
  step: { reason: string | null; text: string | null } | undefined
  /** The link to support. */
  supportHref: string
}

/** Says at the top of the details that a withdrawal waits for the customer, and for what (CAP-2). */
export function PayoutTask({ step, supportHref, className, ...rest }: Props) {
  const t = useTranslate()
  const hidden = use(AmountsHidden)
  const ours = step && reasonSentence(step.reason, t)
  return (
    <Callout
      data-slot="payout-task"
      tone="warning"
      title={t(m.waitsForYouNow)}
      action={<Link href={supportHref}>{t(m.contactSupport)}</Link>}
      className={cn('wrap-anywhere', className)}
      {...rest}
    >
      {step === undefined && <Skeleton className="mt-1 h-11" />}
      {ours && <p>{ours}</p>}
      {step?.text != null &&
        (hidden ? (
          <p>{t(m.messageHidden)}</p>
        ) : (
          <p>
            <bdi>{step.text}</bdi>
          </p>
        ))}
      {step && !ours && step.text === null && <p>{t(m.notSaidWhat)}</p>}
    </Callout>
  )
}
