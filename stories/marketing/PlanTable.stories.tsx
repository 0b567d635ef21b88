import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, within } from 'storybook/test'
import { PlanTable } from '#ui/marketing/PlanTable.tsx'

const meta = {
  component: PlanTable,
  args: {
    caption: 'The plans compared by feature',
    note: 'A dash means it is not in that plan’s list.',
    plans: [
      { name: 'Starter', price: '$500-$999' },
      { name: 'Premium', price: '$1,000-$2,499' },
      { name: 'Pro', price: '$5,500' },
    ],
    rows: [
      { feature: 'Positions', values: ['20', '80', '500'] },
      { feature: 'Trading bot', values: [true, false, false] },
    ],
  },
} satisfies Meta<typeof PlanTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'The plans compared by feature' })
    await step('PLAN-2 each plan is a column, with its name and price', async () => {
      const heads = within(table).getAllByRole('columnheader')
      await expect(heads.slice(1).map(({ textContent }) => textContent)).toEqual([
        'Starter$500-$999',
        'Premium$1,000-$2,499',
        'Pro$5,500',
      ])
    })
    await step(
      'PLAN-2 each feature is a row with a header; a missing one has a dash with a name',
      async () => {
        const row = within(table).getByRole('row', { name: /^Trading bot/ })
        await expect(within(row).getByRole('rowheader', { name: 'Trading bot' })).toBeVisible()
        const cells = within(row).getAllByRole('cell')
        await expect(cells[0]).toHaveTextContent('Yes')
        await expect(cells[1]).toHaveTextContent('—Not in the list')
      },
    )
    await step('the dash is explained', () =>
      expect(canvas.getByText('A dash means it is not in that plan’s list.')).toBeVisible(),
    )
  },
}

export const OwnPlan: Story = {
  args: { current: 1 },
  parameters: { snapshot: true },
  decorators: (Story) => (
    <div className="pt-5">
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('UPG-2 the header of the customer’s plan says so, above its name', async () => {
      const head = canvas.getByRole('columnheader', { name: /^Premium/ })
      const mark = within(head).getByText('Your plan')
      const name = within(head).getByText('Premium')
      await expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(name.getBoundingClientRect().top)
      await expect(canvas.getByRole('columnheader', { name: /Your plan/ })).toBe(head)
    })
    await step('the mark takes no space, so that nothing moves when it appears', async () => {
      const table = canvas.getByRole('table').getBoundingClientRect()
      await expect(
        within(canvasElement).getAllByText('Your plan')[0]?.getBoundingClientRect().top,
      ).toBeLessThan(table.top)
    })
  },
}

export const OwnPlanNarrow: Story = {
  ...OwnPlan,
  parameters: { snapshot: false },
  globals: { viewport: { value: 'w320' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const W320: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step(
      'PLAN-2 on a phone the plans stay side by side, with a value of each below the feature',
      async () => {
        await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
        const table = canvas.getByRole('table', { name: 'The plans compared by feature' })
        const heads = within(table).getAllByRole('columnheader')
        await expect(heads.map(({ textContent }) => textContent)).toEqual([
          'Starter$500-$999',
          'Premium$1,000-$2,499',
          'Pro$5,500',
        ])
        await expect(new Set(heads.map((head) => head.getBoundingClientRect().top)).size).toBe(1)
        await expect(table).toHaveTextContent(/Positions2080500Trading bot/)
        await expect(within(table).getByRole('rowheader', { name: 'Trading bot' })).toBeVisible()
        await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
      },
    )
  },
}

export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('PLAN-2 with very large text each plan is a section with all features', async () => {
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
      await expect(canvas.getAllByRole('region')).toHaveLength(3)
      const pro = within(canvas.getByRole('region', { name: 'Pro' }))
      await expect(pro.getByText('500')).toBeVisible()
      await expect(pro.getByText('Not in the list')).toBeInTheDocument()
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      const root = canvasElement.querySelector('[data-slot="plan-table"]')
      await expect(root).toHaveClass('mt-1')
      await expect(root).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(root)
    })
  },
}
