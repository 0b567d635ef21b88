import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect, type ComponentProps } from 'react'
import '#ui/theme.css'
import { withoutFalseEditors } from './editable.ts'
import { isInlineStory } from './is-inline-story.ts'
import { surround, type Surroundings } from './globals.ts'

const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const { theme, textSize, direction } = globals as Surroundings
  const inDocument = viewMode === 'docs'
  useLayoutEffect(() => {
    if (!inDocument) surround({ theme, textSize, direction })
  }, [inDocument, theme, textSize, direction])
  if (!inDocument) return <Story />
  // A document holds many stories: one in the dark must not darken its neighbours.
  return (
    <div data-theme={theme} className="bg-page text-ink">
      <Story />
    </div>
  )
}

/** In a frame of a document a story wears the document's theme. */
function themeAround() {
  try {
    return window.parent.document.documentElement.dataset.theme ?? 'light'
  } catch {
    return 'light'
  }
}

const wait = setTimeout
/** Outside of the tests React may still owe a component's effects when its play begins. */
const runStep: Preview['runStep'] = async (_label, play, context) => {
  if (import.meta.env.PROD) for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => wait(done))
  return play(context)
}

const toolbar = (title: string, icon: string, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

// The tests draw no documents, and are spared their code.
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))
const Container = lazy(async () => ({ default: (await import('./DocsContainer.tsx')).DocsContainer }))
const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
const DocsContainer = (props: ComponentProps<typeof Container>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

const preview: Preview = {
  runStep,
  argTypesEnhancers: [withoutFalseEditors],
  decorators: [withSurroundings],
  tags: ['autodocs', 'stable'],
  initialGlobals: { theme: themeAround(), textSize: '100%', direction: 'ltr' },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark']),
    textSize: toolbar('Text size', 'zoom', ['100%', '200%']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsContainer, stories: { filter: isInlineStory } },
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
