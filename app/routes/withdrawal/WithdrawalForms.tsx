import type { Withdrawal } from '#contract/transactions.ts'
import type { UserDetails } from '#contract/user.ts'
import { useTranslate } from '#ui/lib/locale-context.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/Tabs.tsx'
import { RouteLoader } from '#ui/shell/RouteLoader.tsx'
import { BankWithdrawalForm, type BankValues } from '#ui/withdrawal/BankWithdrawalForm.tsx'
import { CryptoWithdrawalForm, type CryptoValues } from '#ui/withdrawal/CryptoWithdrawalForm.tsx'
import { AddressNotes } from '#ui/address/AddressNotes.tsx'
import { addressNotes, walletProblem } from '#ui/address/wallet-field.ts'
import { whyNothing } from '#ui/wallet/available.ts'
import { lastKind } from '#ui/withdrawal/payees.ts'
import { whyBlocked } from '#ui/withdrawal/withdrawal-amount.ts'
import type { WithdrawalTerms } from '#ui/withdrawal/withdrawal-fee.ts'
import { WithdrawalReview } from '#ui/withdrawal/WithdrawalReview.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { wakeUpQuery } from '../../api/queries.ts'
import { usePauseDialogs, useDialogQueue } from '../../shell/dialog-queue.ts'
import { OrderNotices } from '../../money/OrderNotices.tsx'
import { rules } from '../../content/rules.ts'
import { paths } from '../../paths.ts'
import { draftOf, keepDraft, payeeProps, type WithdrawalKind } from './withdrawal-draft.ts'
import { reviewLock } from './review-lock.tsx'
import { confirmedFee, feeBefore, reviewOrder } from './review-order.ts'
import type { PayeeBook } from '../../security/payee-book.ts'
import { refusalText } from './use-payee-book.tsx'
import { useKnownPayees } from './use-known-payees.ts'
import { useQuote } from './use-quote.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

type Props = {
  email: string
  customer: UserDetails
  /** The customer's withdrawals, `undefined` until they are loaded. */
  earlier: readonly Withdrawal[] | undefined
  earlierFailed: boolean
  /** What the address book means for the forms. `null` without one, or until it is read (CAP-3). */
  book: PayeeBook | null
  /** Until when nothing can be withdrawn and why, or '' (CAP-3). */
  lock: string
  loaderFor: number
}

/** The two forms in tabs (WDR-1), and the review of the one that was submitted (WDR-4). `loaderFor` is in milliseconds. */
export function WithdrawalForms({ email, customer, earlier, earlierFailed, book, lock, loaderFor }: Props) {
  const t = useTranslate()
  const { tradeProfit, withdrawalCharges: charges, userCanWithdraw: allowed } = customer
  const terms = useMemo<WithdrawalTerms>(
    () => ({ tradeProfit, charges, allowed }),
    [tradeProfit, charges, allowed],
  )
  const sandbox = useQuery(wakeUpQuery).data?.mode === 'sandbox'
  const { own, banks, wallets, known } = useKnownPayees(customer, { earlier, sandbox, saved: book?.saved })
  const {
    phase,
    reviewState,
    sentAtQuote,
    failure,
    cleared,
    prepare,
    review,
    dismissLoader,
    confirm,
    cancel,
  } = useWithdrawal(email, { loaderFor, charges })
  const reviewed = phase.is === 'review' ? phase : null
  const { quote, toSend, amountOnly, awaited, note } = useQuote(email, {
    reviewed,
    state: reviewState,
    sentAtQuote,
    charges,
  })
  const sent = reviewed !== null && reviewed.key !== null
  const shown =
    reviewed && (reviewed.confirmed ?? reviewOrder(reviewed.order.body, terms, quote, { amountOnly, sent }))
  // The form of the last withdrawal. A list that arrives later doesn't switch the form that the customer is using.
  const [kind, setKind] = useState(() => draftOf(email).kind ?? lastKind(earlier ?? []) ?? 'bank')
  usePauseDialogs(phase.is === 'preparing')
  useDialogQueue('withdrawal-review', phase.is === 'review')

  useEffect(() => {
    // The form was mounted again, so the button that had the focus no longer exists.
    if (cleared > 0)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }, [cleared])

  const keepBank = useCallback((bank: BankValues) => keepDraft(email, { bank }), [email])
  const keepCrypto = useCallback((crypto: CryptoValues) => keepDraft(email, { crypto }), [email])
  const failureOf = (form: WithdrawalKind) => (failure?.kind === form ? failure.error : null)
  const blocked = whyBlocked(terms, t)
  const lookAlikeOf = (wallet: string) => (
    <AddressNotes
      notes={addressNotes(wallet, known, t).filter((each) => each.kind === 'look-alike')}
      className="not-empty:mt-4"
    />
  )
  return (
    <>
      {phase.is === 'form' && <OrderNotices />}
      {blocked !== null && (
        <Callout tone="warning" title="Nothing can be withdrawn now">
          {blocked}{' '}
          {blocked === t(whyNothing['not-allowed']) &&
            `We decide whether it is high enough. ${rules.minimumAmount}`}{' '}
          <Link href={paths.helpCenter}>Contact support</Link>
        </Callout>
      )}
      <Tabs
        key={cleared}
        value={kind}
        onValueChange={(value) => {
          const next = value === 'crypto' ? 'crypto' : 'bank'
          setKind(next)
          keepDraft(email, { kind: next })
        }}
      >
        <TabList aria-label="How to be paid">
          <Tab value="bank">Bank transfer</Tab>
          <Tab value="crypto">Crypto</Tab>
        </TabList>
        <TabPanel value="bank" className="grid grid-cols-1 gap-5 pt-8">
          {book?.notes.bank}
          <BankWithdrawalForm
            terms={terms}
            payees={banks}
            disabledReason={book?.bank}
            defaultValues={draftOf(email).bank}
            {...payeeProps(email, 'bank')}
            failure={failureOf('bank')}
            onValues={keepBank}
            onReview={({ amount, ...account }) =>
              prepare({ kind: 'bank', body: { amount: Number(amount), ...account } })
            }
          />
        </TabPanel>
        <TabPanel value="crypto" className="grid grid-cols-1 gap-5 pt-8">
          {book?.notes.crypto}
          <CryptoWithdrawalForm
            terms={terms}
            sandbox={sandbox}
            ownAddresses={own}
            usedAddresses={known.used}
            payees={book?.payeesWith(wallets, (wallet) => walletProblem(wallet, sandbox, own, t)) ?? wallets}
            saved={known.saved}
            refuses={book?.refuses}
            disabledReason={book?.crypto}
            defaultValues={draftOf(email).crypto}
            {...payeeProps(email, 'crypto')}
            failure={failureOf('crypto')}
            onValues={keepCrypto}
            onReview={({ amount, wallet }) =>
              prepare({ kind: 'crypto', body: { amount: Number(amount), wallet } })
            }
          />
          {/* Below the form, so that it doesn't move the fields when it appears late. */}
          {earlierFailed && (
            <p className="text-sm text-muted">
              We could not load your earlier withdrawals, so we cannot compare an address with those you used
              before.
            </p>
          )}
        </TabPanel>
      </Tabs>
      {phase.is === 'preparing' && (
        <Preparing
          duration={loaderFor}
          onDone={() => review(phase.order)}
          onDismiss={() => {
            dismissLoader()
            review(phase.order)
          }}
        />
      )}
      <WithdrawalReview
        order={shown}
        state={reviewState}
        historyHref={paths.withdrawalHistory}
        returnsFocus={failure === null}
        refusal={
          refusalText(email, reviewState.is === 'refused' && reviewState, reviewed?.order.body) || undefined
        }
        // The note below the figures says what has changed.
        feeWas={feeBefore(shown, quote || sentAtQuote ? null : (reviewed?.charges ?? null))}
        warning={
          reviewed !== null && 'wallet' in reviewed.order.body && lookAlikeOf(reviewed.order.body.wallet)
        }
        {...reviewLock(lock, reviewState, { note, awaited })}
        onConfirm={() =>
          reviewed &&
          shown &&
          void confirm(reviewed.order, { quote: toSend, shown, fee: confirmedFee(shown, quote) })
        }
        onCancel={cancel}
      />
    </>
  )
}

/** Keeps the first handlers, because the loader restarts its timer whenever a handler changes. */
function Preparing({
  duration,
  onDone,
  onDismiss,
}: {
  duration: number
  onDone: () => void
  onDismiss: () => void
}) {
  const [handlers] = useState({ onDone, onDismiss })
  return <RouteLoader title="Preparing your withdrawal for review" timed={{ duration, ...handlers }} />
}
