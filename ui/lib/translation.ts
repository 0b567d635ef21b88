import type { ReactNode } from 'react'

// Each message takes different values, and `never` is the only type that all of them accept.
type Message = (...values: never[]) => ReactNode
type Messages = Record<string, Message>

/** The messages of one folder in another language. A message without values can be a plain string. */
export type TranslationOf<Folder extends Messages> = {
  [Name in keyof Folder]: Folder[Name] extends () => string ? Folder[Name] | string : Folder[Name]
}

/** Messages with their replacements. */
export type Translation = ReadonlyMap<unknown, Message>

/**
 * Replaces messages of a folder. What isn't replaced stays in English.
 *
 * @example
 * ```ts
 * import * as form from '@plainsail/ui/form/messages'
 *
 * const german = translation(form, { tryAgain: 'Erneut versuchen', requestId: ({ id }) => rich`Vorgang: ${id}` })
 * ```
 */
export function translation<Folder extends Messages>(
  folder: Folder,
  replacements: Partial<TranslationOf<Folder>>,
): Translation {
  return new Map(
    Object.entries(replacements).flatMap(([name, replacement]) => {
      const message = folder[name]
      if (!message || replacement === undefined) return []
      return [[message, typeof replacement === 'string' ? () => replacement : (replacement as Message)]]
    }),
  )
}
