import { addons } from 'storybook/manager-api'
import { darkTheme, docsTheme } from './theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const apply = () => addons.setConfig({ theme: dark.matches ? darkTheme : docsTheme })
apply()
dark.addEventListener('change', apply)
