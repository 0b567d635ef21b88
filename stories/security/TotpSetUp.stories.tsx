import { TotpSetUp } from '#ui/security/TotpSetUp.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const key = {
  secret: 'SAMPLEKEYSAMPLEKEYSAMPLEKEYSAMPL',
  uri: 'otpauth://totp/Sample:a%40sample.test?secret=SAMPLEKEYSAMPLEKEYSAMPLEKEYSAMPL&issuer=Sample',
  until: '2026-03-04T12:15:00Z',
}
const meta = {
  component: TotpSetUp,
  args: {
    open: true,
    setUp: null,
    passkeys: true,
    failure: null,
    onStart: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof TotpSetUp>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
const pictured = { snapshot: true }

export const Playground: Story = {
  parameters: pictured,
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 first, it says what to do if the phone is lost', async () => {
      await expect(dialog().getByText(/contact support/)).toHaveTextContent('at least seven days')
    })
    await step('Begin requests a key, Escape cancels', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Begin' }))
      await expect(args.onStart).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const WithoutPasskeys: Story = {
  args: { passkeys: false },
  play: async ({ step }) => {
    await step('CAP-0 a passkey is not mentioned if the account can’t have one', async () => {
      await expect(dialog().queryByText(/passkey/)).not.toBeInTheDocument()
    })
  },
}
export const Pending: Story = {
  args: { setUp: key },
  parameters: pictured,
  play: async ({ args, userEvent, step }) => {
    await step(
      'CAP-3 with the keyboard: the heading has the focus, then the copy button, then the field',
      async () => {
        await waitFor(() => expect(dialog().getByText('1. Add the key to your app')).toHaveFocus())
        await userEvent.tab()
        await expect(dialog().getByRole('button', { name: 'Copy key' })).toHaveFocus()
        await userEvent.tab()
        await userEvent.paste('123 456')
        await expect(args.onConfirm).not.toHaveBeenCalled()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'))
      },
    )
    await step('CAP-3 the end of the key is a time with its time zone, not a countdown', async () => {
      await expect(dialog().getByText(/Use it before/)).toHaveTextContent(/2026.*\d:\d\d/)
    })
  },
}
export const WrongCode: Story = {
  args: {
    setUp: key,
    failure: {
      message: 'This code is incorrect. Enter the one shown now',
      fields: { code: 'This code is incorrect. Enter the one shown now' },
    },
  },
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 a wrong code is reported at the field', async () => {
      await waitFor(() => expect(dialog().getByRole('textbox')).toBeInvalid())
    })
    await step('CAP-3 the key may have been replaced elsewhere, so a new one is offered', async () => {
      await expect(dialog().getByText(/on another device/)).toBeVisible()
      await userEvent.click(dialog().getByRole('button', { name: 'Begin again' }))
      await expect(args.onStart).toHaveBeenCalledOnce()
    })
  },
}
export const Refused: Story = {
  args: { failure: { message: 'This took too long. Start again to get a new key for your authenticator.' } },
}
export const NotAnswered: Story = {
  args: { failure: { message: 'No answer came back from the server.', effect: 'unknown' } },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('FAIR-7 if the response is lost, it does not say that the set-up has not begun', async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent(
        /^(Problem: )?No answer came back from the server\.$/,
      )
    })
  },
}
export const Starting: Story = { args: { starting: true }, parameters: { snapshot: false } }
export const RightToLeft: Story = { args: { setUp: key }, globals: { direction: 'rtl' } }
export const LargeText: Story = { args: { setUp: key }, globals: { textSize: '200%' } }

const root = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps, ref: root },
  play: () => expectRootProps(root),
}
