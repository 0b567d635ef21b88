import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'

const meta = {
  component: LedgerRow,
  args: { label: 'Withdrawal fee', children: '2.5% of the amount' },
  decorators: (Story) => (
    <DescriptionList layout="ledger" className="ruled">
      <Story />
    </DescriptionList>
  ),
} satisfies Meta<typeof LedgerRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the label is a term, and the figure its definition', async () => {
      await expect(canvas.getByRole('term')).toHaveTextContent('Withdrawal fee')
      await expect(canvas.getByRole('definition')).toHaveTextContent('2.5% of the amount')
    })
  },
}
export const LongText: Story = {
  args: { label: 'A rather long sample label', children: 'A network with a rather long sample name' },
  globals: { viewport: { value: 'w320' }, textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
