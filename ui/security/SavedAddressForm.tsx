import { addressAddBody, networks, type SavedNetwork } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import * as addressWords from '../address/messages.ts'
import { checkAddress, networkNames, type AddressNetwork } from '../address/address-check.ts'
import { addressInput } from '../address/address-input.ts'
import { ComparedAddress } from '../address/compared-address.tsx'
import { isUnchecked, walletAddress } from '../address/wallet-field.ts'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

export type AddressRequest = z.output<typeof addressAddBody>
/** The fields as typed. */
export type AddressValues = Record<'label' | 'network' | 'address', string>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'noValidate'> & {
  /** All money is simulated, so addresses of test networks are accepted. */
  sandbox: boolean
  /** The customer's deposit addresses, which can't be saved. Pass the same array at every render. */
  ownAddresses: readonly string[]
  /** The addresses of earlier withdrawals, to warn about look-alikes. */
  usedAddresses: readonly string[]
  /** The saved addresses, also to warn about look-alikes. */
  saved: readonly { label: string; address: string }[]
  /** The server’s response to the last attempt. Messages for a field are shown at that field, and the first such field gets the focus. */
  failure: FormFailure | null
  /** The restored input, if a draft was kept. */
  typed?: AddressValues | undefined
  /** Called with the fields after each change, for example to keep them. Pass the same function at every render. */
  onTyped?: (values: AddressValues) => void
  /** Called with the valid request. A returned promise keeps the button loading. */
  onSave: (request: AddressRequest) => unknown
  /** A second button beside Save. */
  aside?: ReactNode
}

const isNetwork = (text: string): text is SavedNetwork => networks.some((network) => network === text)

const schemaFor = (sandbox: boolean, own: readonly string[], t: Translate) =>
  z.pipe(
    z
      .object({
        label: addressAddBody.shape.label,
        network: z.string().check(z.refine(isNetwork, t(m.chooseNetwork))),
        address: z.pipe(addressAddBody.shape.address, walletAddress(sandbox, own, t)),
        compared: z.string(),
      })
      .check(
        z.superRefine(({ network, address, compared }, context) => {
          if (isUnchecked(address) && compared !== address)
            context.addIssue({
              code: 'custom',
              path: ['compared'],
              message: t(addressWords.compareThenTick),
            })
          const wrong = wrongNetwork(network, address, t)
          if (wrong) context.addIssue({ code: 'custom', path: ['network'], message: wrong })
        }),
      ),
    z.transform(({ label, network, address }) => ({ label, network: network as SavedNetwork, address })),
  )

/** Why the address doesn't belong to this network. Other networks also have addresses that look like Bitcoin, Ethereum or Tron addresses. */
function wrongNetwork(network: string, address: string, t: Translate): string | null {
  const found = checkAddress(address).network
  if (!(network in networkNames) || network === found) return null
  const chosen = networkNames[network as AddressNetwork]
  return found === undefined
    ? t(m.notAddressOf, { name: chosen })
    : t(m.addressOfOther, { found: networkNames[found], chosen })
}

/** The form that saves an address for withdrawals, with the same checks as the withdrawal form (CAP-3, WDR-6). */
export function SavedAddressForm({
  sandbox,
  ownAddresses,
  usedAddresses,
  saved,
  failure,
  typed,
  onTyped,
  onSave,
  aside,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const schema = useMemo(() => schemaFor(sandbox, ownAddresses, t), [sandbox, ownAddresses, t])
  const form = useContractForm({
    schema,
    defaultValues: { label: '', network: '', address: '', ...typed, compared: '' },
    failure,
    onValues: onTyped,
    onSubmit: onSave,
  })
  const { control, getValues, setValue } = form
  const address = useWatch({ control, name: 'address' })
  const {
    field: { ref: comparedRef, value: compared, onChange: setCompared },
    fieldState: { error: comparedError },
  } = useController({ control, name: 'compared' })
  return (
    <ContractForm
      form={form}
      aria-label={t(m.saveAnAddress)}
      submitLabel={t(m.saveAddress)}
      submitSize="md"
      failureTitle={{ refused: t(m.addressNotStored), unknown: t(m.sentAnswerUnknown) }}
      unknownAdvice={t(m.maybeSaved)}
      renderActions={({ submit, error }) => (
        <>
          {error}
          <div className="flex flex-wrap items-center gap-3">
            {submit}
            {aside}
          </div>
        </>
      )}
      className={cn('w-full max-w-form', className)}
      {...rest}
    >
      <TextField
        control={control}
        name="label"
        label={t(m.nameLabel)}
        hint={t(m.addressNameHint)}
        autoComplete="off"
        aria-required
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          control={control}
          name="address"
          label={t(addressWords.walletAddress)}
          hint={t(addressWords.walletAddressHint)}
          {...addressInput}
          className="[&_input]:font-mono"
          aria-required
          onChange={({ currentTarget }) => {
            const { network } = checkAddress(currentTarget.value)
            if (network && getValues('network') === '') setValue('network', network)
          }}
        />
        <ComparedAddress
          address={address}
          known={{ own: ownAddresses, used: usedAddresses, saved }}
          compared={compared}
          onCompared={setCompared}
          error={comparedError?.message}
          ref={comparedRef}
        />
      </div>
      <SelectField control={control} name="network" label={t(m.network)} aria-required>
        <option value="">{t(m.chooseNetwork)}</option>
        {networks.map((network) => (
          <option key={network} value={network}>
            {network === 'other' ? t(m.otherNetwork) : networkNames[network]}
          </option>
        ))}
      </SelectField>
    </ContractForm>
  )
}
