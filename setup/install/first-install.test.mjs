import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startRegistry } from '#test/programs/npm-registry.ts'

const [BEANS, OATS, TYPESCRIPT] = ['beans', 'oats', 'typescript'].map((name) => `/${name}/-/${name}-1.0.0.tgz`)
const PACKAGES = { beans: {}, oats: {}, typescript: { 'bin/tsc': "console.log('types are checked')" } }

describe('The packages of a clone', () => {
  test('a start installs what the site needs, what tests and checks need comes with them, and nothing is fetched twice', async () => {
    const registry = await startRegistry(PACKAGES)
    const { run, has } = clone(registry)
    expect(await run('seed').exit).toBe(0)
    expect(registry.asked.toSorted()).toEqual([BEANS, OATS])
    expect([has('beans'), has('oats'), has('typescript')]).toEqual([true, true, false])
    const checked = run('typecheck')
    expect(await checked.exit).toBe(0)
    expect(checked.output()).toContain('types are checked')
    expect(registry.asked.slice(2)).toEqual([TYPESCRIPT])
    // What is installed for tests is enough for a start, and stays.
    expect(await run('seed').exit).toBe(0)
    expect([registry.asked.length, has('typescript')]).toEqual([3, true])
  })

  test('a start that was interrupted while packages came fetches only those that had not come', async () => {
    const registry = await startRegistry(PACKAGES)
    registry.held.add(OATS)
    const { run, has, hasCached } = clone(registry)
    const interrupted = run('seed')
    await expect.poll(() => registry.asked.includes(OATS) && hasCached(BEANS)).toBe(true)
    interrupted.process.kill('SIGTERM')
    expect(await interrupted.exit).toBe(143)
    expect(has('beans')).toBe(false)
    registry.held.clear()
    expect(await run('seed').exit).toBe(0)
    expect(registry.asked.toSorted()).toEqual([BEANS, OATS, OATS])
    expect([has('beans'), has('oats')]).toEqual([true, true])
  })

  test('packages come from a registry that has them in another place than most', async () => {
    const registry = await startRegistry(PACKAGES, { isUnusual: true })
    const { run, has } = clone(registry)
    expect(await run('seed').exit).toBe(0)
    expect([has('beans'), has('oats'), has('typescript')]).toEqual([true, true, false])
    expect(registry.asked).toEqual(expect.arrayContaining(['/files/beans', '/files/oats']))
  })

  test('a package whose content is not the locked one is not installed', async () => {
    const registry = await startRegistry(PACKAGES)
    const { run, has } = clone(registry, { beans: { integrity: `sha512-${'A'.repeat(86)}==` } })
    const refused = run('seed')
    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain('npm failed:')
    expect(has('beans')).toBe(false)
  })
})

/** Makes a clone that locks all packages of a registry, one of them for development, with an empty cache of npm. */
function clone(registry, changed = {}) {
  const root = mkdtempSync(join(tmpdir(), 'clone-'))
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'))
  onTestFinished(() => [root, cache].forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const part of ['run.mjs', 'setup']) cpSync(part, join(root, part), { recursive: true })
  const manifest = { name: 'clone', dependencies: { beans: '1.0.0', oats: '1.0.0' }, devDependencies: { typescript: '1.0.0' } }
  const entries = ['beans', 'oats', 'typescript'].map((name) => [`node_modules/${name}`, { ...registry.entryOf(name), ...changed[name] }])
  const packages = { '': manifest, ...Object.fromEntries(entries) }
  packages['node_modules/typescript'].dev = true
  write('package.json', JSON.stringify({ ...manifest, type: 'module', imports: { '#setup/*': './setup/*' } }))
  write('package-lock.json', JSON.stringify({ name: 'clone', lockfileVersion: 3, requires: true, packages }))
  write('src/server/commands/seed.ts', `console.log('seeded')`)
  return {
    has: (name) => existsSync(join(root, 'node_modules', name, 'package.json')),
    hasCached: (path) => filesIn(join(cache, '_cacache/index-v5')).some((file) => readFileSync(file, 'utf8').includes(path)),
    run(command) {
      const env = {
        ...process.env,
        npm_config_registry: registry.address,
        npm_config_cache: cache,
        npm_config_userconfig: join(root, '.npmrc'),
      }
      const child = spawn(process.execPath, ['run.mjs', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
      return { process: child, output: () => output, exit: once(child, 'close').then(([code]) => code) }
    },
  }
}

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : []
