import type { WireCoin } from '#contract/market.ts'
import { readFileSync } from 'node:fs'
import { type Listing, sampleOf, toListing } from './coins.ts'

export const COINGECKO =
  'https://api.coingecko.com/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=5&page=1&sparkline=true&price_change_percentage=24h'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export type Market = { listing(): Promise<Listing> }

type Options = {
  /** `null` makes no upstream calls and serves the bundled sample. */
  url: string | null
  now: () => Date
  fetch?: typeof fetch
  /** Milliseconds: the upstream time limit, and how long a visitor waits before older figures are served. */
  timeoutMs?: number
  patienceMs?: number
}

const sample = sampleOf(readFileSync(new URL('./sample.json', import.meta.url), 'utf8'))

/** Makes one upstream call per minute, whatever the traffic. While upstream is down, serves figures up to a day old, then the dated sample. */
export function createMarket({
  url,
  now,
  fetch: ask = fetch,
  timeoutMs = 5000,
  patienceMs = 1500,
}: Options): Market {
  let last: { coins: WireCoin[]; at: number } | null = null
  let notBefore = 0
  let flight: Promise<void> | null = null

  async function refresh(address: string): Promise<void> {
    notBefore = now().getTime() + MINUTE
    try {
      const response = await ask(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      notBefore = Math.max(notBefore, now().getTime() + pause(response.headers.get('retry-after'), now()))
      const coins = response.ok ? toListing(await readJson(response)) : null
      if (coins) last = { coins, at: now().getTime() }
    } catch {
      // The source header says that the figures are older ones or the sample.
    }
  }

  return {
    listing: async () => {
      if (url !== null && now().getTime() >= notBefore) {
        flight ??= refresh(url).finally(() => {
          flight = null
        })
      }
      if (flight) await Promise.race([flight, wait(patienceMs)])
      const age = last ? now().getTime() - last.at : Infinity
      if (!last || age > DAY) return sample
      const source = age < MINUTE ? 'live' : 'stale'
      return { coins: last.coins, source, asOf: new Date(last.at).toISOString() }
    },
  }
}

/** Bytes. Five coins with a week of prices take about 30 kB. An endless answer would fill the memory. */
const MOST_BYTES = 1024 * 1024

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the rest of the body.
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('The market listing is too large.')
    chunks.push(part)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Reads Retry-After, in seconds or as a date, as milliseconds. At most one hour, so that one odd response can't stop the listing for long. */
function pause(header: string | null, at: Date): number {
  if (header === null) return 0
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - at.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 60 * MINUTE) : 0
}

const wait = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms).unref()
  })
