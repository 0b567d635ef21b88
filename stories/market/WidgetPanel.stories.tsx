import { widgetMessages, WidgetPanel, type Trouble } from '#ui/market/WidgetPanel.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const troubles = Object.keys(widgetMessages) as Trouble[]

const meta = {
  component: WidgetPanel,
  args: {
    trouble: 'unknown',
    what: 'Chart',
    low: false,
    onRetry: fn(),
    onShow: fn(),
  },
  argTypes: { trouble: { options: troubles, control: 'select' }, standIn: { control: false } },
  decorators: [
    (Story) => (
      <div className="min-h-55 border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WidgetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WGT-1 the panel says what is wrong, with a retry and a link to the provider', async () => {
      await expect(canvas.getByText('TradingView is not responding')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
      await expect(canvas.getByRole('link', { name: /^Open TradingView/ })).toHaveAttribute(
        'href',
        'https://www.tradingview.com/',
      )
    })
    await step('the loaded content can be shown anyway', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the widget anyway' }))
      await expect(args.onShow).toHaveBeenCalledTimes(1)
    })
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      {troubles.map((trouble) => (
        <div key={trouble} className="h-55 border border-line">
          <WidgetPanel {...args} trouble={trouble} />
        </div>
      ))}
      <div className="h-55 border border-line">
        <WidgetPanel {...args} standIn={<p className="h-24">Our own chart</p>} />
      </div>
      {troubles.map((trouble) => (
        <div key={trouble} className="h-19 border border-line">
          <WidgetPanel {...args} low trouble={trouble} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each problem has its own text', async () => {
      for (const trouble of troubles)
        await expect(canvas.getAllByText(widgetMessages[trouble].title())[0]).toBeVisible()
    })
    await step('DSH-10 one line says what did not load, with a retry and a link', async () => {
      await expect(canvas.getAllByText('Chart: no answer from TradingView.')).toHaveLength(2)
      await expect(canvas.getByText('Chart: could not be loaded.')).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(11)
      await expect(canvas.getAllByRole('link', { name: /^Open TradingView/ })).toHaveLength(11)
    })
    await step('only a frame that has loaded can be shown anyway', () =>
      expect(canvas.getAllByRole('button', { name: /^Show (the widget|it) anyway$/ })).toHaveLength(3),
    )
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WGT-1 Tab reaches the retry button, and Enter presses it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^Try again/ })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
