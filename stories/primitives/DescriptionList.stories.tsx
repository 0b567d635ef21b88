import { Description, DescriptionList, descriptionLayouts } from '#ui/primitives/DescriptionList.tsx'
import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: DescriptionList,
  subcomponents: { Description },
  args: {
    layout: 'columns',
    children: (
      <>
        <Description term="Full name">Sample Newcomer</Description>
        <Description term="Payout" note="The amount less the fee.">
          $97.50
        </Description>
        <Description term="Reference">
          a-reference-that-is-so-long-that-it-does-not-fit-on-one-line-of-a-narrow-window-0123456789
        </Description>
      </>
    ),
  },
  argTypes: {
    layout: { options: descriptionLayouts, control: 'inline-radio' },
    children: { control: false },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('each detail follows its term', () =>
      expect(canvas.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
        'Sample Newcomer',
        '$97.50',
        expect.stringContaining('a-reference'),
      ]),
    )
  },
}
export const Stacked: Story = {
  name: 'Term above detail',
  args: { layout: 'stacked' },
}
export const Spacious: Story = {
  name: 'Columns with more space',
  args: { layout: 'spacious' },
}
export const Wrapping: Story = {
  name: 'Columns that wrap',
  args: { layout: 'wrapping' },
}
export const Box: Story = {
  name: 'In a box',
  args: { layout: 'box' },
}
export const Ledger: Story = {
  name: 'Figures at the end of their lines',
  args: {
    layout: 'ledger',
    children: (
      <>
        <LedgerRow label="You receive">$97.50</LedgerRow>
        <LedgerRow label="Fee">$2.50</LedgerRow>
      </>
    ),
  },
}
export const Compact: Story = {
  name: 'Figures in lower lines',
  args: { layout: 'compact' },
}
