import { Button } from '#ui/primitives/Button.tsx'
import { SavedAddressForm } from '#ui/security/SavedAddressForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { usable } from './saved-address-samples.ts'

const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
const own: readonly string[] = ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc']

const meta = {
  component: SavedAddressForm,
  args: {
    sandbox: true,
    ownAddresses: own,
    usedAddresses: [],
    saved: [{ label: 'My sample wallet', address: usable.address }],
    failure: null,
    onSave: fn(),
    aside: <Button variant="quiet">Cancel</Button>,
  },
} satisfies Meta<typeof SavedAddressForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 with the keyboard: the network is recognised, and all fields are sent', async () => {
      canvas.getByLabelText('Name').focus()
      await userEvent.keyboard('Cold wallet')
      await userEvent.tab()
      await userEvent.paste(` ${address} `)
      await expect(canvas.getByLabelText('Network')).toHaveValue('bitcoin')
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith({ label: 'Cold wallet', network: 'bitcoin', address }),
      )
    })
  },
}

export const Empty: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('an empty form is refused, with a message at each field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
      await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name for it/)
      await expect(canvas.getByLabelText('Network')).toHaveAccessibleDescription(/Choose a network/)
      await expect(args.onSave).not.toHaveBeenCalled()
    })
  },
}

const fill = (typed: string, network?: string): Story['play'] =>
  async function play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Name'), 'Wallet')
    await userEvent.click(canvas.getByLabelText('Wallet address'))
    await userEvent.paste(typed)
    if (network) await userEvent.selectOptions(canvas.getByLabelText('Network'), network)
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
  }

export const WrongChecksum: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    await fill(`${address.slice(0, -1)}8`, 'bitcoin')?.(context)
    await context.step('WDR-6 a wrong checksum is refused', async () => {
      await expect(context.canvas.getByLabelText('Wallet address')).toHaveAccessibleDescription(
        /This Bitcoin address contains a mistake/,
      )
      await expect(context.args.onSave).not.toHaveBeenCalled()
    })
  },
}
export const OwnDepositAddress: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    await fill(own[0] ?? '')?.(context)
    await context.step('CAP-3 the customer’s own deposit address is refused', async () => {
      await expect(context.canvas.getByLabelText('Wallet address')).toHaveAccessibleDescription(
        /your own deposit address/,
      )
      await expect(context.args.onSave).not.toHaveBeenCalled()
    })
  },
}
export const OtherNetworkChosen: Story = {
  parameters: { snapshot: false },
  play: async (context) => {
    await fill(address, 'tron')?.(context)
    await context.step('CAP-3 an address of another network than the chosen one is refused', async () => {
      await expect(context.canvas.getByLabelText('Network')).toHaveAccessibleDescription(
        /This is an address of Bitcoin, not of Tron/,
      )
      await expect(context.args.onSave).not.toHaveBeenCalled()
    })
  },
}
export const LooksLikeASavedOne: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-3 it warns of an address that resembles a saved one, which it names', async () => {
      await userEvent.click(canvas.getByLabelText('Wallet address'))
      await userEvent.paste('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsz')
      await userEvent.clear(canvas.getByLabelText('Wallet address'))
      await userEvent.paste('addr1w508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
      await expect(canvas.getByText(/looks like your saved address “My sample wallet”/)).toBeVisible()
    })
  },
}
export const Unchecked: Story = {
  play: async (context) => {
    await fill('addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3', 'other')?.(context)
    await context.step('WDR-6 an address that can’t be checked has to be confirmed', async () => {
      const { canvas, args, userEvent } = context
      await expect(args.onSave).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('checkbox'))
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
    })
  },
}
export const KnownAlready: Story = {
  args: {
    failure: {
      message: 'You have already saved this address',
      kind: 'conflict',
      effect: 'no',
      fields: { address: 'You have already saved this address' },
    },
  },
  play: async ({ canvas, step }) => {
    await step('CAP-3 a 409 is shown at its field', () =>
      expect(canvas.getByLabelText('Wallet address')).toHaveAccessibleDescription(
        /already saved this address/,
      ),
    )
  },
}
export const OutcomeUnknown: Story = {
  args: { failure: { message: 'The server took too long to answer.', kind: 'unknown', effect: 'unknown' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown, and the message points to the list', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Sent, answer unknown.*It may have been saved\. Look at the list above/,
      ),
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
