import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the component manifest of a built Storybook lacks. Other tools read components, props and snippets from it, and Storybook only
 * records errors in it. A toast is shown by a hook, so its stories have no component.
 */
export function faultsOfManifest(folder, components, without = ['primitives/Toast']) {
  const { components: entries } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8'))
  const byStories = new Map(Object.values(entries).map((entry) => [entry.path, entry]))
  return components
    .map(({ tier, name }) => `${tier}/${name}`)
    .filter((name) => !without.includes(name))
    .flatMap((name) => {
      const entry = byStories.get(`./stories/${name}.stories.tsx`)
      if (!entry) return [`manifest: ${name} is missing`]
      if (entry.error) return [`manifest: ${name}: ${entry.error.name}`]
      return [
        ...(entry.description ? [] : [`manifest: ${name} has no description`]),
        ...(entry.reactDocgenTypescript ? [] : [`manifest: ${name} has no props`]),
        ...(entry.stories.length > 0 ? [] : [`manifest: ${name} has no stories`]),
      ]
    })
}
