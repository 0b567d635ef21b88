import { SavedAddressList } from '#ui/security/SavedAddressList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates, now, usable, waiting } from './saved-address-samples.ts'

const meta = {
  component: SavedAddressList,
  args: { addresses: [usable, waiting], onRetry: fn(), onRemove: fn(), now, dates },
} satisfies Meta<typeof SavedAddressList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await step(
      'CAP-3 each address has name, network and use, and says from when it can be used',
      async () => {
        await expect(first).toHaveTextContent(
          /My sample wallet.*Bitcoin test network\. Used once, on Mar 1, 2026/,
        )
        await expect(second).toHaveTextContent(
          /Exchange.*Ethereum\. Usable from Mar 4, 2026, 2:05:00 PM GMT\+1/,
        )
      },
    )
    await step('CAP-3 the whole address opens and closes, and can be reached with the keyboard', async () => {
      await expect(canvas.queryByText('tb1q')).not.toBeVisible()
      await userEvent.tab()
      const summary = canvas.getByText('Whole address of My sample wallet:').closest('summary')
      await expect(summary).toHaveFocus()
      summary?.click()
      await expect(canvas.getByText('tb1q')).toBeVisible()
      summary?.click()
    })
    await step('Remove has the name of the address, and calls the caller', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Remove My sample wallet' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith(usable)
    })
  },
}
export const OneSecondBefore: Story = {
  args: { now: Date.parse('2026-03-04T13:04:59Z'), addresses: [waiting] },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-3 an address still waits one second before its time', () =>
      expect(canvas.getByText(/Usable from/)).toBeVisible(),
    )
  },
}
export const AtItsTime: Story = {
  args: { now: Date.parse('2026-03-04T13:05:00Z'), addresses: [waiting] },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-3 it no longer waits at its time', async () => {
      await expect(canvas.queryByText(/Usable from/)).toBeNull()
      await expect(canvas.getByText(/Not used yet/)).toBeVisible()
    })
  },
}
export const Open: Story = {
  parameters: { snapshot: true },
  play: async ({ canvasElement }) => {
    for (const each of canvasElement.querySelectorAll('details')) each.open = true
    await expect(canvasElement.querySelector('[data-slot="address-text"]')).toBeVisible()
  },
}
export const Loading: Story = { args: { addresses: undefined }, parameters: { snapshot: false } }
export const Empty: Story = { args: { addresses: [] } }
export const Failed: Story = {
  args: { addresses: undefined, error: 'This is not available at the moment. Try again later.' },
  play: async ({ args, userEvent, step }) => {
    await step('CAP-0 Try again works with the keyboard', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
export const NotRefreshed: Story = {
  args: { error: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 addresses of an earlier response stay', async () => {
      await expect(canvas.getByText('Your address book could not be refreshed')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
  },
}
export const Unreadable: Story = {
  args: {
    addresses: [{ ...usable, label: null, network: null, usableFrom: null, times: null, lastUsedAt: null }],
    unreadable: 2,
  },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('API-12 missing fields hide nothing else, and unreadable addresses are counted', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent(/tb1qw5…xpjzsx.*Unknown network/)
      await expect(canvas.getByRole('status')).toHaveTextContent('2 saved addresses could not be read')
    })
  },
}
export const WaitUnreadable: Story = {
  args: { addresses: [{ ...waiting, usableFrom: null }] },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unreadable waiting time does not count as over', () =>
      expect(canvas.getByRole('listitem')).toHaveTextContent(
        'Ethereum. We could not read from when it can be used. Not used yet',
      ),
    )
  },
}
export const Hostile: Story = {
  args: {
    addresses: [
      {
        ...usable,
        label: '<b>W</b>'.repeat(40),
        address: `addr1${'x9'.repeat(90)}`,
        network: 'n'.repeat(80),
        times: 1234,
      },
      { ...waiting, label: '\u202Eabc' },
    ],
  },
  play: async ({ canvasElement, step }) => {
    await step('C32 text from the server stays text, and nothing is wider than the page', async () => {
      await expect(canvasElement.querySelector('b')).toBeNull()
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
