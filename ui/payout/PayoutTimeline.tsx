import type { Decimal } from '#contract/money.ts'
import { use, useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { formatMoment, type DateOptions } from '../money/format.ts'
import { MoneyText } from '../money/Money.tsx'
import { Link } from '../primitives/Link.tsx'
import type { Carrier, PayoutStep } from './payout-steps.ts'
import { actorName, reasonSentence, stageName, type ActorNames } from './payout-words.ts'
import { StepIcon } from './step-icon.tsx'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The steps in order, from `stepsOf`. */
  steps: readonly PayoutStep[]
  /** The amount that was requested, in US dollars. */
  amount: Decimal | null
  /** Who carries the money: a bank or a network. */
  carrier: Carrier
  /** The operator’s name, and the network’s name if it is known. */
  names: ActorNames
  /** The link to support, for a step that waits for the customer. */
  supportHref: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The life of a payout: what happened when, who acts, why, and what comes next (CAP-2). */
export function PayoutTimeline({
  steps,
  amount,
  carrier,
  names,
  supportHref,
  dates,
  className,
  ...rest
}: Props) {
  const id = useId()
  return (
    <section data-slot="payout-timeline" className={className} {...rest}>
      <h3 id={id} className="text-base">
        Progress
      </h3>
      {steps.length === 0 ? (
        <p className="mt-2 text-muted">The server sent no steps for this withdrawal.</p>
      ) : (
        <ol aria-labelledby={id} className="mt-3">
          {steps.map((step) => (
            <Step key={step.key} {...{ step, amount, carrier, names, supportHref, dates }} />
          ))}
        </ol>
      )}
    </section>
  )
}

type StepProps = Pick<Props, 'amount' | 'carrier' | 'names' | 'supportHref' | 'dates'> & {
  /** The step to show. */
  step: PayoutStep
}

function Step({ step, amount, carrier, names, supportHref, dates }: StepProps) {
  const { stage, state, at, actor, reason, text, until } = step
  const hidden = use(AmountsHidden)
  const now = state === 'now'
  const ours = reasonSentence(reason)
  return (
    <li
      data-state={state}
      data-stage={stage}
      aria-current={now ? 'step' : undefined}
      className={cn(
        'relative flex break-inside-avoid gap-3 not-last:pb-5 not-last:before:absolute not-last:before:start-[9.5px] not-last:before:top-6.5 not-last:before:-bottom-0.5 not-last:before:w-px not-last:before:bg-line-strong',
        state === 'next' && 'text-muted',
      )}
    >
      <StepIcon stage={stage} state={state} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 wrap-anywhere">
            <bdi className={cn(state !== 'next' && 'font-semibold')}>
              {stageName(stage, now ? 'now' : 'done')}
            </bdi>
            {now && <span className="text-muted">, now</span>}
            {state === 'next' && <span className="sr-only">, still to come</span>}
          </p>
          <bdi className="text-sm wrap-anywhere text-muted">{actorName(actor, names)}</bdi>
        </div>
        {state !== 'next' && (
          <p className="text-sm text-muted">
            <DateTime iso={at} {...dates} />
          </p>
        )}
        {until !== null && (
          <p className="text-sm text-muted">
            Until <time dateTime={until}>{formatMoment(until, dates)}</time>
          </p>
        )}
        <div className={cn('grid gap-1 wrap-anywhere', !now && 'text-sm')}>
          {state !== 'next' && <Sentence {...{ stage, now, amount, carrier, actor }} />}
          {ours !== null && <p>{ours}</p>}
          {text !== null &&
            (hidden ? (
              <p className="text-muted">
                There is a message, which may name an amount. Show amounts to read it.
              </p>
            ) : (
              <p>
                <bdi>{text}</bdi>
              </p>
            ))}
          {now && <WhatNext {...{ stage, carrier, supportHref, until }} />}
        </div>
      </div>
    </li>
  )
}

type About = {
  stage: string
  carrier: Carrier
}

/** What the step means, in one sentence. Names who did it only if the server says so. */
function Sentence({
  stage,
  now,
  amount,
  carrier,
  actor,
}: About & { now: boolean } & Pick<Props, 'amount'> & Pick<PayoutStep, 'actor'>) {
  if (stage === 'requested' && amount !== null)
    return (
      <p>
        {actor === 'you' ? 'You asked for ' : 'The request was for '}
        <MoneyText amount={amount} />.
      </p>
    )
  const sentence: Record<string, string> = {
    checking: now
      ? 'We check the request against your account.'
      : 'The request was checked against your account.',
    held: now ? 'We are keeping it back for now.' : 'We kept it back.',
    action_needed: now
      ? 'It waits until you have done what is asked for.'
      : 'It waited for what was asked of you.',
    approved: now ? 'It is ready to be sent.' : 'It was cleared to be sent.',
    sent: `It was handed to the ${carrier}. It can no longer be stopped.`,
    arrived:
      actor === carrier ? `The ${carrier} reports that it has arrived.` : 'It was reported as arrived.',
    cancelling: actor === 'you' ? 'You cancelled it. We are stopping it.' : 'It is being stopped.',
    cancelled: 'It was stopped. Nothing was paid out.',
    refused: 'We did not carry it out. Nothing was paid out.',
    returned: 'The payment was sent back to us.',
  }
  return sentence[stage] === undefined ? null : <p>{sentence[stage]}</p>
}

/** What happens next, and who acts. Nothing after an end, and nothing that we can't know. */
function WhatNext({
  stage,
  carrier,
  supportHref,
  until,
}: About & Pick<Props, 'supportHref'> & Pick<PayoutStep, 'until'>) {
  if (stage === 'action_needed')
    return (
      <p>
        Next, you act: <Link href={supportHref}>Contact support</Link> and quote the reference of this
        withdrawal.
      </p>
    )
  const next: Record<string, string> = {
    requested: 'Next, we check it. You don’t need to do anything.',
    checking: 'Next, we approve it or tell you why not. You don’t need to do anything.',
    held:
      until === null
        ? 'The server did not say until when.'
        : 'It goes on by itself at that time. You don’t need to do anything.',
    approved: `Next, we hand it to the ${carrier}. You don’t need to do anything.`,
    sent: `Next, the ${carrier} pays it out. If it comes back, you see it here.`,
    arrived: 'If it comes back, you see it here.',
    cancelling: 'Next, we confirm that it is stopped. You don’t need to do anything.',
  }
  return next[stage] === undefined ? null : <p>{next[stage]}</p>
}
