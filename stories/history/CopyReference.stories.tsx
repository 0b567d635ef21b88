import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { CopyReference } from '#ui/history/CopyReference.tsx'
import { announcements } from '#ui/lib/announce.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const clipboard = (response: () => Promise<void>) => () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(response)
  return () => write.mockRestore()
}

const meta = {
  component: CopyReference,
  args: { reference: 'WDR-SAMPLE-0003' },
  beforeEach: clipboard(() => Promise.resolve()),
} satisfies Meta<typeof CopyReference>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the button copies the reference and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }))
      await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('WDR-SAMPLE-0003')
      await waitFor(() => expect(announcements.get()?.message).toBe('WDR-SAMPLE-0003 copied'))
    })
  },
}

export const Refused: Story = {
  parameters: { snapshot: true },
  beforeEach: clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 if the browser refuses, the reference is selected and an error is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }))
      await expect(await canvas.findByText(/^Copying failed/)).toBeVisible()
      await expect(String(window.getSelection())).toBe('WDR-SAMPLE-0003')
    })
  },
}

export const Keyboard: Story = {
  play: async ({ userEvent, step }) => {
    await step('Enter copies it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(1))
    })
  },
}

export const Long: Story = {
  args: { reference: 'WDR-SAMPLE-'.repeat(12) },
  decorators: [(Story) => <div className="w-[280px]">{Story()}</div>],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
