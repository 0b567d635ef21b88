import type { Method } from '#contract/capabilities/security-fields.ts'
import { totpConfirmBody } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { textButton } from '../primitives/text-button.ts'
import { appCodeSchema } from './app-code.ts'
import * as m from './messages.ts'
import { given, type GivenProof, type ProofFailure } from './proof.ts'

type Props = {
  /** The methods that the server accepts, best first. */
  methods: readonly Method[]
  onProve: (proof: GivenProof) => unknown
  failure: ProofFailure | null
  /** Called when the customer chooses another method, so that the earlier failure can be cleared. */
  onOtherMethod: () => void
  failureTitle: string
  /** What to do if the response was lost, instead of the advice about the code. */
  unknownAdvice?: (method: Method) => string
  submitLabel: string
  cancelLabel: string
  onCancel: () => void
}

/** One field for a proof, with the other methods below it. */
export function ProofForm({ methods, onOtherMethod, ...rest }: Props) {
  const t = useTranslate()
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
      <OneProof
        key={method}
        method={method}
        backupToo={method === 'totp' && methods.includes('backup')}
        {...rest}
      />
      {methods.length > 1 && (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-muted">{t(m.otherWays)}</p>
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
                    {t(uses[other])}
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

type OneProps = Omit<Props, 'methods' | 'onOtherMethod'> & {
  method: Method
  /** Whether to offer a backup code as an alternative. */
  backupToo: boolean
}
type Values = { code?: string; password?: string }

function OneProof({
  method,
  backupToo,
  onProve,
  failure,
  failureTitle,
  unknownAdvice,
  submitLabel,
  cancelLabel,
  onCancel,
}: OneProps) {
  const t = useTranslate()
  const form = useContractForm<Values, Values>({
    schema: useMemo(() => schemas[method](t), [method, t]),
    defaultValues: method === 'passkey' ? {} : method === 'password' ? { password: '' } : { code: '' },
    onSubmit: ({ code = '', password = '' }) => onProve(given(method, code, password)),
    failure: failure?.of === method ? failure.error : null,
  })
  const { control } = form
  const advice = onceOnly[method]
  return (
    <ContractForm
      form={form}
      submitLabel={method === 'passkey' ? t(m.askPasskey) : submitLabel}
      submitSize="md"
      {...(method === 'passkey' && { slowText: t(m.followDevice) })}
      failureTitle={{ refused: failureTitle, unknown: t(m.noAnswer) }}
      retry={false}
      unknownAdvice={unknownAdvice?.(method) ?? (advice && t(advice))}
      renderActions={({ submit, error }) => (
        <>
          {error}
          {backupToo && failure?.error.kind === 'limited' && <p>{t(m.backupMayWork)}</p>}
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
          label={t(m.codeFromApp)}
          hint={t(m.appCodeHint)}
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
          label={t(m.backupCode)}
          hint={t(m.backupCodeHint)}
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
          label={t(m.password)}
          aria-required
          autoComplete="current-password"
        />
      )}
      {method === 'passkey' && <p>{t(m.passkeyHint)}</p>}
    </ContractForm>
  )
}

function NoWay({ cancelLabel, onCancel }: Pick<Props, 'cancelLabel' | 'onCancel'>) {
  const t = useTranslate()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Callout tone="warning" title={t(m.noWay)}>
        {t(m.noWayAdvice)}
      </Callout>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

const schemas: Record<Method, (t: Translate) => z.ZodMiniType<Values, Values>> = {
  totp: appCodeSchema,
  backup: () => totpConfirmBody,
  password: (t) => z.object({ password: z.string().check(z.minLength(1, t(m.passwordRequired))) }),
  passkey: () => z.object({}),
}

const uses: Record<Method, () => string> = {
  passkey: m.passkeyWay,
  totp: m.appCodeWay,
  backup: m.backupCodeWay,
  password: m.passwordWay,
}

/** What to do if the response was lost, because a code works only once. */
const onceOnly: Record<Method, (() => string) | undefined> = {
  totp: m.appCodeCounts,
  backup: m.backupCodeCounts,
  password: undefined,
  passkey: undefined,
}
