import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importRules } from './import-rules.ts'
import { boundaries } from './boundaries.ts'
import { claims } from './boundary-claims.ts'

const oxlint = resolve('node_modules/oxlint/bin/oxlint')

describe('The import rules', () => {
  test('each layer rejects the imports that the table does not name, and no others', () => {
    const expected = claims.flatMap(([file, , mayNot]) => mayNot.map((path) => `${file} ${path}`))
    expect(rejectedImports(claims.map(([file, may, mayNot]) => ({ file, imports: [...may, ...mayNot] })))).toEqual(expected.sort())
  }, 60_000)

  test('every row of the table is proved by a claim', () => {
    const lastRowOf = (file: string) => boundaries.findLast(({ files }) => files.some((glob) => matchesGlob(file, glob)))
    const proved = new Set(claims.map(([file]) => lastRowOf(file)))
    expect(boundaries.filter((layer) => !proved.has(layer))).toEqual([])
  })

  test('type imports, re-exports, lazy imports and imports without an extension are checked as well', () => {
    const source = [
      'import type { A } from "#server/a.ts"',
      'export { b } from "#server/b.ts"',
      'export const c = () => import("#server/c.ts")',
      'import "./d"',
    ]
    expect(rejectedIn({ 'src/web/app.tsx': source.join('\n') })).toHaveLength(4)
  })

  test('only src/web/api may use the mutations of the query library', () => {
    const source = "import { useMutation } from '@tanstack/react-query'"
    expect(
      rejectedIn({ 'src/web/features/quotes/x.ts': source, 'src/web/pages/x.tsx': source, 'src/web/api/x.ts': source }).sort(),
    ).toEqual(['src/web/features/quotes/x.ts useMutation', 'src/web/pages/x.tsx useMutation'])
  })
})

const rejectedImports = (files: { file: string; imports: string[] }[]) =>
  rejectedIn(Object.fromEntries(files.map(({ file, imports }) => [file, imports.map((path) => `import '${path}'`).join('\n')]))).sort()

/** Lints sources in a folder of their own, with the import rules only; returns "file path" for each rejected import. */
function rejectedIn(sources: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ categories: { correctness: 'off' }, overrides: importRules(boundaries) }),
    )
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
    return [...new Set(diagnostics.map(({ filename, message }) => `${filename} ${/'([^']+)'/.exec(message)?.[1]}`))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
