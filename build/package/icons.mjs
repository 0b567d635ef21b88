import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCE = resolve('node_modules/lucide-react/dist/esm')
const FOLDER = `${resolve('ui/icons').replaceAll('\\', '/')}/`

const isIcon = (path) => path.replaceAll('\\', '/').startsWith(FOLDER)

/** The file of each icon. An icon can have several names. */
const files = new Map(
  Array.from(
    readFileSync(join(SOURCE, 'lucide-react.mjs'), 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g,
    ),
  ).flatMap(([, names, file]) => Array.from(names.matchAll(/default as (\w+)/g), ([, name]) => [name, file])),
)

const importOf = (name, local) => {
  if (!files.has(name)) throw new Error(`lucide-react has no icon ${name}`)
  return `import { Icon as ${local} } from '../icons/${files.get(name)}.js';`
}

/** A Vite plugin that puts the icons into the package, each in a module of its own, instead of importing them from lucide-react. */
export function packageIcons() {
  return {
    name: 'package-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names) =>
          names
            .split(',')
            .map((each) => each.trim())
            .filter((each) => each && !each.startsWith('type '))
            .map((each) => importOf(...(each.split(' as ').length > 1 ? each.split(' as ') : [each, each])))
            .join(' ')
            // The line numbers stay the same, so the source map still fits.
            .concat(names.replace(/[^\n]/g, '')),
        ),
        map: null,
      }),
    },
    // The modules import one another by relative paths, because source maps hold their text.
    resolveId: (id, importer = '') =>
      /^\.\.?\/(?:icons\/)?[\w-]+\.js$/.test(id) && isIcon(join(dirname(importer), id))
        ? FOLDER + basename(id)
        : undefined,
    load: {
      filter: { id: /\/ui\/icons\/[\w-]+\.js$/ },
      handler: async (id) => {
        const name = id.slice(FOLDER.length, -'.js'.length)
        if (name === 'icon') return readFileSync('build/package/icon.js', 'utf8')
        const { __iconData: icon } = await import(pathToFileURL(join(SOURCE, 'icons', `${name}.mjs`)).href)
        const data = JSON.stringify({ name: icon.name, node: icon.node })
        return `import createIcon from './icon.js'\nexport const Icon = /* @__PURE__ */ createIcon(${data})\n`
      },
    },
  }
}

/** The declaration of the package's own icons. */
export const iconTypes = `import type { ComponentType, SVGProps } from 'react'
export type LucideIcon = ComponentType<SVGProps<SVGSVGElement>>
`
