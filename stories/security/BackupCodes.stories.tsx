import { BackupCodes } from '#ui/security/BackupCodes.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const codes = Array.from({ length: 10 }, (_, index) => `samp-le00-0000-000${index}`)
const meta = {
  component: BackupCodes,
  args: { open: true, codes, onSaveFile: fn(), onDone: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BackupCodes>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 all codes are shown, and Escape doesn’t close it', async () => {
      await expect(dialog().getAllByRole('listitem')).toHaveLength(10)
      await expect(screen.getByRole('dialog')).not.toHaveTextContent('no longer work')
      await userEvent.keyboard('{Escape}')
      await expect(args.onDone).not.toHaveBeenCalled()
    })
    await step('CAP-3 Done first asks to store them', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Done' }))
      await expect(dialog().getByRole('checkbox')).toHaveFocus()
      await expect(dialog().getByRole('checkbox')).toHaveAccessibleDescription(/Store the codes first/)
      await expect(args.onDone).not.toHaveBeenCalled()
    })
    await step('the file has every code', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Download' }))
      await expect(args.onSaveFile).toHaveBeenCalledWith(
        'backup-codes.txt',
        expect.stringContaining(codes.join('\n')),
      )
    })
  },
}
const writeText = fn((text: string) => Promise.resolve(text))
export const CopyAndPrint: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    // The real function would open the print dialog of the browser.
    const print = spyOn(window, 'print').mockReturnValue()
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      print.mockRestore()
    }
  },
  play: async ({ userEvent, step }) => {
    await step('CAP-3 Copy copies every code, and says so', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Copy codes' }))
      await expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
      await expect(await dialog().findByText('Backup codes copied')).toBeVisible()
    })
    await step('CAP-3 Print opens the print dialog of the browser', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Print' }))
      await expect(window.print).toHaveBeenCalledOnce()
    })
  },
}
export const Keyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('Tab reaches the box, Space ticks it, Enter on Done closes', async () => {
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Copy codes' })).toHaveFocus())
      for (let count = 0; count < 3; count += 1) await userEvent.tab()
      await expect(dialog().getByRole('checkbox')).toHaveFocus()
      await userEvent.keyboard(' ')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDone).toHaveBeenCalledOnce()
    })
  },
}
export const Replaced: Story = {
  args: { replaces: true },
  play: async ({ step }) => {
    await step('CAP-3 says that the earlier codes no longer work, only if there were any', () =>
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        /Codes that you had before no longer work\.$/,
      ),
    )
  },
}
export const LongCodes: Story = { args: { codes: ['x'.repeat(120), 'short'] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const root = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps, ref: root },
  play: () => expectRootProps(root),
}
