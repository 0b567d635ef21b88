import { expect, it } from 'vitest'
import { accepted, typeOf } from './compression.ts'

it.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  // A weight of 0 refuses an encoding (RFC 9110, 12.4.2). Any other weight accepts it.
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip;q=0.5', 'gzip'],
  ['br;Q=0,gzip', 'gzip'],
  ['gzip;q=0, br;q=0.001', 'br'],
  ['br;q=0.05', 'br'],
  ['br;q=1.0', 'br'],
  ['br;q=0, gzip;q=0', null],
  ['gzip;q=0.0', null],
  ['deflate, zstd', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('B10 for Accept-Encoding: %s a response is encoded with %s', (header, encoding) => {
  expect(accepted(header)).toBe(encoding)
})

it.each([
  ['/assets/app.js', 'text/javascript; charset=utf-8'],
  ['/assets/app.js.map', 'application/json; charset=utf-8'],
  ['/routes.json', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.SVG', 'image/svg+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/assets/latin.woff2', 'font/woff2'],
  ['/assets/app.unknown', 'application/octet-stream'],
])('the content type of %s is %s', (path, type) => {
  expect(typeOf(path)).toBe(type)
})
