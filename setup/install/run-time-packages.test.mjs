import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const { dependencies, devDependencies, imports } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What runs without packages for development: the programs of the server, the pages and emails, their build, the bench, and what starts them. */
const ENTRIES = [
  ...globSync('src/server/commands/{main,import,seed,restore,reset-two-factor,prepare-database}.ts'),
  ...globSync(['src/web/entry-*.tsx', 'src/web/emails/emails.tsx', 'bench/bench.ts', 'bench/build-bare-page.ts']),
  'vite.config.ts',
  'run.mjs',
]
/** An import or a re-export; those of types alone are erased. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Returns the files that a program consists of, and the packages that it imports. */
function reachedFrom(entries) {
  const files = new Set()
  const packages = new Set()
  const visit = (file) => {
    if (files.has(file)) return
    files.add(file)
    if (!/\.(tsx?|mjs)$/.test(file)) return
    for (const [, path, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) follow(path ?? later, file)
  }
  const follow = (path, from) => {
    const source = path.split('?', 1)[0]
    if (source.startsWith('.')) visit(join(dirname(from), source))
    else if (source.startsWith('#')) visit(join(imports[source.replace(/\/.*/, '/*')].replace('*', source.replace(/^[^/]*\//, ''))))
    else if (!isBuiltin(source)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(source)[0])
  }
  entries.forEach(visit)
  return { files, packages }
}

describe('What is installed for a start', () => {
  const { files, packages } = reachedFrom(ENTRIES)

  test('every package that a program other than tests and checks imports is among the dependencies', () => {
    expect(files.size).toBeGreaterThan(1000)
    expect([...packages].filter((name) => devDependencies[name])).toEqual([])
    expect(Object.keys(dependencies).filter((name) => packages.has(name)).length).toBeGreaterThan(50)
  })
})
