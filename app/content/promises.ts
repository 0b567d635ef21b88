const promising = [
  /\bguarant/i,
  /\brisk[- ]?free\b|\bwithout (any )?risk\b|\bno risk\b|\briskless\b/i,
  /\b100\s?%/,
  /\bfully (secured?|protected|insured)\b|\b(completely|totally|perfectly|absolutely) (safe|secure)\b/i,
  /\b(sure|certain|steady|fixed|easy|quick) (profits?|returns?|gains?|income|money)\b/i,
  /\b(can|will) ?(not|n['’]t) lose\b|\bnever lose\b/i,
  /\bdouble your\b|\bget rich\b|\bpassive income\b|\bfinancial freedom\b/i,
  /\bstart earning\b|\bearn (up to|daily|weekly|money)\b|\bhigh(est)? returns?\b|\bprofitable\b/i,
  /\bpromis/i,
  /\b(world['’]?s|the|our) (best|safest|leading|largest|number one)\b|\bmost trusted\b|\bworld[- ]class\b|\baward[- ]winning\b/i,
  /\bhurry\b|\blimited[- ]time\b|\bact now\b|\blast chance\b|\bdon['’]t miss\b|\bends (soon|tonight)\b/i,
  /\bjoin (thousands|millions)\b|\btrusted by\b|\b(regulated|licensed|insured) by\b/i,
]

/** What makes a sentence a warning: it speaks of fraud, or denies that anything is promised. */
const warning =
  /\b(?<!\b(?:no|not a|never a) )(scam|fraud\w*|after your money)\b|\b(nobody|nothing|never|not|no|without|cannot)\b.{0,40}\bpromis|\bpromises? no\b/i

// A full stop inside of quotation marks ends a sentence too.
const sentences = (text: string) => text.split(/(?<=[.!?][”’"]?)\s+/)

/** The sentences that promise something and don't warn of it (FAIR-2, FAIR-8). */
export const promisesIn = (text: string) =>
  sentences(text).filter(
    (sentence) => promising.some((word) => word.test(sentence)) && !warning.test(sentence),
  )
