import type { Method } from '#contract/capabilities/security-fields.ts'
import { totpConfirmBody } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import { useEffect, useRef, useState } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { cn } from '../lib/cn.ts'
import { textButton } from '../primitives/text-button.ts'
import type { GivenProof, ProofFailure } from './proof.ts'

type Props = {
  /** The ways that the server accepts, the best first. */
  methods: readonly Method[]
  onProve: (proof: GivenProof) => unknown
  failure: ProofFailure | null
  /** Called when the customer chooses another way, so that the earlier failure can be dropped. */
  onOtherMethod: () => void
  failureTitle: string
  submitLabel: string
  cancelLabel: string
  onCancel: () => void
}

/** One field for a proof, with the other ways below it. */
export function ProofForm({ methods, onOtherMethod, ...rest }: Props) {
  const [chosen, setChosen] = useState<Method>()
  const method = chosen && methods.includes(chosen) ? chosen : methods[0]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (chosen) focusProof(box.current)
  }, [chosen])
  if (method === undefined) return <NoWay {...rest} />
  return (
    <div ref={box} className="grid grid-cols-1 gap-5">
      <OneProof key={method} method={method} {...rest} />
      {methods.length > 1 && (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-muted">Other ways to confirm</p>
          <ul>
            {methods
              .filter((other) => other !== method)
              .map((other) => (
                <li key={other}>
                  <button
                    type="button"
                    className={cn(textButton, 'text-start')}
                    onClick={() => {
                      onOtherMethod()
                      setChosen(other)
                    }}
                  >
                    {uses[other]}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Moves the focus to what the customer needs next: the field, or the button of a passkey. */
export const focusProof = (inside: Element | null) =>
  inside?.querySelector<HTMLElement>('form input, form [data-slot="submit-button"]')?.focus()

type OneProps = Omit<Props, 'methods' | 'onOtherMethod'> & { method: Method }
type Values = { code?: string; password?: string }

function OneProof({ method, onProve, failure, failureTitle, submitLabel, cancelLabel, onCancel }: OneProps) {
  const form = useContractForm<Values, Values>({
    schema: schemas[method],
    defaultValues: method === 'passkey' ? {} : method === 'password' ? { password: '' } : { code: '' },
    onSubmit: ({ code = '', password = '' }) => onProve(given(method, code, password)),
    failure: failure?.of === method ? failure.error : null,
  })
  const { control } = form
  return (
    <ContractForm
      form={form}
      submitLabel={method === 'passkey' ? 'Use passkey' : submitLabel}
      submitSize="md"
      failureTitle={{ refused: failureTitle }}
      unknownAdvice={onceOnly[method]}
      renderActions={({ submit, error }) => (
        <>
          {error}
          <div className="flex flex-wrap-reverse gap-3 *:grow">
            <Button variant="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
            {submit}
          </div>
        </>
      )}
    >
      {method === 'totp' && (
        <TextField
          control={control}
          name="code"
          label="Code from your authenticator app"
          hint="Six digits. Enter the code that the app shows now."
          aria-required
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tabular-nums"
        />
      )}
      {method === 'backup' && (
        <TextField
          control={control}
          name="code"
          label="Backup code"
          hint="One of the codes that you stored. Each works once."
          aria-required
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      {method === 'password' && (
        <PasswordField
          control={control}
          name="password"
          label="Password"
          aria-required
          autoComplete="current-password"
        />
      )}
      {method === 'passkey' && (
        <p>
          Your browser asks for your fingerprint, your face, or the PIN of your screen lock. We never see it.
        </p>
      )}
    </ContractForm>
  )
}

function NoWay({ cancelLabel, onCancel }: Pick<Props, 'cancelLabel' | 'onCancel'>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Callout tone="warning" title="You can’t confirm it here">
        This version of the app doesn’t know the ways that the server accepts. Reload the page. If that
        doesn’t help, contact support.
      </Callout>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

const schemas: Record<Method, z.ZodMiniType<Values, Values>> = {
  totp: totpConfirmBody,
  backup: totpConfirmBody,
  password: z.object({ password: z.string().check(z.minLength(1, 'Password is required')) }),
  passkey: z.object({}),
}

function given(method: Method, code: string, password: string): GivenProof {
  if (method === 'passkey') return { method }
  if (method === 'password') return { method, password }
  // Apps show the digits in groups, and people copy them so.
  return { method, code: method === 'totp' ? code.replaceAll(/[\s-]/g, '') : code }
}

const uses: Record<Method, string> = {
  passkey: 'Use a passkey',
  totp: 'Use a code from your authenticator app',
  backup: 'Use a backup code',
  password: 'Use your password',
}

/** What to do if the answer was lost, because a code works only once. */
const onceOnly: Record<Method, FormFailure['message'] | undefined> = {
  totp: 'This code may count as used. If it is refused, enter the next one.',
  backup: 'This code may count as used. If it is refused, enter another one.',
  password: undefined,
  passkey: undefined,
}
