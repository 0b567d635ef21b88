import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** The failure of a request whose answer did not arrive. */
export const lostAnswer = {
  kind: 'timeout',
  effect: 'unknown',
  message: 'The server took too long to answer. Try again in a moment.',
} as const

/** A play function for components that sign the customer in. */
export const titleSaysUnknown = ({ canvas, step }: Pick<StoryContext, 'canvas' | 'step'>) =>
  step('FAIR-7 after a lost response, the title claims only what is known', async () => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Sent, answer unknown|No answer arrived/)
    await expect(canvas.queryByText('You are not signed in')).not.toBeInTheDocument()
  })
