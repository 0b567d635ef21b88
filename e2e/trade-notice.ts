import { readFileSync } from 'node:fs'

/** The version of the notice at start, from the built home page. A browser that stores it has seen the notice (GLB-4). */
export const tradeNoticeVersion =
  /<dialog[^>]* data-version="([^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''
