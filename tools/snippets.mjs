import ts from 'typescript'

/** What prevents a reader from copying a code snippet of Storybook. `names` are the components that the code may use. */
export function faultsOfSnippet(text, names) {
  if (text.trim() === '') return ['a snippet is empty']
  const first = text.trim().split('\n')[0]
  const { diagnostics } = ts.transpileModule(`export const a = <>${text}</>`, {
    fileName: 'a.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  })
  // A snippet of a hook is a statement instead of an element.
  const asCode = ts.transpileModule(text, { fileName: 'a.tsx', reportDiagnostics: true })
  const parses = diagnostics?.length === 0 || asCode.diagnostics?.length === 0
  const unknown = [...text.matchAll(/<([A-Z][\w.]*)/g)]
    .map(([, name]) => name)
    .filter((name) => !names.has(name))
  const minified =
    /<(?!(?:a|b|i|p|q|s|u|dl|dt|dd|h[1-6]|hr|li|ol|td|th|tr|ul|em|br)[\s/>])[a-z]{1,2}[\s/>]|<u\s/.exec(text)
  return [
    ...(parses ? [] : [`a snippet isn't valid code: ${first}`]),
    ...[...new Set(unknown)].map(
      (name) => `a snippet uses <${name}>, which is no component of the library: ${first}`,
    ),
    ...(minified ? [`a snippet has a minified name: ${minified[0]}`] : []),
    ...(/className=/.test(text) ? [`a snippet has a class that an app doesn't have: ${first}`] : []),
    ...(/function \w*\(|\[object |\[native code/.test(text)
      ? [`a snippet prints a function or an object: ${first}`]
      : []),
  ]
}
