import { DateTime } from '#ui/money/DateTime.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const meta = {
  component: DateTime,
  args: { iso: '2026-03-02T14:05:09Z', locale: 'en-US', timeZone: 'UTC' },
} satisfies Meta<typeof DateTime>
export default meta
type Story = StoryObj<typeof meta>

const time = (element: HTMLElement) => element.querySelector('time')

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step(
      'SPEC 10: the text has the day and the minute, the tooltip and datetime the exact time',
      async () => {
        await expect(time(canvasElement)).toHaveTextContent(/^Mar 2, 2026, 2:05\sPM$/)
        await expect(time(canvasElement)).toHaveAttribute('datetime', '2026-03-02T14:05:09Z')
        await expect(time(canvasElement)).toHaveAttribute('title', expect.stringMatching(/2:05:09\sPM UTC$/))
      },
    )
  },
}

export const OtherLocale: Story = {
  name: 'In German',
  args: { locale: 'de-DE', timeZone: 'Asia/Tokyo' },
  play: async ({ canvasElement, step }) => {
    await step("the text uses the customer's locale and time zone, and datetime is unchanged", async () => {
      await expect(time(canvasElement)).toHaveTextContent('02.03.2026, 23:05')
      await expect(time(canvasElement)).toHaveAttribute('datetime', '2026-03-02T14:05:09Z')
    })
  },
}

export const Missing: Story = {
  name: 'No date',
  args: { iso: null },
  play: async ({ canvas, canvasElement, step }) => {
    await step('a missing date is a dash with a text for screen readers', async () => {
      await expect(canvas.getByText('not available')).toBeInTheDocument()
      await expect(time(canvasElement)).toBeNull()
    })
  },
}

export const Unreadable: Story = {
  name: 'Date that can’t be read',
  args: { iso: 'yesterday' },
  play: async ({ canvas, step }) => {
    await step("C2: an invalid date is a dash too, never 'Invalid Date'", async () => {
      await expect(canvas.getByText('not available')).toBeInTheDocument()
      await expect(canvas.queryByText(/Invalid/)).not.toBeInTheDocument()
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { locale: 'ar-EG' }, globals: { direction: 'rtl' } }

const ref = createRef<HTMLTimeElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('id, class and ref are passed to the time element', async () => {
      await expect(time(canvasElement)).toHaveAttribute('id', 'sample')
      await expect(time(canvasElement)).toHaveClass('mt-1')
      await expect(ref.current).toBe(time(canvasElement))
    })
  },
}
