import { type Capability, capabilityNames } from '#contract/capabilities/names.ts'

/** The capabilities that this server has: all that the contract names. */
export const built: readonly Capability[] = capabilityNames

/** Returns the capabilities of a setting: `all`, `none` or a list of names. `null` if it has a name that isn't in {@link built}. */
export function offeredBy(setting: string): readonly Capability[] | null {
  if (setting === 'all') return built
  if (setting === 'none') return []
  const names = setting.split(/[\s,]+/).filter(Boolean)
  if (names.length === 0 || !names.every((name) => (built as readonly string[]).includes(name))) return null
  return built.filter((name) => names.includes(name))
}
