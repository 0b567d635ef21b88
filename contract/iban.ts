/** The length of an IBAN by country, from the registry of ISO 13616 (https://www.swift.com/standards/data-standards/iban). */
const lengths: Record<string, number> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 ' +
    'FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 ' +
    'SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const SHORTEST = 15

/** An account number without spaces and hyphens, in capital letters. */
export const compactAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The length that an IBAN of this country has, if the text looks like an IBAN: a country that has them, two digits, and enough characters. */
function expectedLength(text: string): number | undefined {
  const iban = compactAccount(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(iban) && iban.length >= SHORTEST
    ? lengths[iban.slice(0, 2)]
    : undefined
}

/** Whether the text looks like an IBAN, right or wrong. Other account numbers have no checksum that we know. */
export const looksLikeIban = (text: string): boolean => expectedLength(text) !== undefined

/** Whether the text is an IBAN of the right length with the right checksum (ISO 7064, mod 97-10). */
export function isIban(text: string): boolean {
  const iban = compactAccount(text)
  if (iban.length !== expectedLength(text)) return false
  const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (letter) => Number.parseInt(letter, 36))
  return BigInt(digits.join('')) % 97n === 1n
}

/** `given` is the length of the text, `length` that of the IBANs of its `country`. */
export type IbanProblem = 'checksum' | { country: string; length: number; given: number }

/** What is wrong with a text that looks like an IBAN. `null`: nothing, or it is another account number (WDR-6). */
export function ibanProblem(text: string): IbanProblem | null {
  const length = expectedLength(text)
  if (length === undefined || isIban(text)) return null
  const iban = compactAccount(text)
  return iban.length === length ? 'checksum' : { country: iban.slice(0, 2), length, given: iban.length }
}
