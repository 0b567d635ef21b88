import { WordForm } from '#ui/security/WordForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: WordForm,
  args: { wordSet: false, onRetry: fn(), onSave: fn(() => Promise.resolve(true)), failure: null },
} satisfies Meta<typeof WordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Your word')
    await step('CAP-3 an invalid word is not saved', async () => {
      await userEvent.type(field, 'a1{Enter}')
      await waitFor(() => expect(field).toBeInvalid())
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('Enter saves the word, which is then no longer shown', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, ' Barnacle {Enter}')
      await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Barnacle'))
      await expect(await canvas.findByText('Your word is saved')).toBeVisible()
      await expect(field).toHaveValue('')
    })
  },
}
export const Set: Story = { args: { wordSet: true } }
export const Loading: Story = { args: { wordSet: undefined } }
export const CouldNotBeRead: Story = {
  args: { wordSet: undefined, error: 'We could not reach the server. Check your connection and try again.' },
}
export const NotRefreshed: Story = {
  args: { wordSet: false, error: 'We could not reach the server. Check your connection and try again.' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 what was read before stays, and the error does not contradict it', async () => {
      await expect(canvas.getByText('We could not check again whether a word is set')).toBeVisible()
      await expect(canvas.getByText('No word is set.')).toBeVisible()
    })
  },
}
export const NotSaid: Story = { args: { wordSet: null } }
export const Refused: Story = {
  args: {
    onSave: fn(() => Promise.resolve(false)),
    failure: { message: 'This is not available at the moment. Try again later.', effect: 'no' },
  },
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 a refused word stays in the field', async () => {
      await userEvent.type(canvas.getByLabelText('Your word'), 'Barnacle')
      await userEvent.click(canvas.getByRole('button', { name: 'Save word' }))
      await expect(canvas.getByRole('alert')).toHaveTextContent('Your word was not saved')
      await expect(canvas.getByLabelText('Your word')).toHaveValue('Barnacle')
      await expect(canvas.queryByText('Your word is saved')).not.toBeInTheDocument()
    })
  },
}
export const Unknown: Story = {
  args: {
    failure: { message: 'The server took too long to answer.', kind: 'timeout', effect: 'unknown' },
  },
}
export const LargeText: Story = { args: { wordSet: true }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the form', () => expectRootProps(ref))
  },
}
