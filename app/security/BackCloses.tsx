import { useBackCloses } from '../routing/use-back-closes.ts'

/**
 * `useBackCloses` for as long as it is mounted. Mount it only while its dialog is open, because the router asks only the last one that
 * was mounted.
 */
export function BackCloses({ close }: { close: () => void }) {
  useBackCloses(true, close)
  return null
}
