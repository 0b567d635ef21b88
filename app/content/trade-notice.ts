import { brand } from './brand.ts'

/** Identifies the risk warning in the notice at start (GLB-4), so that visitors see a new text again. FNV-1a, 32 bits. */
export const tradeNoticeVersion = Array.from(brand.riskWarning.text)
  .reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
  .toString(36)
