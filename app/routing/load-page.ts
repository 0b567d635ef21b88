import { whenIdle } from '#ui/lib/when-idle.ts'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { clientPath } from './client-path.ts'
import { firstInteraction } from '../start/first-interaction.ts'
import { nextPath } from './next-path.ts'

/** Loads what a path shows and puts it into the table, as the router itself would; says whether that worked. */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<boolean> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'function') continue
    try {
      Object.assign(route, await lazy(), { lazy: undefined })
    } catch {
      // The router tries again, and its error page tells.
      return false
    }
  }
  return true
}

/** Loads what a path shows and hands it out, or `null` where that doesn't work. */
export async function pageOf(routes: RouteObject[], pathname: string): Promise<ComponentType | null> {
  if (!(await loadPage(routes, pathname))) return null
  return matchRoutes(routes, pathname)?.at(-1)?.route.Component ?? null
}

let near: Element | null = null

function onNear(routes: RouteObject[], event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // Pointer and focus come to it one after the other, the latter between press and click.
  if (link === near) return
  near = link
  const path = link && clientPath(link)
  if (path) void loadPage(routes, path.pathname)
}

/** A page begins to load when the pointer, the focus or a finger comes to a link to it. */
export function prefetchLinks(routes: RouteObject[]) {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => onNear(routes, event), { passive: true })
}

/** The page that most go to from `pathname` is fetched beforehand: for a visitor who is there, and whose data isn't dear. */
export async function prefetchNext(routes: RouteObject[], pathname: string) {
  await firstInteraction
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData && navigator.onLine) whenIdle(() => void loadPage(routes, nextPath(pathname)))
}
