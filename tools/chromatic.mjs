// npm run chromatic: sends the stories to Chromatic. .storybook/preview.tsx says in which modes.
import { run } from './steps.mjs'

const command = ['chromatic', '--exit-zero-on-changes', '--build-script-name=build:storybook']
try {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Error(
      'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your project on chromatic.com.',
    )
  await run('Chromatic', 'npx', [...command, ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exitCode = error.exitCode ?? 1
}
