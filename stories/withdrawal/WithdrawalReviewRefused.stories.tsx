import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { WithdrawalReview } from '#ui/withdrawal/WithdrawalReview.tsx'
import review from './WithdrawalReview.stories.tsx'

const meta = {
  ...review,
  tags: ['!autodocs'],
} satisfies Meta<typeof WithdrawalReview>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Paused: Story = {
  args: {
    state: { is: 'refused', why: 'Too many attempts. Try again in 30 s.', retryAfter: 30 },
  },
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('C7 Try again is disabled during the requested pause, and says why', async () => {
      await page.findByRole('dialog')
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).toHaveAccessibleDescription('Too many attempts. Try again in 30 s.')
      await userEvent.click(again)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('C7 Cancel works during the pause', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
  },
}

export const OfflineBeforeSending: Story = {
  args: {
    state: {
      is: 'refused',
      why: 'You are offline. Nothing was sent.',
      offline: true,
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  play: async ({ step }) => {
    await step('API-15 offline before the request: the alert says that nothing was sent', async () => {
      await page.findByRole('dialog')
      await expect(page.getByRole('alert')).toHaveTextContent('Nothing was sent.')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
    await step('API-17 a refusal has a request id too', () =>
      expect(page.getByRole('alert')).toHaveTextContent('Request id: 0f8c2d1e-sample-4b7a'),
    )
  },
}
