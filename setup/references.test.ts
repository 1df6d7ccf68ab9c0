import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const code = globSync(['{src,setup,e2e,bench}/**/*.{ts,tsx,mjs,css,sql}', '*.{ts,mjs}'])
const texts = [...code, ...globSync(['*.{json,md}', 'src/**/*.{json,md}', '.env.example'])]

const PARAGRAPH_SIGN = '\u00a7'
/** "docs/behaviour.md, Order of checks"; without a heading the group is empty. */
const REFERENCE = /docs\/behaviour\.md(?:, ([A-Z][\w -]*\w))?/g

const headings = new Set(
  readFileSync(join('docs', 'behaviour.md'), 'utf8')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) => line.replace(/^#+ /, '')),
)

describe('References to documents', () => {
  test('no file refers to a paragraph of a document', () => {
    expect(texts.filter((file) => readFileSync(file, 'utf8').includes(PARAGRAPH_SIGN))).toEqual([])
  })

  test('every reference of the code to the described behaviour names a heading that exists', () => {
    const references = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(REFERENCE)].map(([, heading = 'no heading']) => ({ file, heading })),
    )
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter(({ heading }) => !headings.has(heading))).toEqual([])
  })
})
