import { readFileSync } from 'node:fs'
import { parse } from './walk.mjs'

const namesOf = (file) =>
  parse(file, readFileSync(file, 'utf8')).body.flatMap(({ type, declaration, specifiers }) =>
    type !== 'ExportNamedDeclaration'
      ? []
      : declaration
        ? (declaration.declarations ?? [declaration]).map(({ id }) => id.name)
        : specifiers.map(({ exported }) => exported.name),
  )

/**
 * The entry of each folder of `ui`, such as `@plainsail/ui/primitives`, which exports all that its modules export, except its messages:
 * those are imported as a whole. Throws if two modules export the same name, because such an entry would silently have neither.
 */
export function folderEntries(modules) {
  const entries = new Map()
  const owners = new Map()
  for (const file of modules) {
    const [, folder, name] = /^ui\/([^/]+)\/([^/]+)\.tsx?$/.exec(file) ?? []
    if (!folder || name === 'messages') continue
    for (const exported of namesOf(file)) {
      const key = `${folder} ${exported}`
      if (owners.has(key)) throw new Error(`${file} and ${owners.get(key)} both export ${exported}`)
      owners.set(key, file)
    }
    entries.set(folder, `${entries.get(folder) ?? ''}export * from './${name}.js'\n`)
  }
  return entries
}
