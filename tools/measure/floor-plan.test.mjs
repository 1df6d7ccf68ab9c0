import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { floorPlan } from './floor-plan.mjs'

const FILES = {
  'src/a/one.ts':
    'export const LINES_' + 'MOST = 3\nexport const first = (rows: string[]) => rows[0]!.length\nconst second = first! as any',
  'src/a/two.test.ts': 'const openThing = list.at(0)!',
  'src/app/features.ts': ['a', 'b', 'c', 'd', 'e']
    .map((name) => `import { ${name} } from '#server/features/${name}/feature.ts'`)
    .join('\n'),
  'src/shared/money-words.ts': 'export function openLedger() {}',
  'docs/architecture.md': '- **an endpoint**: five files.\n- **a page**: a path.\n',
}

test('the floor plan counts files, central lists, the files of recipes, assertions and private words', () => {
  const root = mkdtempSync(join(tmpdir(), 'backdock-floor-plan-'))
  try {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const [folders, central, recipes, assertions, inFiles, words] = Object.values(floorPlan(root)).map(Object.fromEntries)
    expect(folders).toEqual({ 'src/a': 2, 'src/app': 1, 'src/shared': 1 })
    expect(central).toEqual({ 'src/app/features.ts': 5 })
    expect(recipes).toEqual({ 'an endpoint': 5 })
    expect(assertions).toEqual({ 'x[i]! in sources': 1, 'other ! in sources': 1, 'x[i]! in tests': 0, 'other ! in tests': 1, any: 1 })
    expect(inFiles).toEqual({ 'src/a/one.ts': 2 })
    const found = Object.entries(words).filter(([, count]) => count > 0)
    expect(found.map(([, count]) => count)).toEqual([1, 1, 1])
  } finally {
    rmSync(root, { recursive: true })
  }
})
