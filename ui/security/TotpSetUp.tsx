import { totpConfirmBody } from '#contract/capabilities/security-fields.ts'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { FormError } from '../form/FormError.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { formatMoment } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { SecretText } from './secret-text.tsx'

/** What the authenticator app needs, as the server made it. */
export type TotpKey = {
  /** The secret, to type or paste. */
  secret: string
  /** The content of the QR code. */
  uri: string
  /** Until when it can be confirmed, in ISO 8601. */
  until: string
}

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'onOpenChange' | 'closedBy' | 'closeButton' | 'footer' | 'children'
> & {
  /** The key, once it has been asked for. `null`: the dialog says first what is going to happen. */
  setUp: TotpKey | null
  /** Whether the account can have passkeys, which are another way in. */
  passkeys: boolean
  /** The key is being asked for. */
  starting?: boolean
  /** Called by “Begin”. */
  onStart: () => void
  /** Called with the code. A returned promise keeps the button loading. */
  onConfirm: (code: string) => unknown
  /** Why the last call failed. `null` if there was none. */
  failure: FormFailure | null
  /** Called by Cancel and by Escape. */
  onCancel: () => void
}

/** Sets up an authenticator app: what it means, the key, and the first code (CAP-3). */
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
  return (
    <Dialog
      title="Set up the second step"
      closedBy="closerequest"
      closeButton={false}
      onOpenChange={(open) => !open && onCancel()}
      data-slot="totp-set-up"
      data-state={setUp ? 'pending' : 'before'}
      aria-describedby={undefined}
      {...rest}
    >
      {setUp ? (
        <Pending setUp={setUp} onConfirm={onConfirm} failure={failure} onCancel={onCancel} />
      ) : (
        <form
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!starting) onStart()
          }}
        >
          <p>
            An authenticator app on your phone shows a new code of six digits every 30 seconds. We ask for one
            after your password, and before a withdrawal. If you have no such app, install one from the app
            store of your phone first. Many password managers can do it too.
          </p>
          <div>
            <h3 className="text-base font-semibold">If you lose your phone</h3>
            <ul className="mt-2 grid list-disc gap-1.5 ps-5">
              <li>Use a backup code. You get ten of them at the end: keep them away from your phone.</li>
              {passkeys && <li>Use a passkey on another device, if you have added one.</li>}
              <li>
                If you have neither, contact support. We check your identity, and it takes at least seven days
                until you can sign in.
              </li>
            </ul>
          </div>
          <FormError failure={failure} title="Not begun" />
          <Buttons onCancel={onCancel}>
            <Button type="submit" loading={starting} data-slot="submit-button">
              Begin
            </Button>
          </Buttons>
        </form>
      )}
    </Dialog>
  )
}

type PendingProps = Pick<Props, 'onConfirm' | 'failure' | 'onCancel'> & {
  /** The key. */
  setUp: TotpKey
}

function Pending({ setUp: { secret, uri, until }, onConfirm, failure, onCancel }: PendingProps) {
  const form = useContractForm({
    schema: totpConfirmBody,
    defaultValues: { code: '' },
    onSubmit: ({ code }) => onConfirm(code.replaceAll(/[\s-]/g, '')),
    failure,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <ContractForm
      form={form}
      submitLabel="Turn on"
      submitSize="md"
      failureTitle={{ refused: 'Not turned on', unknown: 'Sent, answer unknown' }}
      renderActions={({ submit, error }) => (
        <>
          {error}
          <Buttons onCancel={onCancel}>{submit}</Buttons>
        </>
      )}
    >
      <div className="grid grid-cols-1 gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          1. Give the key to your app
        </h3>
        <p>
          In the app, add an account and scan this picture. If the app is on this device, copy the key and
          paste it there instead.
        </p>
        <QRCodeSVG
          value={uri}
          size={176}
          level="M"
          marginSize={4}
          title="QR code of the key for your authenticator app. The key stands in text below it."
          className="h-auto w-44 max-w-full rounded-card border border-line forced-color-adjust-none"
        />
        <SecretText secret={secret} />
        <p className="text-sm text-muted">
          Anyone who has this key can make your codes. If you begin again, also in another tab, only the newer
          key counts. It can be confirmed until <time dateTime={until}>{formatMoment(until)}</time>.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <h3 className="text-base font-semibold">2. Enter the code that the app shows</h3>
        <TextField
          control={form.control}
          name="code"
          label="Code from your authenticator app"
          hint="Six digits. A code that has just changed still works."
          aria-required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </div>
    </ContractForm>
  )
}

function Buttons({ onCancel, children }: Pick<Props, 'onCancel'> & { children: ReactNode }) {
  return (
    <div className="flex flex-wrap-reverse gap-3 *:grow">
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  )
}
