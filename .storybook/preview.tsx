import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect } from 'react'
import '#ui/theme.css'
import { docsTheme } from './theme.ts'

type Globals = { theme: 'light' | 'dark'; textSize: '100%' | '200%'; direction: 'ltr' | 'rtl' }

const withSurroundings: Decorator = (Story, { globals }) => {
  const { theme, textSize, direction } = globals as Globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.style.fontSize = textSize
    root.dir = direction
  }, [theme, textSize, direction])
  return <Story />
}

const toolbar = (title: string, icon: string, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

// The tests draw no documents, and are spared their code.
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))
const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)

const preview: Preview = {
  decorators: [withSurroundings],
  tags: ['autodocs', 'stable'],
  initialGlobals: { theme: 'light', textSize: '100%', direction: 'ltr' },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark']),
    textSize: toolbar('Text size', 'zoom', ['100%', '200%']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: docsTheme, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Coverage',
          'Foundations',
          'Primitives',
          'Money',
          'Form',
          'Wallet',
          'Market',
          'Shell',
          'Marketing',
          'Flows',
          'Routes',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 375, 768, 1280].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
}
export default preview
