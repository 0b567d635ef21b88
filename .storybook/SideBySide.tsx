import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

/** What a page of Storybook's preview offers to scripts. Read from its source; it has no types. */
type Preview = {
  channel: { last: (event: string) => unknown; once: (event: string, then: () => void) => void }
  onUpdateGlobals: (change: { globals: object }) => Promise<void>
  onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => Promise<void>
}
const RENDERED = 'storyRendered'
type Page = Window & { __STORYBOOK_PREVIEW__?: Preview }

/** The left half of the page. With a transform, so that dialogs and other fixed parts stay inside it. */
const half = { width: '50%', 'min-height': '100dvh', transform: 'translate(0)' }

/**
 * The story, and beside it a copy in the dark theme that follows the controls and the toolbar. The copy is a page of its own, so that
 * dialogs and other parts outside the story's root are dark too.
 */
export function SideBySide({ children, context }: { children: ReactNode; context: StoryContext }) {
  const { id, args, globals } = context
  const frame = useRef<HTMLIFrameElement>(null)
  const follow = async () => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const preview = (frame.current?.contentWindow as Page | null | undefined)?.__STORYBOOK_PREVIEW__
    // Before it has loaded, there is nothing to update; `onLoad` follows.
    if (preview && !preview.channel.last(RENDERED))
      await new Promise<void>((done) => preview.channel.once(RENDERED, done))
    await preview?.onUpdateGlobals({ globals: { ...globals, theme: 'dark' } })
    await preview?.onUpdateArgs({ storyId: id, updatedArgs: args })
  }
  useEffect(() => void follow())
  useLayoutEffect(() => {
    const { style } = document.body
    for (const [name, value] of Object.entries(half)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(half)) style.removeProperty(name)
    }
  }, [])
  return (
    <>
      {children}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same Storybook, which calls into its copy */}
      <iframe
        ref={frame}
        title="Dark theme"
        src={`iframe.html?viewMode=story&id=${id}&globals=theme:dark`}
        onLoad={() => void follow()}
        className="fixed inset-y-0 start-full h-full w-full border-0"
      />
    </>
  )
}
