import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { HistoryLinks } from '#ui/history/HistoryLinks.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: HistoryLinks,
  args: { current: 'deposit', hrefs: { deposit: '#deposits', withdrawal: '#withdrawals' } },
} satisfies Meta<typeof HistoryLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('NAV-7 the current history is marked, and the other one is a link to its page', async () => {
      await expect(canvas.getByRole('link', { name: 'Deposits' })).toHaveAttribute('aria-current', 'page')
      const other = canvas.getByRole('link', { name: 'Withdrawals' })
      await expect(other).not.toHaveAttribute('aria-current')
      await expect(other).toHaveAttribute('href', '#withdrawals')
    })
    await step('each link is 44 px high', () =>
      expect(canvas.getByRole('link', { name: 'Deposits' }).offsetHeight).toBeGreaterThanOrEqual(44),
    )
  },
}

export const Withdrawals: Story = { args: { current: 'withdrawal' } }

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches both links', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Deposits' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Withdrawals' })).toHaveFocus()
    })
  },
}

export const LargeText: Story = {
  globals: { textSize: '200%' },
  decorators: [(Story) => <div className="w-[280px]">{Story()}</div>],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the landmark', () =>
      expectRootProps(ref, canvas.getByRole('navigation', { name: 'Histories' })),
    )
  },
}
