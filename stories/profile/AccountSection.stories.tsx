import { Button } from '#ui/primitives/Button.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: AccountSection,
  argTypes: { children: { control: false } },
  args: {
    title: 'Investment plan',
    lead: 'A plan sets which tools you can use and how many positions you can hold open.',
    children: (
      <>
        <p className="font-semibold">Premium</p>
        <Button variant="secondary">Upgrade Account</Button>
      </>
    ),
  },
} satisfies Meta<typeof AccountSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the title names the section', async () => {
      await expect(canvas.getByRole('region', { name: 'Investment plan' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 2, name: 'Investment plan' })).toBeVisible()
    })
  },
}

export const Wide: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, step }) => {
    await step('on a wide screen, the content is beside the title', async () => {
      const title = canvas.getByRole('heading').getBoundingClientRect()
      const content = canvas.getByText('Premium').getBoundingClientRect()
      if (window.innerWidth >= 1024) await expect(content.left).toBeGreaterThan(title.left + 288)
      else await expect(content.top).toBeGreaterThan(title.bottom)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const WithoutLead: Story = { args: { lead: undefined } }

export const Long: Story = {
  args: {
    title: 'A title that an operator made so long that it takes several lines',
    children: <p className="wrap-anywhere">{'averylongword'.repeat(20)}</p>,
  },
  play: async ({ canvasElement, step }) => {
    await step('nothing is wider than the page', () =>
      expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the section', () => expectRootProps(ref))
  },
}
