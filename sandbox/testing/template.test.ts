import { copyFile, rename } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { template, templateFile } from './template.ts'

it('stays readable if another test file replaces the cached database', async () => {
  const blob = await template()
  const copy = `${templateFile}.copy`
  await copyFile(templateFile, copy)
  await rename(copy, templateFile)
  expect((await blob.arrayBuffer()).byteLength).toBe(blob.size)
})
