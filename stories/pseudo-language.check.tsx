import { describe, expect, it } from 'vitest'
import { CLOSING, OPENING } from '../.storybook/pseudo-language.ts'
import { storiesWithoutPlay } from './stories-without-play.ts'

const MESSAGE = new RegExp(`${OPENING}[^${CLOSING}]*${CLOSING}`, 'g')

/** Words that are the same in every language: coins, networks, brands, keys, and headers that programs read. */
const NAMES = new Set(
  'Bitcoin,Bitcoin (BTC),BTC,Ethereum,Ether (ETH),ETH,Tether (USDT),USDT,Tron,PayPal,TradingView,TradingView Lightweight Charts,UTC,Home,Reference'.split(
    ',',
  ),
)

// The contract's rules have messages for the server, which forms translate into the language of the page.
const sources = import.meta.glob<string>(
  [
    '../ui/**/*.{ts,tsx}',
    '../contract/**/*.ts',
    '!../**/*.test.ts',
    '!../contract/fixtures/**',
    '!../ui/**/{messages,contract-errors}.ts',
    '!../ui/dist/**',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Each string in the code of a component or a rule, with its file. A component that shows one of them bypasses the message modules. */
const written = new Map<string, string>()
for (const [file, code] of Object.entries(sources)) {
  const withoutComments = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  for (const [, jsx, single, double] of withoutComments.matchAll(
    />([^<>{}=;]+)(?=[<{])|'([^'\n]+)'|"([^"\n]+)"/g,
  )) {
    const text = (jsx ?? single ?? double ?? '').replaceAll(/\s+/g, ' ').trim()
    // A single word in lower case is a value, such as a tone.
    if (/[A-Za-z]{3}/.test(text) && /[A-Z ]/.test(text) && !NAMES.has(text)) written.set(text, file)
  }
}

const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]

/** What a customer reads or hears: text nodes, and attributes with text. */
function* textsIn(root: HTMLElement): Generator<[text: string, element: Element]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of attributes) {
        const text = node.getAttribute(name)
        if (text) yield [text, node]
      }
    } else if (node.parentElement && !node.parentElement.closest('script, style, [data-announcements]')) {
      yield [node.textContent ?? '', node.parentElement]
    }
  }
}

let seen = 0
let invalid = 0

/** Submits each of our forms unchanged, so that it shows its errors. */
async function submitForms() {
  const forms = document.querySelectorAll<HTMLFormElement>('form[novalidate]')
  if (forms.length === 0) return
  for (const form of forms) form.requestSubmit()
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  invalid += document.querySelectorAll('[aria-invalid="true"]').length
}

/** Stories that pass messages of the contract as props. */
const PASSES_SENTENCES = /^\.\/(?:primitives|money)\/|\/SelectField\./

/** The strings on the page that aren't messages. */
function plainTexts(stories: string): string[] {
  return [...textsIn(document.body)].flatMap(([text]) => {
    if (text.includes(OPENING)) seen += 1
    const plain = text.replaceAll(MESSAGE, '').replaceAll(/\s+/g, ' ').trim()
    const file = written.get(plain)
    if (file?.startsWith('../contract/') && PASSES_SENTENCES.test(stories)) return []
    return file ? [`“${plain}” stands in ${file.replace('../', '')}`] : []
  })
}

describe.each(storiesWithoutPlay('longer (test)'))('LNG-3 $path', ({ path, stories }) => {
  it('no sentence is written inside a component', async () => {
    const found: string[] = []
    for (const { show } of stories) {
      await show()
      found.push(...plainTexts(path))
      await submitForms()
      found.push(...plainTexts(path))
    }
    expect([...new Set(found)]).toEqual([])
  })
})

it('the pseudo-language was shown, and errors of forms', () => {
  expect(seen).toBeGreaterThan(1000)
  expect(invalid).toBeGreaterThan(100)
})
