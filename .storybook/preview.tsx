import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { lazy, StrictMode, Suspense, useLayoutEffect, type ComponentProps } from 'react'
import '#ui/theme.css'
import { withDefaults, withoutFalseEditors } from './editable.ts'
import { afterEach, beforeEach, runStep } from './play-outside-tests.ts'
import { InLanguage, languages } from './languages.tsx'
import { isInlineStory } from './is-inline-story.ts'
import { holdSampleLinks } from './sample-links.ts'
import { applyGlobals, ownTheme, type Globals } from './globals.ts'
import { SideBySide } from './SideBySide.tsx'
import type { snippetOf } from './snippet.ts'

holdSampleLinks()

const withLanguage: Decorator = (Story, { globals }) => (
  <InLanguage language={(globals as Globals).language}>
    <Story />
  </InLanguage>
)

// A page of the app has its own root, as in `main.tsx`.
const withStrictMode: Decorator = (Story, { title }) =>
  title.startsWith('Routes/') ? (
    <Story />
  ) : (
    <StrictMode>
      <Story />
    </StrictMode>
  )

const withGlobals: Decorator = (Story, context) => {
  const { theme, textSize, direction, motion, language } = context.globals as Globals
  const inDocument = context.viewMode === 'docs'
  useLayoutEffect(() => {
    if (!inDocument) applyGlobals({ theme, textSize, direction, motion, language })
  }, [inDocument, theme, textSize, direction, motion, language])
  // A document shows many stories, and a dark one must not change the others.
  if (inDocument)
    return (
      <div data-theme={ownTheme(theme)} className="bg-page text-ink">
        <Story />
      </div>
    )
  if (theme !== 'side by side') return <Story />
  return (
    <SideBySide context={context}>
      <Story />
    </SideBySide>
  )
}

/** The theme of the surrounding document, for a story in a frame. */
function themeAround() {
  try {
    return window.parent.document.documentElement.dataset.theme ?? 'light'
  } catch {
    return 'light'
  }
}

const toolbar = <const Icon extends string>(title: string, icon: Icon, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

// Loaded lazily, because the tests don't render documents.
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

/** The modes in which Chromatic takes a snapshot of each story. */
const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  '375 px': { viewport: 'w375' },
  '1280 px': { viewport: 'w1280' },
  'right to left': { direction: 'rtl' },
}

const preview: Preview = {
  runStep,
  beforeEach,
  afterEach,
  argTypesEnhancers: [withoutFalseEditors],
  argsEnhancers: [withDefaults],
  decorators: [withLanguage, withGlobals, withStrictMode],
  tags: ['autodocs', 'stable'],
  initialGlobals: {
    theme: themeAround(),
    textSize: '100%',
    direction: 'ltr',
    motion: 'as in the system',
    language: languages[0],
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark', 'side by side']),
    textSize: toolbar('Text size', 'zoom', ['100%', '200%']),
    language: toolbar('Language', 'globe', [...languages]),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    motion: toolbar('Motion', 'play', ['as in the system', 'reduced']),
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    chromatic: { modes: chromaticModes },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      stories: { filter: isInlineStory },
      source: {
        type: 'dynamic',
        transform: async (code: string, context: StoryContext) =>
          (await import('./snippet.ts')).snippetOf(code, context as Parameters<typeof snippetOf>[1]),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Icons',
            'Motion',
            'Accessibility',
            'Money and dates',
            'Writing and honesty',
          ],
          'Primitives',
          'Money',
          'Form',
          'Address',
          'Wallet',
          'Auth',
          'Profile',
          'Deposit',
          'Withdrawal',
          'Payout',
          'Security',
          'History',
          'Market',
          'Shell',
          'Marketing',
          'Routes',
          'Reference',
          ['Hooks', 'Coverage'],
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 375, 768, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
}
export default preview
