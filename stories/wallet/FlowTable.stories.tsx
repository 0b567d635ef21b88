import { FlowTable } from '#ui/wallet/FlowTable.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { dates, flow } from './flow-samples.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: FlowTable,
  args: { months: flow.months, sums: flow.sums, dates },
  argTypes: { months: { control: false }, sums: { control: false } },
} satisfies Meta<typeof FlowTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-9 it has a row for each month, the newest first, and the sums', async () => {
      const rows = canvas.getAllByRole('row').map((row) => row.textContent)
      await expect(rows).toHaveLength(9)
      await expect(rows[1]).toBe('March 2026$0.00$0.00$250.00$400.00$12,480.50')
      await expect(rows[2]).toBe('February 2026$2,400.00$1,000.01$0.00$0.00$12,480.50')
      await expect(rows.at(-1)).toBe('Total$12,480.50$1,550.01$250.00$400.00$12,480.50')
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, parameters: { snapshot: true } }
export const Hidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvas, step }) => {
    await step('FAIR-9 every amount is masked', () => expect(canvas.queryByText(/\$\d/)).toBeNull())
  },
}
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLTableElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the table', () =>
      expectRootProps(ref, canvas.getByRole('table', { name: 'Your money by month, in US dollars' })),
    )
  },
}
