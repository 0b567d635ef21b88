import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `false` on the server and while its markup is taken over, so that both agree. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
