import { MessageList } from '#ui/payout/MessageList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './payout-samples.ts'

const meta = {
  component: MessageList,
  args: {
    messages: [
      {
        id: 'm2',
        at: '2026-03-01T10:24:00Z',
        title: 'Your withdrawal needs something from you',
        text: 'Withdrawal WDR-SAMPLE-0003 of $400.00. It does not go on before you have sent what is asked for.',
        read: false,
        href: '#w3',
      },
      {
        id: 'm1',
        at: '2026-01-12T09:00:00Z',
        title: 'Your withdrawal was refused',
        text: 'Withdrawal WDR-SAMPLE-0001 of $50.13. Nothing was paid out.',
        read: true,
      },
    ],
    unread: 1,
    onRetry: fn(),
    onRead: fn(),
    onReadAll: fn(),
    dates,
  },
} satisfies Meta<typeof MessageList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-2 the number of unread messages is given in words', async () => {
      await expect(canvas.getByText('1 unread')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/from you, unread/)
    })
    await step('one is marked as read with the keyboard, and the focus is not lost', async () => {
      const mark = canvas.getByRole('button', { name: /^Mark as read: Your withdrawal needs/ })
      mark.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRead).toHaveBeenCalledWith('m2')
      await expect(canvas.getByText('1 unread')).toHaveFocus()
    })
    await step('all are marked as read', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
      await expect(args.onReadAll).toHaveBeenCalledTimes(1)
    })
  },
}
export const Loading: Story = { args: { messages: undefined } }
export const Empty: Story = { args: { messages: [], unread: 0 } }
export const Failed: Story = {
  args: { messages: undefined, unread: null, error: 'This is not available at the moment. Try again later.' },
}
export const NotRefreshed: Story = {
  args: { error: 'We could not reach the server.', problem: 'Not marked.' },
}
const read = { id: 'm1', at: '2026-01-12T09:00:00Z', title: 'Read', text: null, read: true }
export const CountTooLow: Story = {
  args: { unread: 0 },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-2 with an unread message in view, the list does not say that all are read', async () => {
      await expect(canvas.getByText('1 unread')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    })
  },
}
export const UnreadElsewhere: Story = {
  args: { messages: [read], unread: 9 },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-2 the list says if unread messages are not in view', () =>
      expect(canvas.getByText('9 unread, none of them shown here')).toBeVisible(),
    )
  },
}
export const UnreadWithoutMessages: Story = {
  args: { messages: [], unread: 3 },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-2 the list is not described as empty if there are unread messages', async () => {
      await expect(canvas.getByText('The server sent no messages, but says that 3 are unread')).toBeVisible()
      await expect(canvas.queryByText('No messages')).not.toBeInTheDocument()
    })
  },
}
export const MarkingUnknown: Story = {
  args: { problem: 'No answer came back from the server.', problemIsUnknown: true },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 if the outcome is unknown, it says so', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/may be marked as read/)
      await expect(canvas.queryByText('Not marked as read')).not.toBeInTheDocument()
    })
  },
}
export const OlderAndUnreadable: Story = { args: { onOlder: fn(), unreadable: 2 } }
export const OlderFailed: Story = {
  parameters: { snapshot: true },
  args: { onOlder: fn(), olderError: 'The server sent something this app does not understand.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 it says what is missing, keeps the rest, and offers a retry', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/Older messages could not be loaded/)
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Try again to show older messages' }))
      await expect(args.onOlder).toHaveBeenCalledTimes(1)
    })
  },
}
export const SameId: Story = {
  parameters: { snapshot: true },
  args: {
    messages: ['One', 'Two', 'Three'].map((title, at) => ({
      id: 'same',
      at: '2026-03-01T10:24:00Z',
      title,
      text: null,
      read: at === 2,
    })),
    unread: 2,
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-2 messages with the same id are all shown, without a React warning', () =>
      expect(canvas.getAllByRole('listitem')).toHaveLength(3),
    )
    await step('the button says how many it marks', async () => {
      await expect(canvas.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Mark 2 as read: Two' }))
      await expect(args.onRead).toHaveBeenCalledWith('same')
    })
  },
}
export const AmountHidden: Story = {
  decorators: amountsHidden,
  args: {
    messages: [
      {
        id: 'm1',
        at: '2026-03-01T10:24:00Z',
        title: 'Your withdrawal of $437.11',
        text: 'We sent $426.18.',
        read: false,
      },
      { id: 'm2', at: '2026-03-01T09:24:00Z', title: 'Your withdrawal of $50.13', text: null, read: true },
    ],
  },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('FAIR-9 a title or a text that may name an amount is not in the page', () =>
      expect(canvasElement.innerHTML).not.toMatch(/437|426|50\.13/),
    )
    await step('FAIR-9 nor in the name of its button, which still works', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Message$/ }))
      await expect(args.onRead).toHaveBeenCalledWith('m1')
    })
    await step('FAIR-7 it says what is hidden, and how to read it', () =>
      expect(canvas.getAllByText(/Show amounts to read/)).toHaveLength(2),
    )
  },
}
export const HostileText: Story = {
  args: {
    messages: [
      { id: 'x', at: 'yesterday', title: null, text: '<img src=x onerror=alert(1)>'.repeat(9), read: false },
    ],
  },
  globals: { textSize: '200%' },
  play: async ({ canvasElement, step }) => {
    await step('C32 markup is shown as text', () => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
