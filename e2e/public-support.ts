import { needsSignIn, paths } from '#app/paths.ts'

export const pages = Object.values(paths).filter(
  (path) => !needsSignIn(path) && path !== paths.signIn && path !== paths.signUp,
)
