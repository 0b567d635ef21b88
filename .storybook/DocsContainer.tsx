import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import './docs.css'
import { applyGlobals, type Globals } from './globals.ts'
import { darkTheme, docsTheme } from './theme.ts'

type GlobalsEvent = [{ globals: Globals }] | undefined

const channel = addons.getChannel()
const read = () => ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as GlobalsEvent)?.[0].globals
function subscribe(onChange: () => void) {
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/** Applies the toolbar's theme, text size and direction to documents too. */
export function DocsContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(subscribe, read)
  useLayoutEffect(() => globals && applyGlobals(globals), [globals])
  return (
    <Container {...rest} theme={globals?.theme === 'dark' ? darkTheme : docsTheme}>
      {children}
    </Container>
  )
}
