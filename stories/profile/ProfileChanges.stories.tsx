import { mergeProfile, type StoredProfile } from '#ui/profile/profile-values.ts'
import { ProfileChanges } from '#ui/profile/ProfileChanges.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'

const base: StoredProfile = {
  name: 'Sample Customer',
  phoneNumber: '15550100',
  address: '1 Sample Street',
  zipCode: '1011',
  gender: '',
  investmentGoal: 'none',
}
const typed = { ...base, phoneNumber: '', address: '2 Sample Street' } as Record<keyof StoredProfile, string>
const merge = mergeProfile(base, typed, {
  ...base,
  phoneNumber: '15550199',
  address: null,
  zipCode: '10115',
  gender: 'Other',
})

const meta = {
  component: ProfileChanges,
  args: { merge, chosen: {}, onChoose: fn(), className: 'max-w-form' },
} satisfies Meta<typeof ProfileChanges>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('ACC-2 it takes the focus and shows both values of each field', async () => {
      await expect(canvas.getByRole('region')).toHaveFocus()
      const shown = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
      await expect(shown).toEqual([
        'Yours: empty',
        'Saved now: 15550199',
        'Yours: 2 Sample Street',
        'Saved now: a value that we could not read',
      ])
    })
    await step('FAIR-8 nothing is preselected', async () => {
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    })
    await step('fields that were only changed elsewhere are named', () =>
      expect(canvas.getByText('Now shown as saved elsewhere: Zip code and Gender.')).toBeVisible(),
    )
    await step('a choice calls onChoose', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Saved now: 15550199' }))
      await expect(args.onChoose).toHaveBeenCalledWith('phoneNumber', 'stored')
    })
  },
}

export const ByKeyboard: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the first option, and Space chooses it', async () => {
      await expect(canvas.getByRole('region')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Yours: empty' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.onChoose).toHaveBeenCalledWith('phoneNumber', 'typed')
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Chosen: Story = { args: { chosen: { phoneNumber: 'typed', address: 'stored' } } }

export const OnlyElsewhere: Story = {
  args: { merge: { ...merge, conflicts: [] } },
  play: async ({ canvas, step }) => {
    await step('without a conflict, it asks the customer to check the form', async () => {
      await expect(canvas.getByText(/Check the form, then press Update/)).toBeVisible()
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    })
  },
}

export const LongText: Story = {
  args: {
    merge: {
      ...merge,
      values: { ...merge.values, address: 'Sample'.repeat(30) },
      stored: { ...merge.stored, address: '1 Sample Street\nSampletown' },
    },
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { id: 'sample' },
  render: (args) => (
    <div ref={ref}>
      <ProfileChanges {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('class and id are passed to the region', async () => {
      await expect(canvas.getByRole('region')).toHaveAttribute('id', 'sample')
      await expect(canvas.getByRole('region')).toHaveClass('max-w-form')
    })
  },
}
