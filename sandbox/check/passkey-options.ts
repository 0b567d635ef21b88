import { allCalls } from '#contract/all-calls.ts'
import type { Exchange } from './client.ts'
import type { Run } from './context.ts'
import { NotChecked, demand, show } from './report.ts'
import { demandDone, isObject } from './responses.ts'

const optionsIn = (response: Exchange): Record<string, unknown> => {
  if (response.status === 409) throw new NotChecked('refused with 409: passkeys need a website name')
  demandDone(response)
  const read = allCalls.passkeyOptions.read.safeParse(response.json)
  demand(read.success, 'options with a challenge', show(response.json))
  return isObject(read.data.options) ? read.data.options : {}
}

const demandOptions = async (ask: () => Promise<Exchange>) => {
  const [first, second] = [optionsIn(await ask()), optionsIn(await ask())]
  demand(first.challenge !== second.challenge, 'a new challenge each time', 'the same')
  const site = isObject(first.rp) ? first.rp.id : first.rpId
  const isName = typeof site === 'string' && /[a-z]/i.test(site) && !/[:/]/.test(site)
  // Without one, the browser takes the page's own name.
  demand(site === undefined || isName, 'a website name as the RP ID', show(site))
}

/** Checks what the device is asked to sign: a new challenge each time, for a site with a name (CAP-3). */
export async function checkPasskeyOptions({ check, send }: Run, forNew: (body: object) => Promise<Exchange>) {
  await check('CAP-3', 'a new passkey has a challenge of its own, for a name', () =>
    demandOptions(() => forNew({})),
  )
  await check('CAP-3', 'each sign-in by passkey has a challenge of its own, for a name', () =>
    demandOptions(() => send(allCalls.passkeyLoginOptions, { body: {} })),
  )
}
