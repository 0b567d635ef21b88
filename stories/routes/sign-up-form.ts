import type { StoryContext } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'

export const main = () => within(screen.getByRole('main'))
export const slow = { timeout: 5000 }
export const dialog = () => screen.findByRole('dialog', { name: 'Successful Registration' })

/** Fills in the registration form and submits it. */
export async function fillIn({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  await userEvent.type(await main().findByLabelText('Email', {}, slow), 'Sample@Sample.test')
  await userEvent.type(main().getByLabelText('Full name'), 'Sample Newcomer')
  await userEvent.type(main().getByLabelText('Password'), 'Harbour#Light7')
  await userEvent.selectOptions(main().getByLabelText('Investment goal'), 'A Career Change')
  await userEvent.type(main().getByLabelText('Address'), '1 Sample Street')
  await userEvent.type(main().getByLabelText('Zip code'), '10115')
  await userEvent.click(main().getByRole('checkbox'))
  await userEvent.click(main().getByRole('button', { name: 'Create account' }))
}
