import { z } from './zod.ts'

/** Zero-width spaces, direction marks and other format characters, fillers, variation selectors and blank letters. */
// Written as alternatives, because some of them would combine with their neighbours in one character class.
const invisible =
  /\p{Cf}|\p{Cc}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u2800|\u3164|[\uFE00-\uFE0F]|\uFFA0|[\u{E0100}-\u{E01EF}]/u
/** Joiners between letters of scripts that use them, such as Persian and Hindi. There they change what is displayed. */
const joiners =
  /[\u200C\u200D](?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]\p{M}?.)(?=\p{L})/gu

const hasNoInvisibleCharacters = (text: string) => !invisible.test(text.replaceAll(joiners, ''))
const error = 'This has invisible characters: remove them'
/** Rejects text with invisible characters, so that two names that look the same are the same. */
export const visible = z.refine<string>(hasNoInvisibleCharacters, { error })

/** Like {@link visible}, for text with several lines. Line breaks are allowed. */
export const visibleLines = z.refine<string>(
  (text) => hasNoInvisibleCharacters(text.replace(/\r\n?|\n/g, ' ')),
  {
    error,
  },
)
