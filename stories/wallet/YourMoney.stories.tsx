import type { Decimal } from '#contract/money.ts'
import { MoneyPlots } from '#ui/wallet/MoneyPlots.tsx'
import { YourMoney } from '#ui/wallet/YourMoney.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { expectSameFigures, picturedIn, tabledIn } from './plot-figures.ts'
import { dates, deposits, feeRowsHref, now, withdrawals } from './flow-samples.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const plots = (asTable: boolean) => (
  <MoneyPlots
    {...{ deposits, withdrawals, feeRowsHref, dates, now, asTable }}
    totalDeposit={'12480.50' as Decimal}
  />
)

const meta = {
  component: YourMoney,
  args: {
    content: { is: 'ready', plots: plots(false) },
    open: true,
    asTable: false,
    onOpenChange: fn(),
    onAsTableChange: fn(),
    onRetry: fn(),
    onShowAmounts: fn(),
  },
  argTypes: { content: { control: false } },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    const [asTable, setAsTable] = useState(args.asTable)
    return (
      <YourMoney
        {...args}
        content={args.content.is === 'ready' ? { is: 'ready', plots: plots(asTable) } : args.content}
        open={open}
        asTable={asTable}
        onOpenChange={(next) => {
          args.onOpenChange(next)
          setOpen(next)
        }}
        onAsTableChange={(next) => {
          args.onAsTableChange(next)
          setAsTable(next)
        }}
      />
    )
  },
} satisfies Meta<typeof YourMoney>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('DSH-9 one press shows a table with the same figures, amount for amount', async () => {
      const pictured = await picturedIn(canvasElement, userEvent)
      await expect(pictured).toHaveLength(7)
      const button = canvas.getByRole('button', { name: 'Show as table' })
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('table')).toBeVisible()
      await expectSameFigures(pictured, tabledIn(canvasElement))
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('slider')).toBeVisible()
    })
    await step('DSH-9 it can be closed and opened, and the button keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close: Your money' }))
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
      const open = canvas.getByRole('button', { name: 'Open: Your money' })
      await expect(open).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('slider')).toBeVisible()
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, parameters: { snapshot: true } }

let placeOf: (state: 'loading' | 'ready') => void
const KeepsItsPlace: Story = {
  render: function Loading(args) {
    const [state, setState] = useState<'loading' | 'ready'>('loading')
    placeOf = setState
    return (
      <>
        <YourMoney {...args} content={state === 'loading' ? { is: 'loading' } : args.content} />
        <p data-testid="below">Below</p>
      </>
    )
  },
  play: async ({ canvas, step }) => {
    await step('DSH-9 nothing below moves when the plots arrive', async () => {
      await expect(canvas.getByText('Loading your money')).toBeInTheDocument()
      const before = canvas.getByTestId('below').getBoundingClientRect().top
      placeOf('ready')
      await expect(await canvas.findByRole('slider')).toBeVisible()
      await expect(canvas.getByTestId('below').getBoundingClientRect().top).toBe(before)
    })
  },
}
export const PlaceOnAPhone: Story = { ...KeepsItsPlace, globals: { viewport: { value: 'w375' } } }
export const PlaceOnADesktop: Story = { ...KeepsItsPlace, globals: { viewport: { value: 'w1280' } } }

export const Loading: Story = {
  args: { content: { is: 'loading' } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('it says that it is loading', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading your money'),
    )
  },
}
export const Empty: Story = {
  args: { content: { is: 'empty' } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-9 without a deposit it says what will be here', async () => {
      await expect(canvas.getByText('Nothing yet')).toBeVisible()
      await expect(canvas.getByText('Your money by month, once a deposit is confirmed.')).toBeVisible()
    })
  },
}
export const Failed: Story = {
  args: { content: { is: 'failed', problem: 'The service is briefly unavailable. Try again in a moment.' } },
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 it says what failed, and offers a retry', async () => {
      await expect(canvas.getByText('The charts could not be loaded')).toBeVisible()
      await expect(canvas.getByText(/^This doesn’t affect your money\. The service is briefly/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
export const Hidden: Story = {
  decorators: amountsHidden,
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('DSH-9 FAIR-9 nothing is drawn, and it says why', async () => {
      await expect(canvas.getByText('The charts are hidden too.')).toBeVisible()
      await expect(canvasElement).not.toHaveTextContent(/\d/)
      await expect(canvasElement.querySelector('rect, path[d*="M0"]')).toBeNull()
    })
    await step('amounts can be shown here, and the focus goes to the heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show amounts' }))
      await expect(args.onShowAmounts).toHaveBeenCalledTimes(1)
      await expect(canvas.getByRole('heading', { name: 'Your money' })).toHaveFocus()
    })
  },
}
export const Closed: Story = { args: { open: false }, parameters: { snapshot: true } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the section', () =>
      expectRootProps(ref, canvas.getByRole('region', { name: 'Your money' })),
    )
  },
}
