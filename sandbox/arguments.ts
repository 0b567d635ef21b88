import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * What a command was called with. A mistyped option, an option without its value or a word too many goes to `refuse` as one
 * sentence; Node's own error is a stack trace with advice that doesn't apply here.
 */
export function readArguments<const T extends ParseArgsConfig>(
  config: T,
  refuse: (sentence: string) => never,
) {
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ')
    return refuse(`${sentence.replace(/\.$/, '')}.`)
  }
}
