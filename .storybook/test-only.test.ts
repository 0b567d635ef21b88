import { expect, it } from 'vitest'
import { isTestOnly } from './test-only.ts'

it.each([
  'PropsReachTheRoot',
  'props-reach-the-input',
  'Dark',
  'StatesDark',
  'RightToLeft',
  'StatesForcedColors',
  'LargeText',
  'LongTextLarge',
  'Narrow',
  'W320Dark',
  'KeyboardAlone',
  'ByKeyboard',
])('%s is for the test run, so the sidebar hides it', (name) => expect(isTestOnly(name)).toBe(true))

it.each([
  'Playground',
  'States',
  'Open',
  'Large',
  'Light',
  'LongText',
  'CardsOnAPhone',
  'DisabledSaysWhy',
  'Missing',
])('%s shows a state, so the sidebar has it', (name) => expect(isTestOnly(name)).toBe(false))
