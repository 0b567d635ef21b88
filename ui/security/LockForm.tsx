import { LOCK_DAYS } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import { useMemo, useState, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SelectField } from '../form/SelectField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { LockState, type CurrentLock } from './lock-state.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'

// The value of a select is a string.
// The same limits as `lockBody`, but without its number checks, whose code every customer's page would load.
const schemaFor = (t: Translate) =>
  z.object({
    days: z.pipe(
      z.string().check(z.refine(isWithinLimits, t(m.chooseDaysWithin, LOCK_DAYS))),
      z.transform((days) => Number(days)),
    ),
  })

function isWithinLimits(days: string) {
  const count = /^\d+$/.test(days) ? Number(days) : 0
  return count >= LOCK_DAYS.least && count <= LOCK_DAYS.most
}
const choices = Array.from({ length: LOCK_DAYS.most }, (_, index) => LOCK_DAYS.least + index)
const MILLISECONDS_PER_DAY = 86_400_000

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The lock and the holds, as the server last sent them. `undefined` until the first response. */
  current: CurrentLock | undefined
  /** Why they could not be loaded. The lock can still be set. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** The restored choice, as `onTyped` was called with it. */
  typed?: string
  /** Called with the choice after each change, for example to keep it: '' or a number of days. Pass the same function at every render. */
  onTyped?: (values: { days: string }) => void
  /** Called with the number of days, once the customer has confirmed. Resolves with whether the lock was set. */
  onLock: (days: number) => Promise<boolean>
  /** Why the lock was not set, or why that isn’t known. */
  failure: FormFailure | null | undefined
  /** The end of the lock that was just set, in ISO 8601, as the server answered. */
  justLockedUntil?: string
  /** The current time in milliseconds. Pass the server’s, because the server decides. */
  now?: () => number
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** Locks withdrawals for 1 to 30 days, after a question that names the end (CAP-3). */
export function LockForm({
  current,
  error,
  onRetry,
  retrying,
  typed = '',
  onTyped,
  onLock,
  failure,
  justLockedUntil,
  now = Date.now,
  dates,
  ...rest
}: Props) {
  const t = useTranslate()
  const schema = useMemo(() => schemaFor(t), [t])
  // The question keeps its number of days while it closes.
  const [question, setQuestion] = useState({ open: false, days: 0, end: 0 })
  const [sending, setSending] = useState(false)
  const form = useContractForm({
    schema,
    // A stored choice that the list doesn't have would show none, and be sent.
    defaultValues: { days: isWithinLimits(typed) ? typed : '' },
    failure,
    onValues: onTyped,
    onSubmit: ({ days }) => {
      if (!sending) setQuestion({ open: true, days, end: now() + days * MILLISECONDS_PER_DAY })
    },
  })
  const { days, end } = question
  const until = Date.parse(current?.lockedUntil ?? '')
  const shorter = until > end
  // A lock can't be made shorter.
  const longer = choices.filter((each) => !(until > now() + each * MILLISECONDS_PER_DAY))
  const lock = async () => {
    setQuestion({ ...question, open: false })
    setSending(true)
    if (await onLock(days)) form.setValue('days', '')
    setSending(false)
  }
  return (
    <>
      <ContractForm
        form={form}
        data-slot="lock-form"
        submitLabel={t(m.lockWithdrawals)}
        failureTitle={{ refused: t(m.lockNotChanged), unknown: t(m.lockUnknown) }}
        unknownAdvice={t(m.lockUnknownAdvice)}
        before={<LockState {...{ current, error, onRetry, retrying, justLockedUntil, dates }} />}
        renderActions={({ error: problem }) => (
          <>
            <div>
              <SubmitButton pending={sending} variant="secondary" disabledReason={form.disabledReason}>
                {t(m.lockWithdrawals)}
              </SubmitButton>
            </div>
            {problem}
          </>
        )}
        {...rest}
      >
        <SelectField
          control={form.control}
          name="days"
          label={t(m.lockFor)}
          hint={t(m.lockForHint, { locked: longer.length < choices.length })}
          aria-required
          className="max-w-56"
        >
          <option value="">{t(m.chooseDays)}</option>
          {(longer.length > 0 ? longer : choices).map((each) => (
            <option key={each} value={each}>
              {t(m.days, { count: each })}
            </option>
          ))}
        </SelectField>
      </ContractForm>
      <AlertDialog
        open={question.open}
        onOpenChange={(open) => setQuestion({ ...question, open })}
        title={t(m.lockQuestion, { count: days })}
        description={t(m.whatLockMeans)}
        confirmLabel={t(m.lockWithdrawals)}
        {...(shorter && { confirmDisabledReason: t(m.lockedForLonger) })}
        onConfirm={() => void lock()}
      >
        {shorter ? (
          <p>
            {t(m.lockedLongerUntil, {
              time: <Moment iso={new Date(until).toISOString()} dates={dates} />,
            })}
          </p>
        ) : (
          end > 0 && (
            <p>{t(m.lockWouldEnd, { time: <Moment iso={new Date(end).toISOString()} dates={dates} /> })}</p>
          )
        )}
      </AlertDialog>
    </>
  )
}
