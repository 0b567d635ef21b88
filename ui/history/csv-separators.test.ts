import { describe, expect, it } from 'vitest'
import { csvCell } from './csv.ts'

/** The cells of one line as a spreadsheet reads it whose separator is a semicolon: a quote counts only at a cell's start. */
const bySemicolon = (line: string) => line.split(/;|\r?\n/).map((cell) => cell.replace(/^"/, ''))

describe('a cell where the semicolon is the separator', () => {
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
  ])('B10 C32 %j holds nothing that runs', (text) => {
    const cells = bySemicolon(`2026-01-01,${csvCell(text)},approved`)
    expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  })
  it('B10 leaves other text as it is', () =>
    expect(csvCell('Sample Bank; Branch 2')).toBe('"Sample Bank; Branch 2"'))
})
