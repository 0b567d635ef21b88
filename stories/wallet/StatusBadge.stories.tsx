import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRole } from '../foundations/role-color.ts'
import { badgeStatuses, StatusBadge, statusLooks } from '#ui/wallet/StatusBadge.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StatusBadge,
  args: { status: 'pending' },
  argTypes: {
    status: { options: [...badgeStatuses, 'reversed'], control: 'select' },
    look: { options: statusLooks, control: 'select' },
  },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HIS-2 a known status has a word and an icon', async () => {
      const badge = canvas.getByText('Pending').closest('[data-status]')
      await expect(badge).toHaveAttribute('data-status', 'pending')
      await expect(badge?.querySelector('svg')).toBeInTheDocument()
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {[...badgeStatuses, 'reversed', 'Approved', '', null].map((status) => (
        <StatusBadge key={String(status)} status={status} />
      ))}
    </div>
  ),
}

export const ThreeStyles: Story = {
  render: () => (
    <>
      {badgeStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('HIS-2 pending, approved and failed differ in word, icon and color', async () => {
      for (const [word, token] of [
        ['Pending', 'pending'],
        ['Approved', 'gain'],
        ['Failed', 'loss'],
      ] as const)
        await expectRole(canvas.getByText(word).closest('[data-status]'), token)
      const badges = ['Pending', 'Approved', 'Failed'].map((word) =>
        canvas.getByText(word).closest('[data-status]'),
      )
      await expect(badges.map((badge) => badge?.getAttribute('data-status'))).toEqual([
        'pending',
        'approved',
        'failed',
      ])
      const icons = new Set(badges.map((badge) => badge?.querySelector('svg')?.innerHTML))
      const colors = new Set(badges.map((badge) => badge && getComputedStyle(badge).backgroundColor))
      await expect(icons.size).toBe(3)
      await expect(colors.size).toBe(3)
    })
  },
}

export const Cancelled: Story = {
  args: { status: 'failed', cancelled: true },
  play: async ({ canvas, step }) => {
    await step('CAP-2 a failed payout that was cancelled says so, and is not red', async () => {
      const badge = canvas.getByText('Cancelled').closest('[data-status]')
      await expect(badge).toHaveAttribute('data-status', 'failed')
      await expect(badge).toHaveAttribute('data-tone', 'neutral')
    })
  },
}

export const CancelledLater: Story = {
  args: { status: 'approved', cancelled: true },
  play: async ({ canvas, step }) => {
    await step('CAP-2 a status other than failed counts more than the stage', () =>
      expect(canvas.getByText('Approved')).toBeVisible(),
    )
  },
}

export const UnknownIsPlainText: Story = {
  name: 'Unknown: another spelling than “approved”',
  args: { status: 'Approved' },
  play: async ({ canvas, step }) => {
    await step('HIS-2, C51 a status in another spelling has no icon and no color', async () => {
      const text = canvas.getByText('Approved').closest('[data-status]')
      await expect(text).toHaveAttribute('data-status', 'other')
      await expect(text?.querySelector('svg')).not.toBeInTheDocument()
      await expect(text && getComputedStyle(text).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    })
  },
}

export const Missing: Story = {
  args: { status: null },
  play: async ({ canvas, step }) => {
    await step('C48 a missing status is a dash with a text for screen readers', async () => {
      await expect(canvas.getByText('—')).toBeVisible()
      await expect(canvas.getByText('not available')).toBeInTheDocument()
    })
  },
}

export const LongText: Story = {
  args: { status: '<img src=x onerror=alert(1)>'.repeat(6) },
  globals: { textSize: '200%' },
  play: async ({ canvas, step }) => {
    await step('C32 markup in a status is shown as text', () =>
      expect(canvas.getByText(/<img src=x onerror=alert/)).toBeVisible(),
    )
    await step('the text wraps inside the window', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  },
}

export const ForcedColors: Story = { ...States, parameters: { forcedColors: true } }

export const Plain: Story = {
  args: { look: 'plain' },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('HIS-2 in a list, a status has its icon and its word without a box', async () => {
      const badge = canvas.getByText('Pending').closest('[data-status]')
      await expect(badge).toHaveAttribute('data-look', 'plain')
      await expect(badge?.querySelector('svg')).toBeInTheDocument()
      await expect(badge && getComputedStyle(badge).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    })
  },
}

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, status: 'failed' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the badge', () => expectRootProps(ref))
  },
}
