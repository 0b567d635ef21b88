import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { DoDont } from '#stories/foundations/DoDont.tsx'
import type { coverage } from '#stories/coverage.ts'
import type { Guide } from '#stories/guide.ts'
import { Badge } from '#ui/primitives/Badge.tsx'
import { Check, CircleCheck, X } from 'lucide-react'

type CoverageRow = (typeof coverage)[number]

/** A text with `code` in it. */
const Text = ({ children }: { children: string }) => <Markdown>{children}</Markdown>

export function Status({ beta, guide }: { beta: boolean; guide: Guide | undefined }) {
  return (
    <Unstyled>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={beta ? 'pending' : 'neutral'} icon={beta ? undefined : <CircleCheck />}>
          {beta ? 'Beta' : 'Stable'}
        </Badge>
        {guide && <span>Since version {guide.since}.</span>}
        <span>{beta ? 'Its props may still change.' : 'Changes to its props are announced.'}</span>
      </p>
    </Unstyled>
  )
}

/** The component's import line, and what the tests check. */
export function Facts({ row }: { row: CoverageRow }) {
  const { tier, name, exports, story, play, keyboard } = row
  const checked = [
    `${story} ${story === 1 ? 'story' : 'stories'}`,
    play > 0 && `${play} with a play function`,
    'accessibility by axe, in both themes',
    keyboard === true && 'use by keyboard alone',
  ].filter(Boolean)
  return (
    <Unstyled>
      <div className="mb-6 grid gap-1 text-sm text-muted">
        <p>
          <code className="wrap-anywhere text-ink">
            {`import { ${exports.join(', ')} } from '@plainsail/ui/${tier}/${name}'`}
          </code>
        </p>
        <p>Checked by tests: {checked.join(', ')}. No test uses a screen reader.</p>
      </div>
    </Unstyled>
  )
}

/** When to use the component, and when not to. */
export function Usage({ guide }: { guide: Guide }) {
  const columns = [
    {
      title: 'When to use it',
      rules: guide.use,
      icon: <Check aria-hidden className="mt-1 size-4 text-gain" />,
    },
    { title: 'When not to', rules: guide.avoid, icon: <X aria-hidden className="mt-1 size-4 text-loss" /> },
  ]
  return (
    <Unstyled>
      <div className="my-10 grid gap-x-10 gap-y-6 text-ink sm:grid-cols-2">
        {columns.map(({ title, rules, icon }) => (
          <section key={title}>
            <h2 className="mb-3 text-lg font-semibold">{title}</h2>
            <ul className="grid gap-2">
              {rules.map((rule) => (
                <li key={rule} className="grid grid-cols-[1rem_1fr] gap-2.5">
                  {icon}
                  <Text>{rule}</Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  )
}

export function Examples({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        {guide.examples.map((example) => (
          <DoDont key={example.because} {...example} wide={guide.wide} />
        ))}
      </Unstyled>
    </>
  )
}

export function Access({ guide }: { guide: Guide }) {
  const { keyboard, announced, content } = guide
  return (
    <>
      <Heading>Keyboard</Heading>
      {typeof keyboard === 'string' ? (
        <Text>{keyboard}</Text>
      ) : (
        <Pairs headers={['Key', 'What it does']} pairs={keyboard} keys />
      )}
      <Heading>What a screen reader announces</Heading>
      <List rules={announced} />
      <Heading>Words</Heading>
      <List rules={content} />
    </>
  )
}

type PairsProps = {
  headers: [string, string]
  pairs: [name: string, text: string][]
  /** The names are keys. */
  keys?: boolean
}

/** A table with a name and a text in each row. */
function Pairs({ headers, pairs, keys = false }: PairsProps) {
  return (
    <Unstyled>
      <table className="w-full max-w-prose text-start text-ink">
        <thead className="sr-only">
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([first, text]) => (
            <tr key={first + text} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-6 text-start font-normal whitespace-nowrap">
                {keys ? (
                  <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 py-0.5 text-sm">
                    {first}
                  </kbd>
                ) : (
                  first
                )}
              </th>
              <td className="w-full py-2">
                <Text>{text}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}

/** The parts of the component. */
export function Anatomy({ guide: { anatomy } }: { guide: Guide }) {
  if (!anatomy) return null
  return (
    <>
      <Heading>Anatomy</Heading>
      <Pairs headers={['Part', 'What it is']} pairs={anatomy} />
    </>
  )
}

/** Size, long text and small screens. */
export function Layout({ guide: { layout } }: { guide: Guide }) {
  return (
    <>
      <Heading>Layout and small screens</Heading>
      <List rules={layout} />
    </>
  )
}

const List = ({ rules }: { rules: string[] }) => (
  <Markdown>{rules.map((rule) => `- ${rule}`).join('\n')}</Markdown>
)

export function Related({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Related components</Heading>
      <Unstyled>
        <ul className="my-4 flex flex-wrap gap-x-6 gap-y-2">
          {guide.related.map((path) => {
            const [tier = '', name = ''] = path.split('/')
            const id = tier === name.toLowerCase() ? tier : `${tier}-${name.toLowerCase()}`
            return (
              <li key={path}>
                <a href={`./?path=/docs/${id}--docs`} target="_top" className="text-link underline">
                  {name}
                </a>
              </li>
            )
          })}
        </ul>
      </Unstyled>
    </>
  )
}
