import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types'
import { isValidElement } from 'react'

/** Values that Storybook's object editor can't show: React elements and amounts, which are BigInt. */
const cannotBeEdited = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(cannotBeEdited))

/** Props for texts, which Storybook would offer to edit as JSON, because they also accept elements. */
const isText = (value: unknown, type: unknown) =>
  typeof value === 'string' || (value === undefined && /^(?:ReactNode|string)$/.test(String(type)))

/** Removes the control of props that can't be edited, and edits texts as texts. The descriptions stay. */
export const withoutFalseEditors: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (cannotBeEdited(initialArgs[name])) return [name, { ...argType, control: { disable: true } }]
      const { control } = argType
      const asObject = typeof control === 'object' && control.type === 'object'
      const text = asObject && isText(initialArgs[name], argType.table?.type?.summary)
      return [name, text ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )

/** The default of a prop as its documentation prints it: `'md'`, `false`, `4`. `undefined` if it isn't a plain value. */
export function plainDefault(summary: string | undefined, options: readonly unknown[] = []) {
  if (summary === undefined) return undefined
  const text = summary.replace(/^['"](.*)['"]$/, '$1')
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  return options.includes(text) ? text : undefined
}

/** Starts each control with the default of its prop, so that none says 'Choose option' while the component shows one. */
export const withDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { table, options, control }]) => {
      const value = plainDefault(table?.defaultValue?.summary, options)
      return value === undefined || name in initialArgs || !control ? [] : [[name, value]]
    }),
  )
