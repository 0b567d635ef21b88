import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { readEnv, settingNames } from './env.ts'
import { killServers, startServer } from './testing/processes.ts'

const text = readFileSync('Containerfile', 'utf8')
const [build = '', runtime = ''] = text.split(/^FROM .*$/m).slice(1)
const copies = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, list = '']) => list.split(' ').slice(0, -1))

const home = mkdtempSync(join(tmpdir(), 'plainsail-image-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  killServers()
  rmSync(home, { recursive: true, force: true })
})

// These tests need no container engine, so they don't prove that an image builds.
describe('the container file', () => {
  it('copies only files that exist and are not ignored', () => {
    const paths = [...copies(build), ...copies(runtime)]
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    const ignored = readFileSync('.containerignore', 'utf8').trim().split('\n')
    expect(paths.filter((path) => ignored.includes(path.replace(/^\.\//, '')))).toEqual([])
    expect(readFileSync('.dockerignore', 'utf8')).toBe(ignored.join('\n') + '\n')
  })

  it('runs only existing commands, on files that are copied before', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const runs = [...text.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command)
    expect(runs.length).toBeGreaterThan(2)
    const unknown = runs.filter((command) => {
      const [program, first = '', second = ''] = command.split(' ')
      if (program === 'node') {
        const copied = build.slice(0, build.indexOf(command)).includes(`COPY ${first.split('/')[0]} `)
        return !(existsSync(first) && copied)
      }
      if (program !== 'npm') return !command.startsWith('mkdir /data && chown node:node /data')
      return first === 'run' ? !(second in scripts) : !['ci', 'prune'].includes(first)
    })
    expect(unknown).toEqual([])
    expect(existsSync(/"([^"]+\.ts)"\]$/m.exec(runtime)?.[1] ?? '')).toBe(true)
    expect(runtime).toMatch(/^HEALTHCHECK .*\/api\/healthz`/m)
  })

  it('B9 builds the app from only the files that its first stage copies', () => {
    const stage = join(home, 'build')
    for (const path of copies(build)) cpSync(path, join(stage, path), { recursive: true })
    // Each package by itself, because with a link to the whole folder Vite would also find this project's other files.
    mkdirSync(join(stage, 'node_modules'))
    for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
      symlinkSync(resolve('node_modules', name), join(stage, 'node_modules', name))
    const [, script = ''] = /^RUN node (.+)$/m.exec(build) ?? []
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
    const { status, stderr } = spawnSync(process.execPath, script.split(' '), {
      cwd: stage,
      env,
      encoding: 'utf8',
    })
    expect(status === 0 || stderr).toBe(true)
    const made = [...runtime.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path)
    expect(made).toContain('dist')
    expect(made.filter((path) => !existsSync(join(stage, path)))).toEqual([])
    const { routes } = JSON.parse(readFileSync(join(stage, 'dist/routes.json'), 'utf8')) as {
      routes: string[]
    }
    const pages = routes.map((path) => join(stage, 'dist', path, 'index.html'))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((page) => !existsSync(page))).toEqual([])
  }, 240_000)

  it('starts the server from the files of the image and production packages', async () => {
    const image = join(home, 'image')
    for (const path of copies(runtime)) cpSync(path, join(image, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(image, 'node_modules'))
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
    for (const name of ['tsx', 'prom-client', 'fs-native-extensions', 'pg', 'pino'])
      expect(dependencies).toHaveProperty([name])
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(runtime) ?? []
    const [program, ...args] = JSON.parse(command) as string[]
    expect(program).toBe('node')
    const env = { DATA_DIR: join(home, 'data'), METRICS_PORT: '0', BUILD_ID: 'abc' }
    const server = startServer(env, args, image)
    const base = await server.address
    expect(await (await fetch(`${base}/api/version`)).json()).toEqual({
      version: expect.any(String),
      build: 'abc',
    })
    expect(server.said()).toMatch(/Metrics are at http:\/\/127\.0\.0\.1:\d+\/metrics/)
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
  }, 120_000)

  it('sets only settings that the server knows', () => {
    const [, names = ''] = /^ENV (.+)$/m.exec(runtime) ?? []
    const given = names.split(' ').map((pair) => pair.split('=')[0])
    expect(given.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(String(name)))).toEqual([])
  })
})

describe('the compose file', () => {
  type Service = { environment: Record<string, string>; volumes?: string[]; build?: { dockerfile: string } }
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Record<'server' | 'database', Service>
    volumes: object
  }

  it('names only existing settings, files and volumes', () => {
    const { server, database } = services
    const unknown = Object.keys(server.environment).filter((name) => !settingNames.includes(name))
    // Not a setting of ours: the PostgreSQL driver reads it.
    expect(unknown).toEqual(['PGPASSWORD'])
    expect(existsSync(server.build?.dockerfile ?? '')).toBe(true)
    expect(database.volumes?.map((each) => each.split(':')[0])).toEqual(Object.keys(volumes))
    expect(server.environment.DATABASE_URL).toContain('@database:5432/')
  })

  it('B9 gives any password to the server unchanged', () => {
    const password = 'p@ss/w#rd?%41:&+ $ü'
    const given = Object.entries(services.server.environment).map(
      ([name, value]) =>
        [name, value.replace(/\$\{POSTGRES_PASSWORD(?::\?[^}]*)?\}/g, () => password)] as const,
    )
    for (const [name, value] of given) vi.stubEnv(name, value)
    const { DATABASE_URL: connectionString } = readEnv(process.env)
    const client = new Client({ connectionString })
    expect(client).toMatchObject({ password, user: 'plainsail', host: 'database', database: 'plainsail' })
  })

  it('holds no password', () => {
    expect(readFileSync('compose.yaml', 'utf8')).not.toMatch(/PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)/)
  })
})
