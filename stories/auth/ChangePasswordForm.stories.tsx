import { ChangePasswordForm } from '#ui/auth/ChangePasswordForm.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const onCancel = fn()

const meta = {
  component: ChangePasswordForm,
  args: {
    onSubmit: fn(),
    failure: null,
    'aria-label': 'Change password',
    aside: (
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    ),
    className: 'max-w-form',
  },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('ACC-3 it works with the keyboard alone, and asks for no email', async () => {
      await expect(canvas.queryByLabelText('Email')).not.toBeInTheDocument()
      await userEvent.tab()
      await userEvent.keyboard('abandon-ability-able-about-above-absent')
      await userEvent.tab()
      await userEvent.keyboard('Quiet#Harbour8')
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          seedPhrase: 'abandon-ability-able-about-above-absent',
          password: 'Quiet#Harbour8',
        }),
      )
    })
    await step('the second button is the caller’s', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(onCancel).toHaveBeenCalledTimes(1)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Empty: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-4 VAL-5 an empty form shows both errors and sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check 2 fields' })).toHaveFocus())
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Seed Phrase is required',
        'Password is required',
      ])
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const WalletPhrase: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C42 the recovery phrase of a wallet is not sent', async () => {
      await userEvent.type(
        canvas.getByLabelText('Seed phrase'),
        'abandon ability able about above absent absorb abstract absurd abuse access accident',
      )
      await userEvent.type(canvas.getByLabelText('New password'), 'Quiet#Harbour8')
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
      await expect(
        await canvas.findByRole('link', { name: /^This looks like a wallet recovery phrase/ }),
      ).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const Refused: Story = {
  args: { failure: { message: 'The seed phrase is not right.', kind: 'auth', effect: 'no' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 it says that the password was not changed, and why', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Your password was not changed.*The seed phrase is not right\./,
      ),
    )
  },
}

export const Unknown: Story = {
  args: {
    failure: { message: 'No answer came back from the server.', kind: 'offline', effect: 'unknown' },
  },
  play: async ({ canvas, step }) => {
    await step('API-15 without a response, it says that either password may work', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /We cannot tell whether your password was changed.*Either your old or your new password works now/,
      ),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the form', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('max-w-form')
    })
  },
}
