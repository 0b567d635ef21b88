import { describe, expect, it } from 'vitest'
import { compareGroups, findLookAlike, isSameAddress } from './look-alike.ts'

const used = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('WDR-1 an address that looks like a known one', () => {
  it.each([
    ['same start and end, different middle', '0x5aae000000000000000000000000000000000aed'],
    ['one character differs', '0x5aAeb6053F3E94C9b9A09f33669435E8Ef1BeAed'],
    ['same last six characters', `0x${'2'.repeat(34)}1BeAed`],
  ])('is detected: %s', (_, address) => expect(findLookAlike(address, [used])).toBe(used))

  it.each([
    ['the same address', used],
    ['the same address in lower case', used.toLowerCase()],
    ['a different address', '0xde709f2102306220921060314715629080e2fb77'],
    ['a text too short to compare', '0x5aAe'],
  ])('is not reported for %s', (_, address) => expect(findLookAlike(address, [used])).toBeUndefined())

  it('is not reported for a new address that resembles none of the known ones', () =>
    expect(
      findLookAlike('tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', [
        used,
        'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      ]),
    ).toBeUndefined())
})

it('compares letter case only in Base58 addresses', () => {
  expect(isSameAddress(used, used.toUpperCase().replace('0X', '0x'))).toBe(true)
  expect(isSameAddress('TXYZopYRdj2D', 'TXYZopYRdj2d')).toBe(false)
  expect(isSameAddress('', ' ')).toBe(false)
  for (const network of ['bc', 'tb', 'bcrt', 'ltc'])
    expect(isSameAddress(`${network}1qsample`, `${network}1QSAMPLE`.toUpperCase())).toBe(true)
})

describe('C37 compares a pasted address group by group', () => {
  it('marks the group that differs', () =>
    expect(compareGroups('TXYZopYRdj2D', 'TXYZopYrdj2D')).toEqual([
      { group: 'TXYZ', same: true },
      { group: 'opYR', same: false },
      { group: 'dj2D', same: true },
    ]))
  it('marks the last group if characters were added after it, and marks missing groups', () => {
    expect(compareGroups('TXYZopYR', 'TXYZopYRx').map(({ same }) => same)).toEqual([true, false])
    expect(compareGroups('TXYZopYR', 'TXYZ').map(({ same }) => same)).toEqual([true, false])
  })
})

const other = (letter: string) => (letter === '0' ? '1' : '0')

describe('WDR-1 how many characters must match', () => {
  const [start, bare] = ['0x', used.slice(2).toLowerCase()]
  /** The known address with other letters wherever `keeps` says no. */
  const like = (keeps: (at: number) => boolean) =>
    `${start}${[...bare].map((letter, at) => (keeps(at) ? letter : other(letter))).join('')}`

  it.each([
    [3, 3, true],
    [2, 3, false],
    [3, 2, false],
    [6, 0, true],
    [5, 0, false],
    [0, 6, true],
    [0, 5, false],
  ])('the first %i and the last %i characters: found %s', (first, last, found) => {
    const address = like((at) => at < first || at >= bare.length - last)
    expect(findLookAlike(address, [used])).toBe(found ? used : undefined)
  })

  it.each([
    [[1, 38], true],
    [[1, 20, 38], false],
  ])('all but the characters at %j: found %s', (slips, found) => {
    expect(
      findLookAlike(
        like((at) => !slips.includes(at)),
        [used],
      ),
    ).toBe(found ? used : undefined)
  })

  it('addresses of eleven characters are too short to compare', () => {
    expect(findLookAlike('Tabcdefghijkl', ['Tabcdefghijkx'])).toBe('Tabcdefghijkx')
    expect(findLookAlike('Tabcdefghijk', ['Tabcdefghijx'])).toBeUndefined()
  })
})
