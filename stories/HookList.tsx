import { hooks } from './hooks.ts'

const shown = 'overflow-x-auto rounded-md bg-sunken p-3 text-sm'

/** Requirement ids are for developers of this project. */
const withoutIds = (text: string) => text.replaceAll(/ \((?:[A-Z]+-?\d+(?:, )?)+\)/g, '')

export function HookList() {
  return hooks.map(({ name, module, signature, about, examples }) => (
    <section key={name} aria-labelledby={name} className="mb-8 text-ink">
      <h2 id={name} className="mb-1 text-lg font-semibold">
        {name}
      </h2>
      <p className="mb-2 max-w-prose">
        {withoutIds(about)
          .split('`')
          // Every second part was between backticks.
          .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
      </p>
      <pre className={shown}>
        <code>{`import { ${name} } from '@plainsail/ui/${module}'\n\n${signature}`}</code>
      </pre>
      {examples.map((example) => (
        <pre key={example} className={`mt-2 ${shown}`}>
          <code>{example}</code>
        </pre>
      ))}
    </section>
  ))
}
