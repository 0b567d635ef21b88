import { z } from './zod.ts'

/** Nothing to see: formats such as zero-width spaces and changes of direction, fillers, selectors and blank letters. */
// Alternatives, not one class: in a class some of them would combine with their neighbours.
const invisible =
  /\p{Cf}|\p{Cc}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u2800|\u3164|[\uFE00-\uFE0F]|\uFFA0|[\u{E0100}-\u{E01EF}]/u
/** Persian and the scripts of India are written with joiners between letters, where they change what is seen. */
const joiners =
  /[\u200C\u200D](?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]\p{M}?.)(?=\p{L})/gu

/** Names and addresses that look alike must be alike: text that reads differently from what is stored is refused. */
export const visible = z.refine<string>((text) => !invisible.test(text.replaceAll(joiners, '')), {
  error: 'This has invisible characters: remove them',
})
