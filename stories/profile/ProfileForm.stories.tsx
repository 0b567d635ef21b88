import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { asTyped, mergeProfile, profileValues } from '#ui/profile/profile-values.ts'
import { ProfileForm } from '#ui/profile/ProfileForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const stored = asTyped(profileValues(readUserDetails.parse(sampleUsers.newcomer)))

const meta = {
  component: ProfileForm,
  args: { stored, onSubmit: fn(), onDraft: fn(), failure: null, className: 'max-w-form' },
  argTypes: { stored: { control: 'object' }, failure: { control: 'object' } },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the fields have the stored values and autocomplete attributes', async () => {
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample Newcomer')
      const tokens = ['Full name', 'Phone number', 'Address', 'Zip code'].map((label) =>
        canvas.getByLabelText(label).getAttribute('autocomplete'),
      )
      await expect(tokens).toEqual(['name', 'tel', 'street-address', 'postal-code'])
    })
    await step(
      'VAL-15 an untouched zip code of five digits does not prevent a new phone number',
      async () => {
        await userEvent.type(canvas.getByLabelText('Phone number'), '12025550100')
        await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
        await expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, phoneNumber: '12025550100' })
      },
    )
    await step('onDraft gets the typed values', () =>
      expect(args.onDraft).toHaveBeenLastCalledWith({ ...stored, phoneNumber: '12025550100' }),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const ErrorsInPlaceOfLabels: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    const name = canvas.getByLabelText('Full name')
    const zip = canvas.getByLabelText('Zip code')
    await step('section 6: an untouched field shows no error', () =>
      expect(canvas.queryByText(/Please enter/)).not.toBeInTheDocument(),
    )
    await step('VAL-11 VAL-12 VAL-13 VAL-14 each field shows its error when it loses the focus', async () => {
      for (const [label, text] of [
        ['Full name', 'Sample'],
        ['Phone number', '1-202'],
        ['Address', '1 A'],
        ['Zip code', '123'],
      ] as const) {
        const field = canvas.getByLabelText(label)
        await userEvent.clear(field)
        await userEvent.type(field, text)
        await userEvent.tab()
      }
      await expect(await canvas.findByText('Please enter a valid full name')).toBeVisible()
      await expect(canvas.getByText('Please enter a valid number')).toBeVisible()
      await expect(canvas.getByText('Address must be at least 5 characters long')).toBeVisible()
      await expect(await canvas.findByText('Minimum of 4 characters')).toBeVisible()
      await expect(name).toHaveAccessibleDescription('Please enter a valid full name')
      await expect(name).toHaveAttribute('aria-invalid', 'true')
    })
    await step('VAL-13 a zip code that is too long has its own message', async () => {
      await userEvent.type(zip, '4'.repeat(18))
      await expect(await canvas.findByText('Please enter a valid Zip code')).toBeVisible()
    })
    await step('nothing is sent, and the error summary gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check 4 fields' })).toHaveFocus())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const Failed: Story = {
  args: {
    failure: { message: 'The service is briefly unavailable. Try again in a moment.', kind: 'server' },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('ACC-2 the form says why it failed, and keeps the input', async () => {
      await userEvent.type(canvas.getByLabelText('Phone number'), '123')
      await expect(canvas.getByRole('alert')).toHaveTextContent(/not changed.*briefly unavailable/)
      await expect(canvas.getByLabelText('Phone number')).toHaveValue('123')
    })
    await step('the form can be submitted again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    })
  },
}

const refused = {
  message: 'Some details were not accepted.',
  kind: 'invalid',
  fields: { address: 'This address was not accepted' },
}
export const RefusedAtAField: Story = {
  args: { failure: refused },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the server’s message about a field is shown at the field', async () => {
      await expect(await canvas.findByText('This address was not accepted')).toBeVisible()
      await expect(canvas.getByLabelText('Address')).toHaveFocus()
    })
    await step('the same value can be sent again, because the server may accept it now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
      await expect(args.onSubmit).toHaveBeenCalledWith(stored)
    })
  },
}

const unreadable = 'We could not read this value. It is left as it is.'
export const Unreadable: Story = {
  parameters: { snapshot: true },
  args: { stored: { ...stored, zipCode: null, gender: null, phoneNumber: null } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('ACC-2 the field says that its value could not be read and stays unchanged', async () => {
      for (const label of ['Zip code', 'Gender', 'Phone number'])
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(unreadable)
      await expect(canvas.getByRole('option', { name: 'Leave as it is', selected: true })).toBeInTheDocument()
    })
    await step('ACC-2 the field is left out of the request and does not block it', async () => {
      await userEvent.click(canvas.getByLabelText('Zip code'))
      await userEvent.tab()
      await userEvent.type(canvas.getByLabelText('Full name'), 'x')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Sample Newcomerx',
        address: stored.address,
        investmentGoal: stored.investmentGoal,
      })
    })
    await step('a new value is sent, and the field says that it replaces the stored one', async () => {
      await userEvent.type(canvas.getByLabelText('Zip code'), '1011')
      await expect(canvas.getByLabelText('Zip code')).toHaveAccessibleDescription(
        /What you enter replaces it/,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
      await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ zipCode: '1011' }))
      await expect(args.onSubmit).not.toHaveBeenLastCalledWith(
        expect.objectContaining({ gender: expect.anything() }),
      )
    })
  },
}

export const PhoneRemoved: Story = {
  args: { stored: { ...stored, phoneNumber: '+1 202 555 0100' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-12 a stored phone number can be removed', async () => {
      await userEvent.clear(canvas.getByLabelText('Phone number'))
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, phoneNumber: '' }))
    })
  },
}

const lines = '1 Sample Street\r\nSampletown'
export const AddressOfTwoLines: Story = {
  args: { stored: { ...stored, address: lines } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the field keeps both lines', () =>
      expect(canvas.getByLabelText('Address')).toHaveValue('1 Sample Street\nSampletown'),
    )
    await step('VAL-15 an untouched address is sent back unchanged', async () => {
      await userEvent.type(canvas.getByLabelText('Phone number'), '123')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, address: lines, phoneNumber: '123' }),
      )
    })
  },
}

export const NameWithALineBreak: Story = {
  args: { stored: { ...stored, name: 'Sample\nNewcomer' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-15 a change that the browser made does not count as typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, name: 'Sample\nNewcomer' }))
    })
  },
}

const merge = mergeProfile(
  stored,
  { ...stored, address: '2 Typed Street', phoneNumber: '123' },
  { ...stored, address: '3 Other Street', zipCode: '99999' },
)
export const ChangedElsewhere: Story = {
  parameters: { snapshot: true },
  args: { stored: merge.stored, draft: merge.values, merge },
  play: async ({ canvas, args, userEvent, step }) => {
    const update = canvas.getByRole('button', { name: 'Update' })
    await step('ACC-2 both values are shown, and neither is preselected', async () => {
      await expect(canvas.getByRole('region', { name: 'Your details were changed elsewhere' })).toHaveFocus()
      await expect(canvas.getByRole('radio', { name: 'Yours: 2 Typed Street' })).not.toBeChecked()
      await expect(canvas.getByRole('radio', { name: 'Saved now: 3 Other Street' })).not.toBeChecked()
    })
    await step('ACC-2 neither the button nor Enter submits before a choice', async () => {
      await expect(update).toHaveAccessibleDescription('Choose which values to keep first')
      await userEvent.click(update)
      await userEvent.type(canvas.getByLabelText('Full name'), '{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step(
      'ACC-2 the form keeps the input of other fields and shows values changed elsewhere',
      async () => {
        await expect(canvas.getByLabelText('Phone number')).toHaveValue('123')
        await expect(canvas.getByLabelText('Zip code')).toHaveValue('99999')
      },
    )
    await step('ACC-2 the customer can choose the stored value, and then their own again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Saved now: 3 Other Street' }))
      await expect(canvas.getByLabelText('Address')).toHaveValue('3 Other Street')
      await userEvent.click(canvas.getByRole('radio', { name: 'Yours: 2 Typed Street' }))
      await expect(canvas.getByLabelText('Address')).toHaveValue('2 Typed Street')
      await userEvent.click(update)
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
      await expect(args.onSubmit).toHaveBeenCalledWith({
        ...stored,
        phoneNumber: '123',
        address: '2 Typed Street',
        zipCode: '99999',
      })
    })
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C12 two clicks send one request', async () => {
      const button = canvas.getByRole('button', { name: 'Update' })
      await userEvent.dblClick(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the fields in order, and Enter submits', async () => {
      for (const label of ['Full name', 'Phone number', 'Address', 'Zip code', 'Gender', 'Investment goal']) {
        await userEvent.tab()
        await expect(canvas.getByLabelText(label)).toHaveFocus()
      }
      canvas.getByLabelText('Full name').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(stored))
    })
  },
}

export const UnlistedValues: Story = {
  args: { stored: { ...stored, gender: 'Nonbinary', investmentGoal: 'A sailing boat' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('VAL-15 a stored value that is not in the list stays selected and is sent back', async () => {
      await expect(canvas.getByLabelText('Gender')).toHaveValue('Nonbinary')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          ...stored,
          gender: 'Nonbinary',
          investmentGoal: 'A sailing boat',
        }),
      )
    })
  },
}

export const WithDraft: Story = {
  args: { draft: { ...stored, address: '9 Typed Before Street' } },
  play: async ({ canvas, step }) => {
    await step('the field has the value of the draft', () =>
      expect(canvas.getByLabelText('Address')).toHaveValue('9 Typed Before Street'),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the form', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('max-w-form')
    })
  },
}
