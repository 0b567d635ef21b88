import { z } from './zod.ts'

/** Invisible characters: format characters such as zero-width spaces and direction marks, fillers, selectors and blank letters. */
// Alternatives instead of one character class, in which some of them would combine with their neighbours.
const invisible =
  /\p{Cf}|\p{Cc}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u2800|\u3164|[\uFE00-\uFE0F]|\uFFA0|[\u{E0100}-\u{E01EF}]/u
/** Joiners between letters are visible: Persian and Indian scripts need them. */
const joiners =
  /[\u200C\u200D](?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]\p{M}?.)(?=\p{L})/gu

/** Refuses text with invisible characters, so that names and addresses that look the same are the same. */
const hidesNothing = (text: string) => !invisible.test(text.replaceAll(joiners, ''))
const error = 'This has invisible characters: remove them'
export const visible = z.refine<string>(hidesNothing, { error })

/** The same for text of several lines, in which line breaks are allowed. */
export const visibleLines = z.refine<string>((text) => hidesNothing(text.replace(/\r\n?|\n/g, ' ')), {
  error,
})
