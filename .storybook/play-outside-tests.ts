import type { Preview, StoryContext } from '@storybook/react-vite'

type Hook<Name extends 'beforeEach' | 'afterEach'> = Extract<
  NonNullable<Preview[Name]>,
  (...args: never) => unknown
>

/** Whether this is a single story in the built Storybook. The story tests have their own settings, in `vitest.setup.ts`. */
const isBuiltStory = ({ viewMode }: { viewMode?: string }) => import.meta.env.PROD && viewMode === 'story'

const wait = setTimeout
/** React renders and runs effects some turns after an event, so wait for them. */
async function rendered() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => wait(done))
}

/** Whether this is a frame in a documentation page, which shows how a story begins and not how its test ends. */
function inDocument() {
  try {
    return window.parent !== window && '__STORYBOOK_PREVIEW__' in window.parent
  } catch {
    // The page around it is of another origin.
    return false
  }
}

export const runStep: Preview['runStep'] = async (_label, play, context) => {
  if (import.meta.env.PROD && inDocument()) return
  if (import.meta.env.PROD) await rendered()
  return play(context)
}

type UserEvent = StoryContext['userEvent']
/** The same actions, each of which waits until React has rendered its effect. */
const patient = (userEvent: UserEvent) =>
  new Proxy(userEvent, {
    get(target, name: keyof UserEvent) {
      const action: unknown = target[name]
      if (typeof action !== 'function' || name === 'setup') return action
      return async (...given: unknown[]) => {
        const result: unknown = await action.apply(target, given)
        await rendered()
        return result
      }
    },
  })

const stayHere = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}
let instant: HTMLStyleElement | undefined

function asBefore() {
  window.removeEventListener('click', stayHere)
  instant?.remove()
}

/**
 * While a play function runs, there are no transitions and links lead nowhere, because it checks final states and presses links.
 * Storybook can't print the code of a page, because the router's objects refer to each other, so it shows the story's source.
 */
export const beforeEach: Hook<'beforeEach'> = async (context) => {
  if (!isBuiltStory(context)) return
  const { docs } = context.parameters
  if (context.id.startsWith('routes-'))
    context.parameters.docs = { ...docs, source: { ...docs?.source, type: 'code' } }
  context.userEvent = patient(context.userEvent)
  window.addEventListener('click', stayHere)
  instant ??= document.createElement('style')
  instant.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(instant)
  await rendered()
  return asBefore
}

/** Restores transitions and links after the play function. */
export const afterEach: Hook<'afterEach'> = (context) => {
  if (isBuiltStory(context)) asBefore()
}
