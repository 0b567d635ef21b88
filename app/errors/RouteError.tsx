import { Button } from '#ui/primitives/Button.tsx'
import { Spinner } from '#ui/primitives/Spinner.tsx'
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { errorMessage } from '../api/errors.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { paths } from '../paths.ts'
import { isChunkLoadError, mayReload, noteReload, serverAnswers } from './chunk-load-error.ts'

type Props = {
  /** Loads the page of a path again, because the router never retries a failed load. */
  load: (pathname: string) => Promise<ComponentType | null>
}

/** Shown instead of a page that throws. If the page's code could not be loaded, tries to load it again (C18). */
export function RouteError({ load }: Props) {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (isChunkLoadError(error)) return <MissingPage key={pathname} pathname={pathname} load={load} />
  return (
    <Trouble title="Something went wrong" text={errorMessage(error)}>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Trouble>
  )
}

type State = { is: 'trying' } | { is: 'failed' } | { is: 'loaded'; Page: ComponentType }

/** Retries when the network is back. Reloads only if a new release has removed the page's code (C18). */
function MissingPage({ pathname, load }: Props & { pathname: string }) {
  const [state, setState] = useState<State>({ is: 'trying' })
  const latest = useRef(0)
  const loaded = state.is === 'loaded'
  const attempt = useCallback(
    (pressed: boolean) => {
      latest.current += 1
      const own = latest.current
      void loadAgain(load, pathname, pressed).then((next) => {
        if (own !== latest.current) return
        if (next.is === 'outdated' && noteReload()) window.location.reload()
        else setState(next.is === 'outdated' ? { is: 'failed' } : next)
      })
    },
    [load, pathname],
  )
  useEffect(() => {
    attempt(false)
    return () => void (latest.current += 1)
  }, [attempt])
  useEffect(() => {
    if (loaded) return
    const onOnline = () => attempt(false)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [attempt, loaded])
  useEffect(() => {
    // The focused button has disappeared.
    if (loaded) document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }, [loaded])

  if (state.is === 'loaded') return <state.Page />
  if (state.is === 'trying')
    return (
      <div className="mx-auto grid max-w-content place-items-center px-5 py-24">
        <Spinner label="Loading the page again" className="size-8" />
      </div>
    )
  return (
    <Trouble
      title="This page could not be loaded"
      text="The connection failed, or there is a new version of this app. The page loads by itself when you are back online."
    >
      <Button
        onClick={() => {
          setState({ is: 'trying' })
          attempt(true)
        }}
      >
        Try again
      </Button>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Trouble>
  )
}

/** A press may always reload: it can't loop, and some browsers fail each import of a file that failed once. */
async function loadAgain(
  load: Props['load'],
  pathname: string,
  pressed: boolean,
): Promise<State | { is: 'outdated' }> {
  const Page = await load(pathname)
  if (Page) return { is: 'loaded', Page }
  return { is: (pressed || mayReload()) && (await serverAnswers()) ? 'outdated' : 'failed' }
}

function Trouble({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert" className="mx-auto grid max-w-content justify-items-start gap-6 px-5 py-24">
      <PageHeading>{title}</PageHeading>
      <p className="max-w-prose text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button variant="secondary" asChild>
          <a href={paths.home}>Go to the home page</a>
        </Button>
      </div>
    </div>
  )
}
