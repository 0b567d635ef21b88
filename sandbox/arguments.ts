import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads a command's arguments. Calls `refuse` with one sentence for an unknown option, a missing value or an unexpected argument.
 * Node's own error would be a stack trace with advice that doesn't apply here.
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
