import { describe, expect, it } from 'vitest'
import { csvCell } from './csv.ts'

/** Splits a line as a spreadsheet does that uses semicolons as separators. It reads a quotation mark only at the start of a cell. */
const bySemicolon = (line: string) => line.split(/;|\r?\n/).map((cell) => cell.replace(/^"/, ''))

describe('a cell in a spreadsheet that uses semicolons as separators', () => {
  it.each([
    'a;=1+1',
    'a; =1+1',
    'a;+1',
    'a;-1+1',
    'a;@SUM(A1)',
    'a;＝1+1',
    'a\n=1+1',
    'a\r\n=1+1',
    ';=1',
    'a;;=1',
  ])('B10 C32 %j contains no formula', (text) => {
    const cells = bySemicolon(`2026-01-01,${csvCell(text)},approved`)
    expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  })
  it('B10 leaves other text unchanged', () =>
    expect(csvCell('Sample Bank; Branch 2')).toBe('"Sample Bank; Branch 2"'))
})
