import { LatestActivity } from '#ui/history/LatestActivity.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { dates, depositRows, oddWithdrawals, withdrawalRows } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: LatestActivity,
  args: {
    lists: { deposit: { rows: depositRows }, withdrawal: { rows: withdrawalRows } },
    historyHrefs: { deposit: '/dashboard/depositHistory', withdrawal: '/dashboard/withdrawalHistory' },
    onRetry: fn(),
    dates,
  },
  argTypes: { lists: { control: 'object' } },
} satisfies Meta<typeof LatestActivity>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    const rows = canvas.getAllByRole('listitem')
    await step('DSH-8 the five newest rows of both lists, newest first', () =>
      expect(rows.map((row) => /(DEP|WDR)-SAMPLE-\d+/.exec(row.textContent)?.[0])).toEqual([
        'DEP-SAMPLE-0005',
        'WDR-SAMPLE-0003',
        'WDR-SAMPLE-0002',
        'DEP-SAMPLE-0004',
        'DEP-SAMPLE-0003',
      ]),
    )
    await step('DSH-8 each row shows amount and status, and links to its details', async () => {
      await expect(rows[0]).toHaveTextContent(/Deposit.*\$250\.00.*Mar 2, 2026.*Pending/)
      const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(links).toContain('/dashboard/depositHistory?row=d5')
      await expect(links).toContain('/dashboard/withdrawalHistory?row=w3')
    })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, parameters: { snapshot: true } }
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }

export const Loading: Story = {
  args: { lists: { deposit: { rows: depositRows }, withdrawal: { rows: undefined } } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('no row is shown before both lists are there, because a newer one may follow', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your latest activity')
      await expect(canvas.queryByText('$250.00')).not.toBeInTheDocument()
    })
  },
}

export const Empty: Story = {
  args: { lists: { deposit: { rows: [] }, withdrawal: { rows: [] } } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-8 without rows, it says what will be here', () =>
      expect(canvas.getByText('Your five newest deposits and withdrawals will appear here.')).toBeVisible(),
    )
  },
}

const error = 'The service is briefly unavailable. Try again in a moment.'

export const Failed: Story = {
  args: { lists: { deposit: { rows: undefined, error }, withdrawal: { rows: undefined, error } } },
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DSH-8 FAIR-7 it says that both lists are missing, and offers a retry', async () => {
      await expect(canvas.getByText('Your latest activity could not be loaded')).toBeVisible()
      await expect(canvas.queryByText(/No transaction history/)).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const OneFailed: Story = {
  args: { lists: { deposit: { rows: depositRows }, withdrawal: { rows: undefined, error } } },
  play: async ({ canvas, step }) => {
    await step('one failed list does not hide the other', async () => {
      await expect(canvas.getByText('Your latest withdrawals could not be loaded')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    })
  },
}

export const OddRows: Story = {
  args: { lists: { deposit: { rows: [] }, withdrawal: { rows: oddWithdrawals } } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('huge, missing and unreadable values fit', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the section', () =>
      expectRootProps(ref, canvas.getByRole('region', { name: 'Latest activity' })),
    )
  },
}
