import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deadLinks } from './links.ts'

test('every link between documents leads to a file that exists, and to a heading of it', () => {
  const documents = globSync(['*.md', '{deploy,docs,src}/**/*.md'])
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap(deadLinks)).toEqual([])
})

test.each([
  ['other.md', true],
  ['other.md#a-few-words', true],
  ['./other.md#its-marks-and-code', true],
  ['#here', true],
  ['https://example.com/nothing', true],
  ['none.md', false],
  ['other.md#no-such-words', false],
  ['#a-few-words', false],
  ['../other.md', false],
  ['other.md#in-code', false],
])('of a link to %s it is %s that it leads somewhere', (target, isAlive) => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'page.md'), `# Here\n\nA [link](${target}).\n`)
  writeFileSync(join(folder, 'other.md'), '# A few words\n\n## Its `marks`, and code\n\n```sh\n# In code\n```\n')
  expect(deadLinks(join(folder, 'page.md')).length === 0).toBe(isAlive)
})
