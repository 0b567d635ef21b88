import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { socialCardText } from '#app/content/picture.ts'
import { pictureSource, sourceIn, withSource } from './og-source.mjs'

const picture = readFileSync('public/og.png')

it('public/og.png shows the brand’s text in the theme’s colors (if not, run `npm run og`)', async () => {
  expect(sourceIn(picture)).toEqual(await pictureSource(socialCardText))
})

it('detects another brand name, and reads the source that a picture was drawn from', async () => {
  const other = await pictureSource({ ...socialCardText, name: 'Séaboat 海' })
  expect(other).not.toEqual(sourceIn(picture))
  expect(sourceIn(withSource(picture, other))).toEqual(other)
  expect(sourceIn(Buffer.from('no picture at all'))).toBeUndefined()
})
