import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { socialCardText } from '#app/content/picture.ts'
import { pictureSource, sourceIn, withSource } from './og-source.mjs'

const picture = readFileSync('public/og.png')

it('the picture for other sites shows the brand’s words in the theme’s colours; else `node build/og.mjs` draws it anew', async () => {
  expect(sourceIn(picture)).toEqual(await pictureSource(socialCardText))
})

it('another name is another source, and a picture keeps the one it was drawn from', async () => {
  const other = await pictureSource({ ...socialCardText, name: 'Séaboat 海' })
  expect(other).not.toEqual(sourceIn(picture))
  expect(sourceIn(withSource(picture, other))).toEqual(other)
  expect(sourceIn(Buffer.from('no picture at all'))).toBeUndefined()
})
