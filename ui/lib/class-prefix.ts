/** What the classes of this library begin with. Empty here. The package's build puts `ps:` in its place (build/package). */
export const CLASS_PREFIX: string = ''
