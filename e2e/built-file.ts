import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string; name?: string }>

const parts = () =>
  Object.values(
    JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest,
  )

/** Matches the address of a built file by the name of its module, such as `ResetView`. */
export function fileOf(name: string): RegExp {
  const part = parts().find((each) => each.name === name)
  if (!part) throw new Error(`The build has no part with the name ${name}.`)
  return new RegExp(`/${part.file.replaceAll('.', '[.]')}$`)
}

/** The names of the pages with a file of their own among these addresses, such as `HomePage`. */
export function pagesAmong(addresses: readonly string[]): string[] {
  const pages = parts().filter(({ name }) => name?.endsWith('Page'))
  return addresses.flatMap((address) =>
    pages.filter(({ file }) => address.endsWith(`/${file}`)).map(({ name = '' }) => name),
  )
}
