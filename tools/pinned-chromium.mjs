import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The platform that the package's Chromium is for. */
export const PINNED_PLATFORM = 'linux-x64'

// The package's own script needs Node 22 and unpacks into a folder that all projects share, so only its files are used.
const home = () => join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

// The same fonts on every machine, for text that the app's own font doesn't have.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

// The package includes libraries that a machine without a browser lacks.
const start = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`

const unpacked = (name) => brotliDecompressSync(readFileSync(join(home(), 'bin', `${name}.br`)))

function unpackInto(folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'headless-shell'), unpacked('chromium'), { mode: 0o755 })
  for (const archive of ['al2023.tar', 'swiftshader.tar', 'fonts.tar'])
    execFileSync('tar', ['-xf', '-', '--no-same-owner', '-C', folder], { input: unpacked(archive) })
  writeFileSync(join(folder, 'fonts.conf'), fonts)
  writeFileSync(join(folder, 'chromium'), start)
  chmodSync(join(folder, 'chromium'), 0o755)
}

/**
 * The path of the Chromium that the lockfile pins, for linux-x64. Unpacks it on first use, which takes three seconds. Another process
 * may do the same at the same time: the first to finish gives its folder the final name.
 *
 * @throws if the package isn't installed or `tar` is missing.
 */
export function pinnedChromium(cache = resolve(home(), '../../.cache')) {
  const { version } = JSON.parse(readFileSync(join(home(), 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  const path = join(folder, 'chromium')
  if (existsSync(path)) return path
  const own = `${folder}.${process.pid}`
  try {
    unpackInto(own)
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  return path
}
