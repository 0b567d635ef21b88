import { needsSignIn, paths, type Path } from '../paths.ts'
import { canonicalPath } from './canonical-path.ts'

const after: Partial<Record<Path, Path>> = {
  [paths.signIn]: paths.dashboard,
  [paths.signUp]: paths.signIn,
  [paths.plans]: paths.signIn,
  [paths.deposit]: paths.depositHistory,
  [paths.withdrawal]: paths.withdrawalHistory,
}

/** The most likely next page after a path. */
export function nextPath(pathname: string): Path {
  const path = canonicalPath(pathname)
  return after[path as Path] ?? (needsSignIn(path) ? paths.deposit : paths.signUp)
}
