import type { Decimal } from '#contract/money.ts'
import { use, useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { formatMoment, type DateOptions } from '../money/format.ts'
import { MoneyText } from '../money/Money.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'
import { correctedBy, isCorrected, type Carrier, type PayoutStep } from './payout-steps.ts'
import { actorName, isOngoing, reasonSentence, stageName, type ActorNames } from './payout-labels.ts'
import { StepIcon } from './step-icon.tsx'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The steps in order, from `stepsOf`. */
  steps: readonly PayoutStep[]
  /** The amount that was requested, in the currency of the `LocaleProvider`. */
  amount: Decimal | null
  /** Who transfers the money: a bank or a network. */
  carrier: Carrier
  /** The operator’s name, and the network’s name if it is known. */
  names: ActorNames
  /** The link to support, for a step that waits for the customer. */
  supportHref: string
  /** The current time, in milliseconds since 1970. The end of a hold that has passed isn’t announced. */
  now?: number
  /** The server’s information about the payout contradicts itself. The current step then shows none of our sentences. */
  contradicted?: boolean
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The progress of a payout: what happened when, who acts, why, and what comes next (CAP-2). */
export function PayoutTimeline({
  steps,
  amount,
  carrier,
  names,
  supportHref,
  now,
  contradicted = false,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <section data-slot="payout-timeline" className={className} {...rest}>
      <h3 id={id} className="text-base">
        {t(m.progress)}
      </h3>
      {steps.length === 0 ? (
        <p className="mt-2 text-muted">{t(m.noSteps)}</p>
      ) : (
        <ol aria-labelledby={id} className="mt-3">
          {steps.map((step, place) => (
            <Step
              key={step.key}
              {...{ step, amount, carrier, names, supportHref, dates, time: now }}
              explained={step.state === 'now' ? !contradicted : !isCorrected(steps, place)}
              corrects={correctedBy(steps, place)}
              arrivedBefore={steps.slice(0, place).some(({ stage }) => stage === 'arrived')}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

type StepProps = Pick<Props, 'amount' | 'carrier' | 'names' | 'supportHref' | 'dates'> & {
  /** The step to show. */
  step: PayoutStep
  /** The current time, in milliseconds since 1970. */
  time: number | undefined
  /** Our sentences are shown. */
  explained: boolean
  /** The earlier stage that this step says is wrong. */
  corrects: string | null
  /** An earlier step said that it had arrived. */
  arrivedBefore: boolean
}

function Step({ step, amount, carrier, names, supportHref, dates, time, explained, ...before }: StepProps) {
  const { stage, state, at, actor, reason, text, until } = step
  const t = useTranslate()
  const locale = useLocale()
  const hidden = use(AmountsHidden)
  const now = state === 'now'
  const over = now && until !== null && time !== undefined && Date.parse(until) <= time
  // What had arrived was carried out.
  const wasCarriedOut = stage === 'returned' && reason === 'network' && before.arrivedBefore
  const ours = wasCarriedOut ? null : reasonSentence(reason, t)
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
              {stageName(stage, now ? 'now' : 'done', t)}
            </bdi>
            {now && <span className="text-muted">{t(isOngoing(stage) ? m.isNow : m.isLatest)}</span>}
            {state === 'next' && <span className="sr-only">{t(m.stillToCome)}</span>}
          </p>
          <bdi className="text-sm wrap-anywhere text-muted">{actorName(actor, names, t)}</bdi>
        </div>
        {state !== 'next' && (
          <p className="text-sm text-muted">
            <DateTime iso={at} {...dates} />
          </p>
        )}
        {until !== null && !over && (
          <p className="text-sm text-muted">
            {t(m.until, {
              time: <time dateTime={until}>{formatMoment(until, { ...locale, ...dates })}</time>,
            })}
          </p>
        )}
        <div className={cn('grid gap-1 wrap-anywhere', !now && 'text-sm')}>
          {before.corrects !== null && (
            <p>{t(m.corrects, { stage: stageName(before.corrects, 'done', t) })}</p>
          )}
          {stage === 'returned' && explained && before.arrivedBefore && <p>{t(m.hadArrived)}</p>}
          {state !== 'next' && explained && <Sentence {...{ stage, now, amount, carrier, actor }} />}
          {ours !== null && <p>{ours}</p>}
          {text !== null &&
            (hidden ? (
              <p className="text-muted">{t(m.messageHidden)}</p>
            ) : (
              <p>
                <bdi>{text}</bdi>
              </p>
            ))}
          {now && stage === 'refused' && explained && ours === null && text === null && (
            <p>{t(m.noReasonGiven, { support: <Link href={supportHref}>{t(m.contactSupport)}</Link> })}</p>
          )}
          {now && explained && <WhatNext {...{ stage, carrier, supportHref, until, over }} />}
        </div>
      </div>
    </li>
  )
}

type About = {
  stage: string
  carrier: Carrier
}

/** The meaning of the step, in one sentence. Names the actor only if the server does. */
function Sentence({
  stage,
  now,
  amount,
  carrier,
  actor,
}: About & { now: boolean } & Pick<Props, 'amount'> & Pick<PayoutStep, 'actor'>) {
  const t = useTranslate()
  if (stage === 'requested' && amount !== null) {
    const figure = { amount: <MoneyText amount={amount} /> }
    return <p>{actor === 'you' ? t(m.youAskedFor, figure) : t(m.requestWasFor, figure)}</p>
  }
  const sentence: Record<string, string> = {
    checking: now ? t(m.weCheckRequest) : t(m.requestWasChecked),
    held: now ? t(m.keepingItBack) : t(m.keptItBack),
    action_needed: now ? t(m.waitsForYou) : t(m.waitedForYou),
    approved: now ? t(m.readyToSend) : t(m.wasCleared),
    sent: t(m.handedOver, { carrier }),
    arrived: actor === carrier ? t(m.carrierReportsArrival, { carrier }) : t(m.reportedAsArrived),
    cancelling: actor === 'you' ? t(m.youCancelled) : t(m.isBeingStopped),
    cancelled: t(m.wasStopped),
    refused: t(m.notCarriedOut),
    returned: t(m.wasSentBack),
  }
  return sentence[stage] === undefined ? null : <p>{sentence[stage]}</p>
}

/** What happens next, and who acts. Empty after a final stage, and for what we can't know. */
function WhatNext({
  stage,
  carrier,
  supportHref,
  until,
  over,
}: About & Pick<Props, 'supportHref'> & Pick<PayoutStep, 'until'> & { over: boolean }) {
  const t = useTranslate()
  if (stage === 'action_needed')
    return <p>{t(m.nextYouAct, { support: <Link href={supportHref}>{t(m.contactSupport)}</Link> })}</p>
  const next: Record<string, string> = {
    requested: t(m.nextWeCheck),
    checking: t(m.nextWeApprove),
    held: over ? t(m.holdIsOver) : until === null ? t(m.untilNotSaid) : t(m.goesOnByItself),
    approved: t(m.nextHandedOver, { carrier }),
    sent: t(m.nextPaidOut, { carrier }),
    arrived: t(m.ifItComesBack),
    cancelling: t(m.nextStopConfirmed),
  }
  return next[stage] === undefined ? null : <p>{next[stage]}</p>
}
