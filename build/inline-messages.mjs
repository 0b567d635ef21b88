import { readFile } from 'node:fs/promises'

const FILE = /\/(?:ui|app)\/.*\/messages\.ts$/
const COPY = '?for='

/**
 * A Vite plugin that puts each message of `messages.ts` into the one file that uses it, because the app is built in one language.
 * Otherwise all pages would load the messages of all components of a folder. `t(m.title)` of a message without values becomes its text,
 * and `t(m.count, { count })` a call of the message, of which each module gets its own copy.
 */
export function inlineMessages() {
  return {
    name: 'inline-messages',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /\/messages\.ts$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || !importer || !FILE.test(found.id)) return found
        return { ...found, id: `${found.id}${COPY}${encodeURIComponent(importer)}.ts` }
      },
    },
    load: {
      filter: { id: /\/messages\.ts\?for=/ },
      handler: (id) => readFile(sourceOf(id), 'utf8'),
    },
    transform: {
      order: 'post',
      filter: { id: /\/(?:ui|app)\/.*\.tsx?$/, code: /import \* as \w+ from ["'][^"']*\/messages\.ts["']/ },
      async handler(code, id) {
        let inlined = code
        for (const [, name, source] of code.matchAll(IMPORT)) {
          const file = await this.resolve(source, id)
          if (!file) continue
          const texts = new Map(
            [...(await readFile(sourceOf(file.id), 'utf8')).matchAll(TEXT)].map(([, key, text]) => [
              key,
              text,
            ]),
          )
          inlined = inlined
            .replace(
              new RegExp(`\\bt\\(${name}\\.(\\w+)\\)`, 'g'),
              (call, message) => texts.get(message) ?? call,
            )
            .replace(new RegExp(`\\bt\\((${name}\\.\\w+), `, 'g'), '$1(')
        }
        return { code: inlined, map: null }
      },
    },
  }
}

const sourceOf = (id) => id.split(COPY)[0]

const IMPORT = /import \* as (\w+) from ["']([^"']*\/messages\.ts)["']/g
const TEXT = /^export const (\w+) = \(\) =>\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")$/gm
