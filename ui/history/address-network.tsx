import { useEffect, useState } from 'react'
import { useTranslate } from '../lib/locale-context.ts'

const load = () => import('../address/network-in-words.ts')
type Loaded = Awaited<ReturnType<typeof load>>
let loaded: Loaded | null = null

/** The network of an address, in words. Its code is loaded separately, because checking an address needs much more than a list does. */
export function AddressNetwork({ address }: { address: string }) {
  const t = useTranslate()
  const [code, setCode] = useState<Loaded | 'failed' | null>(loaded)
  useEffect(() => {
    if (loaded) return
    load().then(
      (module) => {
        loaded = module
        setCode(module)
      },
      () => setCode('failed'),
    )
  }, [])
  if (code === 'failed') return null
  // The line is there from the start, so that the name moves nothing when it arrives.
  return <span className="block min-h-[1lh] font-medium">{code?.networkInWords(address, t)}</span>
}
