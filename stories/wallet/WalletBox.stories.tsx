import * as m from '#ui/wallet/messages.ts'
import { WalletBox } from '#ui/wallet/WalletBox.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: WalletBox,
  args: {
    label: 'Trade Profit',
    kind: 'money',
    figure: { state: 'known', value: '3250.17' },
    onRetry: fn(),
  },
  argTypes: {
    kind: { options: ['money', 'percent'], control: 'inline-radio' },
    figure: { control: 'object' },
  },
  decorators: [
    (Story) => (
      <dl className="max-w-72">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof WalletBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DSH-2 the server’s figure is shown to the cent, below its label', async () => {
      await expect(canvas.getByRole('term')).toHaveTextContent('Trade Profit')
      await expect(canvas.getByRole('definition')).toHaveTextContent('$3,250.17')
    })
  },
}

export const Explained: Story = {
  args: { explanation: 'What your trades have made or lost so far.' },
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('DSH-2 pressing the label shows the explanation', async () => {
      await expect(canvas.getByText(/made or lost/)).not.toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Trade Profit' }))
      await expect(canvas.getByText(/made or lost/)).toBeVisible()
    })
  },
}

export const LongLabelInNarrowBox: Story = {
  args: { label: 'Signal Strength', explanation: 'How strong the signals are.' },
  parameters: { snapshot: false },
  render: (args) => (
    <>
      {[120, 136, 144, 152, 160].map((width) => (
        <WalletBox key={width} {...args} style={{ width }} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('DSH-2 the icon is beside the last word, and never on a line of its own', async () => {
      for (const button of canvas.getAllByRole('button', { name: 'Signal Strength' })) {
        const text = document.createRange()
        text.selectNodeContents(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button)
        const icon = button.querySelector('svg')?.getBoundingClientRect()
        const last = [...text.getClientRects()].at(-1)
        await expect(icon?.bottom).toBeLessThan((last?.bottom ?? 0) + 4)
        await expect(icon?.right).toBeLessThanOrEqual(button.getBoundingClientRect().right)
      }
    })
  },
}

export const States: Story = {
  render: (args) => (
    <>
      <WalletBox {...args} label="Known" />
      <WalletBox {...args} label="Percent" kind="percent" figure={{ state: 'known', value: '64.5' }} />
      <WalletBox {...args} label="Zero" figure={{ state: 'known', value: '0' }} />
      <WalletBox {...args} label="Negative" figure={{ state: 'known', value: '-1250.5' }} />
      <WalletBox {...args} label="A third decimal" figure={{ state: 'known', value: '1.999' }} />
      <WalletBox {...args} label="Huge" figure={{ state: 'known', value: '12345678901234567.89' }} />
      <WalletBox {...args} label="Loading" figure={{ state: 'loading' }} />
      <WalletBox {...args} label="Hidden" figure={{ state: 'hidden' }} />
      <WalletBox {...args} label="Missing" figure={{ state: 'missing', problem: m.notUnderstood() }} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('FAIR-1 a third decimal is dropped, never rounded up', () =>
      expect(canvas.getByText('$1.99')).toBeVisible(),
    )
    await step('C49 a huge amount keeps its cents', () =>
      expect(canvas.getByText('$12,345,678,901,234,567.89')).toBeVisible(),
    )
    await step('section 10: a percentage is shown as sent', () =>
      expect(canvas.getByText('64.5%')).toBeVisible(),
    )
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const Loading: Story = {
  args: { figure: { state: 'loading' } },
  render: (args) => (
    <>
      <WalletBox {...args} />
      <WalletBox {...args} label="Total Equity" figure={{ state: 'known', value: '1' }} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('DSH-2 the placeholder has the height of the figure', async () => {
      const [loading, known] = canvas.getAllByRole('definition')
      await expect(loading?.getBoundingClientRect().height).toBe(known?.getBoundingClientRect().height)
    })
  },
}

export const Hidden: Story = {
  args: { figure: { state: 'hidden' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the amount is not in the text, the attributes or the tooltip', async () => {
      await expect(canvas.getByRole('definition')).toHaveTextContent('••••••Amount hidden')
      await expect(canvas.getByTitle('Amount hidden')).toBeVisible()
      await expect(canvasElement.innerHTML.replace(/class="[^"]*"/g, '')).not.toMatch(/\d/)
    })
  },
}

export const Missing: Story = {
  args: { figure: { state: 'missing', problem: m.notUnderstood() } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('API-12 an unreadable figure is a dash, never zero, with the reason', async () => {
      await expect(canvas.getByText('—')).toBeVisible()
      await expect(
        canvas.getByText('The server sent something this app does not understand.', { exact: false }),
      ).toBeVisible()
    })
    await step('the box has a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again: Trade Profit' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const Retrying: Story = {
  args: { figure: { state: 'missing', problem: m.notUnderstood() }, retrying: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('during a retry, a click does nothing', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(args.onRetry).not.toHaveBeenCalled()
    })
  },
}

export const LargeText: Story = {
  args: { figure: { state: 'known', value: '12345678901234567.89' } },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  args: { figure: { state: 'missing', problem: m.notUnderstood() } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 Tab reaches the retry button, and Enter presses it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
