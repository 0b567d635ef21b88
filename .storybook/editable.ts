import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { isValidElement } from 'react'

/** What the editor for objects can't show: something drawn, and sums, which are kept in BigInt. */
const cannotBeEdited = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(cannotBeEdited))

/** Such a prop is described, and has no control. */
export const withoutFalseEditors: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      cannotBeEdited(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
    ]),
  )
