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
import { useEffect, useState } from 'react'
import { coverage } from '#stories/coverage.ts'
import type { Guide } from '#stories/guide.ts'
import { Access, Examples, Related, States, Status, Usage } from './GuideParts.tsx'
import { guideOf } from './guides.ts'
import { Pictures } from './Pictures.tsx'

/** A component's documentation page: its guide, its props with controls, and the snapshots of its states. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const beta = preparedMeta.tags.includes('beta')
  const guide = useGuide(String(preparedMeta.parameters.fileName ?? ''))
  if (guide === null) return null
  return (
    <>
      <Title />
      <Subtitle />
      <Status beta={beta} guide={guide} />
      {guide ? <Markdown>{guide.what}</Markdown> : <Description of="meta" />}
      <Primary />
      {guide && <Usage guide={guide} />}
      {guide && <Examples guide={guide} />}
      {guide && <States guide={guide} />}
      {guide && <Access guide={guide} />}
      <Heading>Props</Heading>
      <Controls />
      <Inherited id={csfFile.meta.id} />
      {guide && <Related guide={guide} />}
      <Pictures />
      <Stories title="Live" includePrimary={false} />
    </>
  )
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
function Inherited({ id }: { id: string }) {
  const inherits = coverage.find((row) => row.id === id)?.inherits
  if (!inherits) return null
  return (
    <Markdown>{`It also takes the props of ${inherits}, apart from those that it sets itself, and \`className\`.`}</Markdown>
  )
}
