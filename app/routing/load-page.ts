import { whenIdle } from '#ui/lib/when-idle.ts'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { clientPath } from './client-path.ts'
import { stayedAfterAll } from '../errors/chunk-load-error.ts'
import { firstInteraction } from '../start/first-interaction.ts'
import { needsSignIn, paths, type Path } from '../paths.ts'
import { timings } from '../timings.ts'
import { canonicalPath } from './canonical-path.ts'

/** Loads the page of a path and puts it into the route table, as the router would. Resolves to `false` if that fails. */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<boolean> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'function') continue
    try {
      Object.assign(route, await lazy(), { lazy: undefined })
    } catch {
      if (await stayedAfterAll()) return loadPage(routes, pathname)
      // The router tries again on navigation, and shows its error page if that fails too.
      return false
    }
  }
  return true
}

/** What the module of a page may export beside `Component`. */
type PageModule = {
  /** Loads the code of the page's own late parts, as far as the backend offers them, so that they work offline. */
  prefetchParts?: () => Promise<unknown>
}

async function prefetchPage(routes: RouteObject[], pathname: string) {
  await loadPage(routes, pathname)
  const page = matchRoutes(routes, pathname)?.at(-1)?.route as PageModule | undefined
  // The page tries again when it is opened.
  await page?.prefetchParts?.().catch(() => {})
}

/** Loads the page of a path and returns its component. `null`: it can't be loaded, or there is none. */
export async function pageOf(routes: RouteObject[], pathname: string): Promise<ComponentType | null> {
  if (!(await loadPage(routes, pathname))) return null
  return matchRoutes(routes, pathname)?.at(-1)?.route.Component ?? null
}

let near: Element | null = null

function onNear(routes: RouteObject[], event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A click also fires `focusin` on the link, after `pointerover`.
  if (link === near) return
  near = link
  const path = link && clientPath(link)
  if (path) void loadPage(routes, path.pathname)
}

/** Starts to load a page when the pointer, the focus or a finger reaches a link to it. */
export function prefetchLinks(routes: RouteObject[]) {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => onNear(routes, event), { passive: true })
}

const likelyNext: Partial<Record<Path, Path>> = {
  [paths.signIn]: paths.dashboard,
  [paths.signUp]: paths.signIn,
  [paths.plans]: paths.signIn,
  [paths.deposit]: paths.depositHistory,
  [paths.withdrawal]: paths.withdrawalHistory,
}

/** The most likely next page after a path. */
function nextPath(pathname: string): Path {
  const path = canonicalPath(pathname)
  return likelyNext[path as Path] ?? (needsSignIn(path) ? paths.deposit : paths.signUp)
}

const customerPages = Object.values(paths).filter(needsSignIn)

/**
 * Prefetches the page that a visitor most likely opens next, after their first interaction. For a customer, prefetches all of their
 * pages, the likeliest first, so that those open without waiting and while offline (GLB-2). Does nothing if the browser saves data.
 */
export async function prefetchNext(routes: RouteObject[], pathname: string, signedIn: boolean) {
  const quiet = new Promise((resolve) => setTimeout(resolve, timings.prefetchAfter))
  await (signedIn ? Promise.race([firstInteraction, quiet]) : firstInteraction)
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  for (const path of new Set([nextPath(pathname), ...(signedIn ? customerPages : [])])) {
    if (connection?.saveData || !navigator.onLine) return
    await new Promise<void>((idle) => void whenIdle(idle))
    await prefetchPage(routes, path)
  }
}
