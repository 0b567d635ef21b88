import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState } from 'react'
import { coverage } from '#stories/coverage.ts'
import type { Guide } from '#stories/guide.ts'
import { Access, Anatomy, Examples, Facts, Layout, Related, Status, Usage } from './GuideParts.tsx'
import { guideOf } from './guides.ts'
import { States } from './GuideStates.tsx'
import { Snapshots } from './Snapshots.tsx'

/** A component's documentation page: its guide, its props with controls, and the snapshots of its states. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const beta = preparedMeta.tags.includes('beta')
  const guide = useGuide(String(preparedMeta.parameters.fileName ?? ''))
  useLayoutEffect(focusWithoutScrolling, [])
  if (guide === null) return null
  const docs = preparedMeta.parameters.docs as { story?: { inline?: boolean } } | undefined
  const framed = docs?.story?.inline === false
  const [primary] = Object.keys(csfFile.stories)
  const row = coverage.find(({ id }) => id === csfFile.meta.id)
  return (
    <>
      <Title />
      <Subtitle />
      <Status beta={beta} guide={guide} />
      {guide ? <Markdown>{guide.what}</Markdown> : <Description of="meta" />}
      {row && <Facts row={row} />}
      <Primary />
      {framed && (
        <Markdown>
          {`The controls under Props don’t change this picture, because it has a page of its own. They do on [the page of the story](?path=/story/${primary}).`}
        </Markdown>
      )}
      {guide && <Usage guide={guide} />}
      {guide && <Examples guide={guide} />}
      {guide && <Anatomy guide={guide} />}
      {guide && <States guide={guide} />}
      {guide && <Layout guide={guide} />}
      {guide && <Access guide={guide} />}
      <Heading>Props</Heading>
      <div className="relative overflow-x-auto">
        <Controls />
      </div>
      {row?.inherits && <Inherited from={row.inherits} />}
      {guide && <Related guide={guide} />}
      <Snapshots />
      <Stories title="Live" includePrimary={false} />
    </>
  )
}

/** A sample that takes the focus when it appears, such as a form with an error, must not scroll the page to it. */
function focusWithoutScrolling() {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true })
  }
  return () => {
    HTMLElement.prototype.focus = focus
  }
}

/** `undefined` if the component has no guide, `null` while it is loading. */
function useGuide(storyFile: string) {
  const [loaded, setLoaded] = useState<{ file: string; guide: Guide | undefined }>()
  useEffect(() => {
    void guideOf(storyFile).then((guide) => setLoaded({ file: storyFile, guide }))
  }, [storyFile])
  return loaded?.file === storyFile ? loaded.guide : null
}

/** Which element or component the remaining props go to. */
const Inherited = ({ from }: { from: string }) => (
  <Markdown>{`It also takes the props of ${from}, apart from those that it sets itself, and \`className\`.`}</Markdown>
)
