import { DocsContext, Heading, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { coverage } from '#stories/coverage.ts'
import { isTestOnly } from './test-only.ts'

/** In the order on the page: light beside dark, then the fixed widths from wide to narrow. */
const folders = [
  'light',
  'dark',
  'light-1280',
  'dark-1280',
  'light-375',
  'dark-375',
  'light-320',
  'dark-320',
  'forced',
]

const viewportName = (folder: string) => {
  const [theme = '', width] = folder.split('-')
  return [theme === 'forced' ? 'forced colors' : theme, width && `${width} px`].filter(Boolean).join(', ')
}

/** The component's states: every snapshot that a test run compares. */
export function Snapshots() {
  const { csfFile } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const own = coverage.find(({ id }) => id === csfFile.meta.id)?.snapshots ?? []
  const rows = stories
    .map(({ id, name }) => {
      const file = id.slice(csfFile.meta.id.length + 2)
      const forDesigners = isTestOnly(file) ? ['forced'] : folders
      return {
        id,
        name,
        shown: forDesigners.filter((folder) => own.includes(`${folder}/${csfFile.meta.id}/${file}.png`)),
      }
    })
    .filter(({ shown }) => shown.length > 0)
  if (rows.length === 0) return null
  return (
    <>
      <Heading>Snapshots</Heading>
      <Unstyled>
        <p className="mb-6 max-w-prose text-muted">
          The snapshots that every test run compares. Select a name to open the story, or a snapshot to open
          the image.
        </p>
        {rows.map(({ id, name, shown }) => (
          <figure key={id} className="mb-8">
            <figcaption className="mb-2 text-sm font-medium">
              <a href={`./?path=/story/${id}`} target="_top" className="text-link underline">
                {name}
              </a>
            </figcaption>
            <div className="flex flex-wrap items-start gap-3">
              {shown.map((folder) => {
                const path = `./snapshots/${folder}/${csfFile.meta.id}/${id.slice(csfFile.meta.id.length + 2)}.png`
                return (
                  <a key={folder} href={path} className="max-w-full sm:max-w-[calc(50%-6px)]">
                    <span
                      data-theme={folder.startsWith('dark') ? 'dark' : 'light'}
                      className="block rounded-control border border-line bg-page p-3"
                    >
                      <img
                        src={path}
                        alt={`${name}, ${viewportName(folder)}`}
                        loading="lazy"
                        className="max-h-120"
                      />
                    </span>
                    <span className="text-sm text-muted">{viewportName(folder)}</span>
                  </a>
                )
              })}
            </div>
          </figure>
        ))}
      </Unstyled>
    </>
  )
}
