import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownGroups, pattern } from './chunks.mjs'

describe.each(ownGroups)('the group $name', ({ files, packages = [] }) => {
  const test = pattern({ files, packages })
  it('names only files and packages that exist', () => {
    const missing = [...files, ...packages.map((each) => `node_modules/${each}`)].filter(
      (path) => !existsSync(path),
    )
    expect(missing).toEqual([])
  })

  it('matches its files, and no file whose path only begins or ends like one of them', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => test.test(`/project/${file}`))).toEqual(files)
    expect(files.filter((file) => test.test(`/project/${file}x`))).toEqual([])
    expect(files.filter((file) => test.test(`/project/other-${file}`))).toEqual([])
  })
})
