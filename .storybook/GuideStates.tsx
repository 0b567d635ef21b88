import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Guide } from '#stories/guide.ts'
import { addForcedStates, forceState, type ForcedState } from './forced-states.ts'

type Sample = { name: string; shown: ReactNode; state?: ForcedState }
const themes = ['light', 'dark'] as const

const forced: Record<ForcedState, string> = {
  hover: 'Hovered',
  focus: 'Focused by keyboard',
  pressed: 'Pressed',
}

/** All states in both themes: side by side, or below one another for a wide component. */
export function States({ guide }: { guide: Guide }) {
  const samples: Sample[] = [
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
      <Unstyled>{guide.wide ? <Stacked samples={samples} /> : <Beside samples={samples} />}</Unstyled>
    </>
  )
}

function Stacked({ samples }: { samples: Sample[] }) {
  return samples.map(({ name, shown, state }) => (
    <section key={name} className="my-4">
      <h3 className="mb-2 text-sm font-medium text-ink">{name}</h3>
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="relative overflow-x-auto border border-line bg-page p-4 text-ink"
        >
          <Shown state={state}>{shown}</Shown>
        </div>
      ))}
    </section>
  ))
}

function Beside({ samples }: { samples: Sample[] }) {
  return (
    // Positioned, so that texts for screen readers scroll with the table instead of widening the page.
    <section
      aria-label="States"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for scrolling by keyboard
      tabIndex={0}
      className="relative my-4 overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full min-w-160 table-fixed text-start">
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
              {themes.map((theme) => (
                <td key={theme} data-theme={theme} className="bg-page p-4 text-ink">
                  <Shown state={state}>{shown}</Shown>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Shown({ state, children }: { state: ForcedState | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state) forceState(box.current, state)
  }, [state])
  return <div ref={box}>{children}</div>
}
