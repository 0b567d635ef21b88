import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { DoDont } from '#stories/foundations/DoDont.tsx'
import type { Guide } from '#stories/guide.ts'
import { Badge } from '#ui/primitives/Badge.tsx'
import { Check, CircleCheck, X } from 'lucide-react'
import { addForcedStates, forceState, type ForcedState } from './forced-states.ts'

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

/** When to use it, beside when not to. */
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
          <DoDont key={example.because} {...example} />
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
        <Unstyled>
          <table className="w-full max-w-prose text-start text-ink">
            <thead className="sr-only">
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(([key, effect]) => (
                <tr key={key} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pe-6 text-start font-normal whitespace-nowrap">
                    <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 py-0.5 text-sm">
                      {key}
                    </kbd>
                  </th>
                  <td className="w-full py-2">
                    <Text>{effect}</Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Unstyled>
      )}
      <Heading>What a screen reader announces</Heading>
      <List rules={announced} />
      <Heading>Words</Heading>
      <List rules={content} />
    </>
  )
}

const List = ({ rules }: { rules: string[] }) => (
  <Markdown>{rules.map((rule) => `- ${rule}`).join('\n')}</Markdown>
)

const forced: Record<ForcedState, string> = {
  hover: 'Hovered',
  focus: 'Focused by keyboard',
  pressed: 'Pressed',
}

/** All looks in both themes, side by side. */
export function States({ guide }: { guide: Guide }) {
  const samples: { name: string; shown: ReactNode; state?: ForcedState }[] = [
    ...Object.entries(guide.states).map(([name, shown]) => ({ name, shown })),
    ...(guide.pressable ? Object.entries(forced) : []).map(([state, name]) => ({
      name,
      shown: guide.pressable,
      state: state as ForcedState,
    })),
  ]
  useLayoutEffect(addForcedStates, [])
  return (
    <>
      <Heading>States</Heading>
      <Unstyled>
        <div className="my-4 overflow-x-auto rounded-card border border-line">
          <table className="w-full table-fixed text-start">
            <thead>
              <tr className="border-b border-line text-sm text-muted">
                <th scope="col" className="w-40 p-3 text-start font-medium">
                  State
                </th>
                <th scope="col" className="p-3 text-start font-medium">
                  Light
                </th>
                <th scope="col" className="p-3 text-start font-medium">
                  Dark
                </th>
              </tr>
            </thead>
            <tbody>
              {samples.map(({ name, shown, state }) => (
                <tr key={name} className="border-b border-line last:border-0">
                  <th scope="row" className="p-3 text-start text-sm font-normal text-ink">
                    {name}
                  </th>
                  {(['light', 'dark'] as const).map((theme) => (
                    <td key={theme} data-theme={theme} className="bg-page p-4 text-ink">
                      <Shown state={state}>{shown}</Shown>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Unstyled>
    </>
  )
}

function Shown({ state, children }: { state: ForcedState | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state) forceState(box.current, state)
  }, [state])
  return <div ref={box}>{children}</div>
}

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
