import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SampleForm } from './SampleForm.tsx'

type Props = { onSubmit?: (request: unknown) => unknown; values?: { email?: string; password?: string } }

function Sample({ onSubmit, values }: Props) {
  return (
    <SampleForm names={['email', 'password']} values={values} onSubmit={onSubmit}>
      {(control) => (
        <>
          <TextField control={control} name="email" label="Email" />
          <PasswordField control={control} name="password" label="Password" />
        </>
      )}
    </SampleForm>
  )
}

const meta = { component: Sample, subcomponents: { ErrorSummary }, args: { onSubmit: fn() } } satisfies Meta<
  typeof Sample
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await step('there is no summary before the first submission, even if a field is invalid', async () => {
      await userEvent.click(canvas.getByLabelText('Email'))
      await userEvent.tab()
      await expect(await canvas.findByText('Email is required')).toBeVisible()
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    })
    await step('a submission with invalid fields moves the focus to the summary', async () => {
      await userEvent.click(send)
      const summary = await canvas.findByRole('region', { name: 'Check 2 fields' })
      await waitFor(() => expect(document.activeElement).toBe(summary))
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('each error is a link to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Password is required' }))
      await expect(canvas.getByLabelText('Password')).toHaveFocus()
    })
    await step('a corrected field disappears from the summary', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'Harbour#Light7')
      await expect(canvas.getByRole('region', { name: 'Check one field' })).toBeVisible()
    })
    await step('a second submission moves the focus there again', async () => {
      await userEvent.click(send)
      await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('region')))
    })
    await step('the summary disappears once all fields are valid', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Email is required' }))
      await userEvent.keyboard('sample@sample.test')
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    })
  },
}

export const OneField: Story = {
  name: 'One error',
  args: { values: { email: 'sample@sample.test' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a single error has a title in the singular', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByRole('region', { name: 'Check one field' })).toBeVisible()
    })
  },
}

export const ByKeyboard: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Tab reaches the first link of the summary, and Enter moves the focus to the field',
      async () => {
        await userEvent.click(canvas.getByLabelText('Email'))
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('region')))
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Email is required' })).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByLabelText('Email')).toHaveFocus()
      },
    )
  },
}

const slow: { finish?: () => void } = {}
const sent = fn(() => new Promise<void>((resolve) => void (slow.finish = resolve)))

export const SentOnce: Story = {
  name: 'Sends once for repeated clicks',
  args: { values: { email: 'sample@sample.test', password: 'Harbour#Light7' }, onSubmit: sent },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('C12: three clicks and a submission in one frame send one request', async () => {
      const button = canvas.getByRole('button', { name: 'Send' })
      button.click()
      button.click()
      button.click()
      canvas.getByRole<HTMLFormElement>('form').requestSubmit()
      await waitFor(() => expect(sent.mock.calls.length).toBe(1))
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    })
    await step('after the response, the form can be submitted again', async () => {
      slow.finish?.()
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull(),
      )
      await expect(sent).toHaveBeenCalledTimes(1)
      canvas.getByRole('button', { name: 'Send' }).click()
      await waitFor(() => expect(sent.mock.calls.length).toBe(2))
      slow.finish?.()
    })
  },
}

export const LongText: Story = { globals: { textSize: '200%' }, play: ByKeyboard.play }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: OneFieldPlay() }

function OneFieldPlay(): Story['play'] {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('region', { name: 'Check 2 fields' })).toBeVisible()
  }
}
