import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { decisionFaults } from './decisions.ts'

const page = (number: number, title: string, date: string, status: string) =>
  `# ${number}. ${title}\n\n- Date: ${date}\n- Status: ${status}\n\n**What.**\n`
const row = (file: string, title: string, date: string, status: string) =>
  `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |\n`

const BY = 'superseded by [0002](0002-two.md)'
const OF = 'accepted, supersedes [0001](0001-one.md)'
/** Two decisions of which the second supersedes the first. */
const RIGHT = {
  '0001-one.md': page(1, 'One', '2026-01-31', BY),
  '0002-two.md': page(2, 'Two', '2026-02-01', `${OF}: in all that it says`),
  'README.md': row('0001-one.md', 'One', '2026-01-31', BY) + row('0002-two.md', 'Two', '2026-02-01', OF),
}

function faultsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return decisionFaults(folder)
}

describe('Decisions', () => {
  test('each has a number, a date and a status, and is in the index with them', () => {
    expect(decisionFaults('docs/decisions')).toEqual([])
  })

  test('a folder with two, of which one supersedes the other, has no faults', () => {
    expect(faultsOf(RIGHT)).toEqual([])
  })

  test('one may supersede another and be superseded itself, in a line of status each', () => {
    const second = `${OF}\n- Status: superseded by [0003](0003-three.md)`
    const third = 'accepted, supersedes [0002](0002-two.md)'
    const chain = {
      ...RIGHT,
      '0002-two.md': page(2, 'Two', '2026-02-01', second),
      '0003-three.md': page(3, 'Three', '2026-02-02', third),
      'README.md':
        row('0001-one.md', 'One', '2026-01-31', BY) +
        row('0002-two.md', 'Two', '2026-02-01', `${OF}; superseded by [0003](0003-three.md)`) +
        row('0003-three.md', 'Three', '2026-02-02', third),
    }
    expect(faultsOf(chain)).toEqual([])
    expect(faultsOf({ ...chain, '0002-two.md': RIGHT['0002-two.md'] })).toContain('0002-two.md: its status does not name 0003')
  })

  test.each([
    ['a page without a number', { 'three.md': page(3, 'Three', '2026-02-02', 'accepted') }, /begins with another number/],
    ['a number that is left out', { '0004-four.md': page(4, 'Four', '2026-02-02', 'accepted') }, /another number than 0003/],
    ['a number that is there twice', { '0002-other.md': page(2, 'Other', '2026-02-02', 'accepted') }, /another number/],
    ['a heading with another number', { '0002-two.md': page(3, 'Two', '2026-02-01', OF) }, /its heading is not/],
    ['a heading without a number', { '0002-two.md': `# Two\n\n- Date: 2026-02-01\n- Status: ${OF}\n` }, /its heading is not/],
    ['no date', { '0002-two.md': `# 2. Two\n\n- Status: ${OF}\n` }, /no date/],
    ['a day that is not in the calendar', { '0002-two.md': page(2, 'Two', '2026-02-30', OF) }, /no date/],
    ['a status of its own', { '0002-two.md': page(2, 'Two', '2026-02-01', 'proposed') }, /no status/],
    ['no status', { '0002-two.md': '# 2. Two\n\n- Date: 2026-02-01\n' }, /no status/],
    [
      'a superseded one of which the newer one says nothing',
      { '0002-two.md': page(2, 'Two', '2026-02-01', 'accepted') },
      /does not name 0001/,
    ],
    ['a newer one of which the older one says nothing', { '0001-one.md': page(1, 'One', '2026-01-31', 'accepted') }, /does not name 0002/],
    [
      'one that is superseded by nothing',
      { '0001-one.md': page(1, 'One', '2026-01-31', 'superseded by [0009](0009-nine.md)') },
      /is no decision/,
    ],
    ['"in part" in one of the two', { '0001-one.md': page(1, 'One', '2026-01-31', BY.replace('by', 'in part by')) }, /only one of the two/],
    ['one that is not in the index', { 'README.md': row('0001-one.md', 'One', '2026-01-31', BY) }, /0002-two.md: the index/],
    ['an index with another status', { 'README.md': RIGHT['README.md'].replace(BY, 'accepted') }, /0001-one.md: the index/],
    ['an index with another date', { 'README.md': RIGHT['README.md'].replace('2026-02-01', '2026-02-02') }, /0002-two.md: the index/],
    [
      'an index with a page that is gone',
      { 'README.md': `${RIGHT['README.md']}${row('0003-three.md', 'Three', '2026-02-02', 'accepted')}` },
      /no decision/,
    ],
  ])('%s is a fault', (_, files, fault) => {
    expect(faultsOf({ ...RIGHT, ...files })).toContainEqual(expect.stringMatching(fault))
  })
})
