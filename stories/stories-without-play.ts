import { composeStory, type Preview } from '@storybook/react-vite'
import preview from '../.storybook/preview.tsx'
import type { Language } from '../.storybook/languages.tsx'

type Meta = Parameters<typeof composeStory>[1]
type Story = Parameters<typeof composeStory>[0]
type StoryFile = { default: Meta } & Record<string, Story>

/** The stories of the library. The app's pages are left out, because their text isn't in message modules. */
const files = import.meta.glob<StoryFile>(['./**/*.stories.tsx', '!./routes/**'], { eager: true })

const canvasElement = document.body.appendChild(document.createElement('div'))

/** Shows a story in a language, without its play function, which looks for English texts. */
const show = (name: string, story: Story, meta: Meta, language: Language) => async () => {
  const { play: _play, ...withoutPlay } = meta as { play?: unknown } & Meta
  const composed = composeStory(
    { ...story, play: undefined },
    withoutPlay,
    { ...(preview as Preview), initialGlobals: { ...preview.initialGlobals, language } },
    name,
  )
  await composed.run({ canvasElement })
}

/** For each file of stories: the name and the story of each, with a function that shows it in a language. */
export const storiesWithoutPlay = (language: Language) =>
  Object.entries(files).map(([path, { default: meta, ...stories }]) => ({
    path,
    stories: Object.entries(stories).map(([name, story]) => ({
      name,
      story,
      show: show(name, story, meta, language),
    })),
  }))
