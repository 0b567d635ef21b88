import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { FormError } from '../form/FormError.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import { appCodeSchema } from './app-code.ts'
import * as m from './messages.ts'
import { appCode } from './proof.ts'
import { Moment } from './moment.tsx'
import { SecretText } from './secret-text.tsx'

/** What the authenticator app needs, as the server generated it. */
export type TotpKey = {
  /** The secret, to type or paste. */
  secret: string
  /** The content of the QR code. */
  uri: string
  /** The time limit for confirming it, in ISO 8601. */
  until: string
}

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'onOpenChange' | 'closedBy' | 'closeButton' | 'footer' | 'children'
> & {
  /** The key, once it was requested. `null`: the dialog first explains what will happen. */
  setUp: TotpKey | null
  /** Whether the account can have passkeys, which are another way to sign in. */
  passkeys: boolean
  /** The key is being requested. */
  starting?: boolean
  /** Called by “Begin”, and by “Begin again” after a code was refused. */
  onStart: () => void
  /** Called with the code. A returned promise keeps the button loading. */
  onConfirm: (code: string) => unknown
  /** Why the last call failed. `null` if there was none. */
  failure: FormFailure | null
  /** Called by Cancel and by Escape. */
  onCancel: () => void
}

/** Sets up an authenticator app: an explanation, the key, and the first code (CAP-3). */
export function TotpSetUp({
  setUp,
  passkeys,
  starting = false,
  onStart,
  onConfirm,
  failure,
  onCancel,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <Dialog
      title={t(m.setUpStep)}
      closedBy="closerequest"
      onOpenChange={(open) => !open && onCancel()}
      data-slot="totp-set-up"
      data-state={setUp ? 'pending' : 'before'}
      aria-describedby={undefined}
      {...rest}
    >
      {setUp ? (
        <Pending {...{ setUp, onStart, onConfirm, failure, onCancel }} />
      ) : (
        <form
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!starting) onStart()
          }}
        >
          <p>{t(m.whatAppDoes)}</p>
          <div>
            <h3 className="text-base font-semibold">{t(m.ifPhoneLost)}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 ps-5">
              <li>{t(m.lostUseCode)}</li>
              {passkeys && <li>{t(m.lostUsePasskey)}</li>}
              <li>{t(m.lostContactSupport)}</li>
            </ul>
          </div>
          <FormError failure={failure} />
          <Buttons onCancel={onCancel}>
            <Button type="submit" loading={starting} data-slot="submit-button">
              {t(m.begin)}
            </Button>
          </Buttons>
        </form>
      )}
    </Dialog>
  )
}

type PendingProps = Pick<Props, 'onStart' | 'onConfirm' | 'failure' | 'onCancel'> & {
  /** The key. */
  setUp: TotpKey
}

function Pending({ setUp: { secret, uri, until }, onStart, onConfirm, failure, onCancel }: PendingProps) {
  const t = useTranslate()
  const form = useContractForm({
    schema: useMemo(() => appCodeSchema(t), [t]),
    defaultValues: { code: '' },
    onSubmit: ({ code }) => onConfirm(appCode(code)),
    failure,
  })
  const refused = failure !== null && failure.effect !== 'unknown' && failure.kind !== 'limited'
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.turnOn)}
      submitSize="md"
      failureTitle={{ refused: t(m.notTurnedOn), unknown: t(m.sentAnswerUnknown) }}
      renderActions={({ submit, error }) => (
        <>
          {error}
          {refused && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48 text-sm text-muted">{t(m.begunElsewhere)}</p>
              <Button variant="secondary" size="sm" onClick={onStart}>
                {t(m.beginAgain)}
              </Button>
            </div>
          )}
          <Buttons onCancel={onCancel}>{submit}</Buttons>
        </>
      )}
    >
      <div className="grid grid-cols-1 gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {t(m.giveKeyToApp)}
        </h3>
        <p>{t(m.scanPicture)}</p>
        <QRCodeSVG
          value={uri}
          size={176}
          level="M"
          marginSize={4}
          title={t(m.keyPicture)}
          className="h-auto w-44 max-w-full rounded-card border border-line forced-color-adjust-none"
        />
        <SecretText secret={secret} />
        <p className="text-sm text-muted">{t(m.keyWarning, { time: <Moment iso={until} /> })}</p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <h3 className="text-base font-semibold">{t(m.enterAppCode)}</h3>
        <TextField
          control={form.control}
          name="code"
          label={t(m.codeFromApp)}
          hint={t(m.appCodeHint)}
          aria-required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </div>
    </ContractForm>
  )
}

function Buttons({ onCancel, children }: Pick<Props, 'onCancel'> & { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap-reverse gap-3 *:grow">
      <Button variant="secondary" onClick={onCancel}>
        {t(words.cancel)}
      </Button>
      {children}
    </div>
  )
}
