import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { ProfileSummary } from '#ui/profile/ProfileSummary.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const profile = readUserDetails.parse(sampleUsers.established)

const meta = {
  component: ProfileSummary,
  args: { profile },
  argTypes: { profile: { control: 'object' } },
} satisfies Meta<typeof ProfileSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('ACC-1 the details that the customer has given are shown in order', async () => {
      await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
        'Full name',
        'Phone number',
        'Email',
        'Address',
        'Zip code',
        'Gender',
        'Investment goal',
      ])
      await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
        'Sample Customer',
        '15550100',
        'withdraw@sample.test',
        '1 Sample Street, Sampletown',
        '1011',
        'Female',
        'Investing for Retirement',
      ])
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Newcomer: Story = {
  args: { profile: readUserDetails.parse(sampleUsers.newcomer) },
  play: async ({ canvas, step }) => {
    await step('ACC-1 an empty phone number has a placeholder', () =>
      expect(canvas.getByText('No phone number yet')).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  args: { profile: undefined },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the labels are shown, with a placeholder for each value', async () => {
      await expect(canvas.getAllByRole('term')).toHaveLength(7)
      await expect(canvasElement.querySelectorAll('[data-slot=skeleton]')).toHaveLength(7)
    })
    await step('screen readers hear that the details are loading', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your details')
      await expect(canvasElement.querySelector('[data-slot=profile-summary]')).toHaveAttribute(
        'aria-busy',
        'true',
      )
    })
  },
}

export const Unreadable: Story = {
  parameters: { snapshot: true },
  args: { profile: readUserDetails.parse({ email: 'new@sample.test' }) },
  play: async ({ canvas, step }) => {
    await step('API-12 a value that could not be read is a dash', () =>
      expect(canvas.getAllByText('—')).toHaveLength(6),
    )
  },
}

export const HostileAndLong: Story = {
  args: {
    profile: {
      ...profile,
      name: '<script>alert(1)</script>\u202e txet desrever',
      address: 'averylongaddress'.repeat(30),
      email: `${'long'.repeat(40)}@sample.test`,
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C32 markup is text, and nothing is wider than the page', async () => {
      await expect(canvas.getByText(/^<script>/)).toBeVisible()
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
    await step('C45 a name that changes the text direction affects only itself', () =>
      expect(canvas.getByText(/^<script>/).tagName).toBe('BDI'),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
