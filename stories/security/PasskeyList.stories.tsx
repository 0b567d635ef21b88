import { PasskeyList } from '#ui/security/PasskeyList.tsx'
import { PasskeyNameForm } from '#ui/security/PasskeyNameForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates, passkeys } from './passkey-samples.ts'

const meta = {
  component: PasskeyList,
  args: { passkeys, onRetry: fn(), onRename: fn(), onRemove: fn(), dates },
} satisfies Meta<typeof PasskeyList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'CAP-3 each passkey says where it is, when it was added, and when it was last used',
      async () => {
        const [laptop, phone] = canvas.getAllByRole('listitem')
        await expect(laptop).toHaveTextContent(
          /Sample laptop.*On one device only\. If you lose the device, this passkey is lost too\. Added Jan 12, 2026.*Last used Mar 4, 2026/,
        )
        await expect(phone).toHaveTextContent(/Synced between your devices\..*Not used yet\./)
      },
    )
    await step('one is renamed and one removed with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Rename Sample laptop' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRename).toHaveBeenCalledWith('p1')
      canvas.getByRole('button', { name: 'Remove Sample phone' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith('p2')
    })
  },
}
export const Loading: Story = { args: { passkeys: undefined } }
export const Empty: Story = { args: { passkeys: [] } }
export const Failed: Story = {
  args: { passkeys: undefined, error: 'This is not available at the moment. Try again later.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 the list can be loaded again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
export const NotRefreshed: Story = { args: { error: 'We could not reach the server.' } }
export const Unreadable: Story = { args: { unreadable: 2 } }
export const Renaming: Story = {
  args: {
    editing: {
      id: 'p1',
      form: (
        <PasskeyNameForm
          aria-label="Rename Sample laptop"
          className="max-w-form"
          defaultName="Sample laptop"
          submitLabel="Save name"
          failureTitle={{ refused: 'The name was not saved', unknown: 'Sent, answer unknown' }}
          failure={null}
          onSubmit={() => {}}
          onCancel={() => {}}
        />
      ),
    },
  },
  play: async ({ canvas, step }) => {
    await step('CAP-3 the field has the name and the focus', async () => {
      await expect(canvas.getByLabelText('Name')).toHaveValue('Sample laptop')
      await expect(canvas.getByLabelText('Name')).toHaveFocus()
    })
  },
}
export const HostileText: Story = {
  args: {
    passkeys: [
      {
        id: 'x',
        name: '<img src=x onerror=alert(1)>'.repeat(4),
        createdAt: null,
        lastUsedAt: null,
        synced: null,
      },
      { id: 'y', name: null, createdAt: 'yesterday', synced: true },
      { id: 'z', name: 'Sample tablet', createdAt: '2026-03-01T10:12:00Z', synced: false },
    ],
  },
  globals: { textSize: '200%' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C32 markup is shown as text, and a missing name has a label', async () => {
      await expect(canvasElement.querySelector('img')).toBeNull()
      await expect(canvas.getByText('Passkey without a name')).toBeVisible()
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
