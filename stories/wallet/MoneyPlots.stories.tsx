import type { Decimal } from '#contract/money.ts'
import { MoneyPlots } from '#ui/wallet/MoneyPlots.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectSameFigures, picturedIn, tabledIn } from './plot-figures.ts'
import {
  dates,
  deposits,
  feeRowsHref,
  fiveYears,
  hardDeposits,
  hardWithdrawals,
  now,
  withdrawals,
} from './flow-samples.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: MoneyPlots,
  args: {
    deposits,
    withdrawals,
    totalDeposit: '12480.50' as Decimal,
    feeRowsHref,
    dates,
    now,
  },
  argTypes: { deposits: { control: false }, withdrawals: { control: false } },
} satisfies Meta<typeof MoneyPlots>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-9 below each plot are its sum and the server’s own figure', async () => {
      await expect(canvas.getByText(/^Total in:/).textContent).toBe(
        'Total in: $12,480.50, the same as your Total Deposits.',
      )
      await expect(canvas.getByText(/^Total out:/).textContent).toBe(
        'Total out: $1,550.01, added up from your withdrawals.',
      )
      await expect(canvas.getByText(/^Total paid in:/).textContent).toBe(
        'Total paid in: $12,480.50, your Total Deposits figure.',
      )
      await expect(canvas.getByText(/^Pending, not included in these totals/).textContent).toBe(
        'Pending, not included in these totals: $250.00 in, $400.00 out.',
      )
      await expect(canvas.queryByText(/difference/)).not.toBeInTheDocument()
    })
    await step('DSH-9 the fees of each year are shown as text, each with a link to its rows', async () => {
      await expect(canvas.getByText('Withdrawal fees in 2026').closest('p')).toHaveTextContent(
        'Withdrawal fees in 2026: $25.00 (1 withdrawal). Withdrawal fees in 2025: $13.75 (2 withdrawals).',
      )
      for (const year of [2026, 2025])
        await expect(canvas.getByRole('link', { name: `Withdrawal fees in ${year}` })).toHaveAttribute(
          'href',
          feeRowsHref(year),
        )
    })
    await step('DSH-9 the time zone of the months is named', () =>
      expect(canvas.getByText('A month begins and ends in your time zone, UTC.')).toBeVisible(),
    )
    await step('a summary names the first, the last and the highest months', () =>
      expect(canvasElement).toHaveTextContent(
        'From September 2025 to March 2026. Largest month in: $3,000.00 in December 2025. Largest month out: $1,000.01 in February 2026.',
      ),
    )
  },
}
export const Unreadable: Story = {
  parameters: { snapshot: false },
  args: { unreadable: 2 },
  play: async ({ canvas, step }) => {
    await step('DSH-9 FAIR-7 rows that could not be read are counted in a sentence', () =>
      expect(
        canvas.getByText('2 rows could not be read and are not included in the charts and totals.'),
      ).toBeVisible(),
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: async ({ canvasElement, step }) => {
    await step('it fits in 320 px', () =>
      expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
    )
  },
}
export const AsTable: Story = {
  args: { asTable: true },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-9 the table has the figures of the plots, and the sums stay', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(9)
      await expect(canvasElement.querySelector('[data-slot$=-plot]')).toBeNull()
      await expect(canvas.getByText(/^Total in:/)).toBeVisible()
    })
  },
}
const sameFigures = (lists: Pick<Story['args'] & object, 'deposits' | 'withdrawals'>): Story => ({
  args: lists,
  parameters: { snapshot: false },
  render: (args) => (
    <>
      <MoneyPlots {...args} data-testid="plots" />
      <MoneyPlots {...args} asTable data-testid="table" />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('DSH-9 the table has the figures of the plots, for every month and amount', async () => {
      const pictured = await picturedIn(canvas.getByTestId('plots'), userEvent)
      await expectSameFigures(pictured, tabledIn(canvas.getByTestId('table')))
    })
  },
})
export const SameFiguresOfFiveYears: Story = sameFigures(fiveYears)
export const SameFiguresBesideALargeOne: Story = sameFigures({
  deposits: hardDeposits,
  withdrawals: hardWithdrawals,
})
export const NothingLately: Story = {
  args: { now: Date.UTC(2026, 4, 20) },
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('DSH-9 the newest month with money is chosen first', () =>
      expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^March 2026/),
      ),
    )
    await step('DSH-9 the plot ends with the current month, and the sums stay the same', async () => {
      canvas.getByRole('slider').focus()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        'May 2026: $0.00 in, $0.00 out',
      )
      await expect(canvas.getByText(/^Total in:/)).toHaveTextContent(
        'Total in: $12,480.50, the same as your Total Deposits.',
      )
      await expect(canvasElement).toHaveTextContent('From September 2025 to May 2026.')
    })
  },
}
export const NothingLatelyAsTable: Story = {
  args: { ...NothingLately.args, asTable: true },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('DSH-9 so does the table', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(11)
      await expect(canvas.getByText('May 2026')).toBeVisible()
      await expect(canvas.getByText('April 2026')).toBeVisible()
    })
  },
}
const difference = (totalDeposit: Decimal | null | undefined, text: RegExp): Story => ({
  args: { totalDeposit },
  play: async ({ canvas, step }) => {
    await step('DSH-9 FAIR-1 it states the server’s figure without guessing at a reason', async () => {
      for (const note of canvas.getAllByText(text)) await expect(note).toBeVisible()
    })
  },
})
export const Different: Story = {
  ...difference('12000', /^Total (paid )?in:/),
  parameters: { snapshot: true },
}
export const DifferenceStated: Story = difference('12000', /The difference is/)
export const FigureUnreadable: Story = difference(null, /figure could not be read\.$/)
export const FigureNotLoaded: Story = difference(undefined, /figure is not loaded\.$/)

export const RowsWithoutDate: Story = {
  args: {
    deposits: [
      ...hardDeposits,
      { amount: '5', date: null, status: 'approved' },
      { amount: '6', date: 'yesterday', status: 'pending' },
      { amount: null, date: '2026-02-01T00:00:00Z', status: 'approved' },
      { amount: '7', date: '1890-02-01T00:00:00Z', status: 'approved' },
    ],
    withdrawals: [
      ...hardWithdrawals,
      { amount: '8', date: '2026-02-01T00:00:00Z', status: 'approved', transactionFee: null },
    ],
  },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-9 rows that can’t be drawn are counted in a sentence', async () => {
      for (const text of [
        '2 rows have no readable date and are not in the charts.',
        '1 row has no readable amount and is not included in any total.',
        '1 row has a date in the future or more than 50 years ago and is not in the charts.',
        '1 withdrawal has no readable fee and is not included in the total of the fees.',
      ])
        await expect(canvas.getByText(text)).toBeVisible()
    })
  },
}
export const NoDatesAtAll: Story = {
  args: { deposits: [{ amount: '5', date: null, status: 'approved' }], withdrawals: [] },
  play: async ({ canvas, canvasElement, step }) => {
    await step('without any date nothing is drawn, and it says why', async () => {
      await expect(canvas.getByText(/^1 row has no readable date/)).toBeVisible()
      await expect(canvasElement.querySelector('svg')).toBeNull()
    })
  },
}
export const Hidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 no amount is drawn or announced', async () => {
      await expect(canvasElement).not.toHaveTextContent(/\d/)
      await expect(canvasElement.querySelector('svg')).toBeNull()
    })
  },
}
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { snapshot: true } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
