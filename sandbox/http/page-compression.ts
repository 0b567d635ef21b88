import { type Encoding, type CompressedFile, compressor } from './compression.ts'

const NONCE = '__CSP_NONCE__'

type Answer = { nonce: string; body: Buffer }

/**
 * Compresses pages. Each response has its own nonce, so a page can't be compressed once for all visitors. High compression takes about
 * 100 ms and saves a tenth of the size, so it runs after a response, for the next visitor, and for one page at a time.
 */
export function createPages(nonce: () => string) {
  const ahead = new Map<string, Answer>()
  const wanted = new Set<CompressedFile>()
  let busy = false

  async function make({ plain }: CompressedFile, encode: (html: Buffer) => Promise<Buffer>): Promise<Answer> {
    const fresh = nonce()
    return { nonce: fresh, body: await encode(Buffer.from(plain.toString().replaceAll(NONCE, fresh))) }
  }

  async function prepare(next: CompressedFile) {
    wanted.add(next)
    if (busy) return
    busy = true
    try {
      for (const page of wanted) {
        wanted.delete(page)
        ahead.set(page.etag, await make(page, compressor('br', 'tight')))
      }
    } finally {
      busy = false
    }
  }

  return async (page: CompressedFile, encoding: Encoding | null): Promise<Answer> => {
    if (encoding !== 'br') return make(page, compressor(encoding, 'light'))
    const ready = ahead.get(page.etag)
    ahead.delete(page.etag)
    const response = ready ?? (await make(page, compressor('br', 'light')))
    void prepare(page)
    return response
  }
}
