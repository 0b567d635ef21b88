import { type Encoding, type Packed, packer } from './compression.ts'

const NONCE = '__CSP_NONCE__'

type Answer = { nonce: string; body: Buffer }

/**
 * A page has a nonce of its own in each answer, so it can't be packed once for all. To pack it tightly takes a tenth of a second and makes
 * it a tenth smaller: that is done after an answer, for the next visitor, and one page at a time.
 */
export function createPages(nonce: () => string) {
  const ahead = new Map<string, Answer>()
  const wanted = new Set<Packed>()
  let busy = false

  async function make({ plain }: Packed, encode: (html: Buffer) => Promise<Buffer>): Promise<Answer> {
    const fresh = nonce()
    return { nonce: fresh, body: await encode(Buffer.from(plain.toString().replaceAll(NONCE, fresh))) }
  }

  async function prepare(next: Packed) {
    wanted.add(next)
    if (busy) return
    busy = true
    try {
      for (const page of wanted) {
        wanted.delete(page)
        ahead.set(page.etag, await make(page, packer('br', 'tight')))
      }
    } finally {
      busy = false
    }
  }

  return async (page: Packed, encoding: Encoding | null): Promise<Answer> => {
    if (encoding !== 'br') return make(page, packer(encoding, 'light'))
    const ready = ahead.get(page.etag)
    ahead.delete(page.etag)
    const answer = ready ?? (await make(page, packer('br', 'light')))
    void prepare(page)
    return answer
  }
}
