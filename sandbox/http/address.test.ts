import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { addressOf, networkOf } from './address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('S10 counts attempts from %s for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** The visitor's address as the server determines it, behind a proxy at 10.0.0.1. */
async function seen(trustedProxies: number, forwarded?: string, socket: string | undefined = '10.0.0.1') {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, trustedProxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const env = socket === '' ? {} : { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', { headers }, env)).text()
}

it('S11 distinguishes two visitors behind the same inner proxy', async () => {
  const inner = '198.51.100.9'
  expect(await seen(2, `203.0.113.1, ${inner}`)).toBe('203.0.113.1')
  expect(await seen(2, `203.0.113.2, ${inner}`)).toBe('203.0.113.2')
})

it.each([
  ['no trusted proxy: ignores the header', 0, '203.0.113.1', '10.0.0.1'],
  ['one proxy: uses its entry', 1, '203.0.113.1', '203.0.113.1'],
  ['one proxy: ignores entries from the visitor', 1, '192.0.2.66, 203.0.113.1', '203.0.113.1'],
  ['two proxies: uses the visitor, not the inner proxy', 2, '203.0.113.1, 198.51.100.9', '203.0.113.1'],
  [
    'two proxies: ignores entries from the visitor',
    2,
    '192.0.2.66, 203.0.113.1, 198.51.100.9',
    '203.0.113.1',
  ],
  ['three proxies', 3, '203.0.113.1, 198.51.100.9, 198.51.100.8', '203.0.113.1'],
  ['fewer entries than proxies: uses the connection', 2, '203.0.113.1', '10.0.0.1'],
  ['no header: uses the connection', 1, undefined, '10.0.0.1'],
  ['an entry that is not an address: uses the connection', 1, 'visitor', '10.0.0.1'],
  ['an empty entry: uses the connection', 1, '203.0.113.1,', '10.0.0.1'],
  ['no space after the comma', 2, '203.0.113.1,198.51.100.9', '203.0.113.1'],
  ['a network of IPv6 addresses', 1, '2001:db8:1:2::7', '2001:db8:1:2::/64'],
] as const)('S11 %s', async (_, proxies, forwarded, address) => {
  expect(await seen(proxies, forwarded)).toBe(address)
})

it('S11 gives connections without an address a common name', async () => {
  expect(await seen(0, undefined, '')).toBe('unknown')
})
