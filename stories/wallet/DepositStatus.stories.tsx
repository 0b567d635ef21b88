import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { depositStates } from '#ui/wallet/deposit-words.ts'
import { DepositStatus } from '#ui/wallet/DepositStatus.tsx'

const meta = {
  component: DepositStatus,
  args: { status: { state: 'recorded', amount: '250.00' }, historyHref: '/dashboard/depositHistory' },
} satisfies Meta<typeof DepositStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DEP-3 it is read out when it appears', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Deposit recorded.'),
    )
    await step('and leads to the history', () =>
      expect(canvas.getByRole('link', { name: 'Deposit history' })).toHaveAttribute(
        'href',
        '/dashboard/depositHistory',
      ),
    )
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {depositStates.map((state) => (
        <DepositStatus
          key={state}
          {...args}
          status={{ state, amount: '250.00', reason: state === 'refused' ? 'Sample reason.' : undefined }}
        />
      ))}
    </div>
  ),
}

export const Nothing: Story = { args: { status: null }, parameters: { pixels: false } }
