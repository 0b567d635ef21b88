import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'

const meta = {
  component: PlanCard,
  args: {
    name: 'Starter',
    price: '$500-$999',
    features: ['Trading bot', '20 positions', 'Portfolio management', 'All available exchanges'],
    action: { label: 'Purchase Plan', href: '#sign-in' },
    className: 'max-w-72',
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'PLAN-1 the name of the card is the plan, and it shows the price and all features',
      async () => {
        await expect(canvas.getByRole('article', { name: 'Starter' })).toBeVisible()
        await expect(canvas.getByText('$500-$999')).toBeVisible()
        await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      },
    )
    await step('PLAN-1 the link has the given text, and its description names the plan', async () => {
      const link = canvas.getByRole('link', { name: 'Purchase Plan' })
      await expect(link).toHaveAttribute('href', '#sign-in')
      await expect(link).toHaveAccessibleDescription('Starter')
    })
  },
}

export const WithHint: Story = {
  args: {
    action: { label: 'Purchase Plan', href: '#sign-in', hint: 'Opens the sign-in page. Buys nothing.' },
  },
  play: async ({ canvas, step }) => {
    await step('PLAN-1 the hint is below the link and describes it, after the name of the plan', async () => {
      await expect(canvas.getByText('Opens the sign-in page. Buys nothing.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Purchase Plan' })).toHaveAccessibleDescription(
        'Starter Opens the sign-in page. Buys nothing.',
      )
    })
  },
}

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas, step }) => {
    await step('the customer’s plan is marked with a text, not only with a border', () =>
      expect(canvas.getByText('Your plan')).toBeVisible(),
    )
  },
}

export const Dark: Story = { args: { current: true }, globals: { theme: 'dark' } }

export const OwnAction: Story = {
  args: { action: undefined, children: <p className="text-muted">Contact support to change plans.</p> },
  play: async ({ canvas, step }) => {
    await step('the children replace the link', async () => {
      await expect(canvas.getByText('Contact support to change plans.')).toBeVisible()
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const NoAction: Story = { args: { action: undefined } }

export const WithNote: Story = {
  args: { action: undefined, note: 'Lower than your plan.' },
  play: async ({ canvas, step }) => {
    await step('UPG-2 a note takes the place of the link', async () => {
      await expect(canvas.getByText('Lower than your plan.')).toBeVisible()
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const LongText: Story = {
  args: {
    name: 'A plan whose name an operator made very long',
    price: '$1,000,000.00-$24,990,000.00',
    features: ['Portfoliomanagementinaverylongword', 'A feature told in a sentence that needs three lines'],
  },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InEuros: Story = {
  args: { price: '€500–€999' },
  render: (args) => (
    <LocaleProvider currency="EUR">
      <PlanCard {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, step }) => {
    await step('LNG-1 the currency is that of the LocaleProvider', async () => {
      await expect(canvas.getByText('amount to invest, in euros')).toBeVisible()
      await expect(canvas.getByRole('article')).not.toHaveTextContent('dollar')
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the link is the only focusable element', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Purchase Plan' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Purchase Plan' })).not.toHaveFocus()
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', style: { opacity: 0.9 } },
  play: async ({ canvas, step }) => {
    await step('class, style, id and ref are passed to the article', async () => {
      const card = canvas.getByRole('article')
      await expect(card).toHaveClass('max-w-72')
      await expect(card).toHaveStyle({ opacity: '0.9' })
      await expect(card).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(card)
    })
  },
}
