import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { assetMarks, type AssetMarkName } from '#ui/lib/asset-marks.ts'
import { AssetCard } from '#ui/marketing/AssetCard.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: AssetCard,
  args: {
    logo: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'BTC',
    info: 'What it is, in a sentence.',
    facts: [
      { term: 'Launched', detail: 'January 2009' },
      { term: 'Supply', detail: 'At most 21 million' },
    ],
  },
} satisfies Meta<typeof AssetCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('GDE-1 the logo, name and description are shown', async () => {
      await expect(canvas.getByRole('article', { name: 'Bitcoin BTC' })).toBeVisible()
      await expect(canvasElement.querySelector('svg path')).toBeInTheDocument()
    })
    await step('the facts open and close, and Tab reaches them', async () => {
      const fact = canvas.getByText('January 2009')
      await expect(fact).not.toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByText('Facts about Bitcoin').closest('summary')).toHaveFocus()
      await userEvent.click(canvas.getByText('Facts about Bitcoin'))
      await expect(fact).toBeVisible()
      await userEvent.click(canvas.getByText('Facts about Bitcoin'))
      await expect(fact).not.toBeVisible()
    })
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-3">
      {(Object.keys(assetMarks) as AssetMarkName[]).map((logo) => (
        <AssetCard key={logo} {...args} logo={logo} name={logo} facts={[]} />
      ))}
    </div>
  ),
}

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the facts are terms with details', async () => {
      await userEvent.click(canvas.getByText('Facts about Bitcoin'))
      await expect(canvas.getAllByRole('term')).toHaveLength(2)
    })
  },
}

export const NoLogo: Story = {
  args: { logo: undefined, name: 'Sample', symbol: 'SMP', facts: [] },
  play: async ({ canvas, step }) => {
    await step('without a logo, the first letter is shown', () => expect(canvas.getByText('S')).toBeVisible())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: { name: 'A coin with a long name', symbol: 'LONGSYMBOL' },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="asset-card"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
