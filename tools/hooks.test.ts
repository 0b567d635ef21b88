import ts from 'typescript'
import { expect, it } from 'vitest'
import { readHooks } from './hooks.mjs'

const hooks = readHooks()

it('finds hooks declared as functions and as arrow functions', () => {
  expect(hooks.length).toBeGreaterThan(20)
  const names = hooks.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['useToast', 'useContractForm', 'useNow']))
  expect(names).not.toContain('usedBanks')
})

it('every hook has a description', () => {
  expect(hooks.filter(({ about }) => !/\w.+\./.test(about)).map(({ name }) => name)).toEqual([])
})

const examples = hooks.flatMap(({ name, examples: own }) => own.map((example) => ({ name, example })))

it('hooks meant for consumers have an example', () => {
  expect(examples.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['useToast', 'useContractForm', 'useSlow', 'useInView', 'useReturnFocus']),
  )
})

it.each(examples)('the example of $name is valid code and calls the hook', ({ name, example }) => {
  const { diagnostics } = ts.transpileModule(example, {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
    fileName: 'example.tsx',
  })
  // Examples end with what a component returns.
  const wrong = (diagnostics ?? [])
    .map(({ messageText }) => messageText)
    .filter((text) => !/return/.test(String(text)))
  expect(wrong).toEqual([])
  expect(example).toContain(`${name}(`)
})
