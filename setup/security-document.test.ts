import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wrongReferences } from './documents/headings.ts'
import { deadLinks } from './documents/links.ts'

/** The requirements of levels 1 and 2, by section of the standard. */
const REQUIRED =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 ' +
  '10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 ' +
  '14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3'
const required = REQUIRED.split(' ').flatMap((each) => {
  const [section, count] = each.split(':')
  return Array.from({ length: Number(count) }, (_, at) => ({ section, id: `${section}.${at + 1}` }))
})

const document = readFileSync(join('docs', 'security.md'), 'utf8')
/** "| v5.0.0-1.1.1 | what is asked | what meets it |" */
const ROW = /^\| (v5\S*) +\| (.+?) +\| (.+?) +\|$/gm
const rows = [...document.matchAll(ROW)].map(([, id = '', , met = '']) => ({ id, met }))
/** In code marks, what has a folder or an ending of a file. */
const paths = [...document.matchAll(/`((?:src|setup|docs|e2e|tools)\/[^`]+|[\w-]+\.(?:md|json|config\.ts))`/g)].map(([, path = '']) => path)

describe('The list of what is required for security', () => {
  test('every file that it names exists', () => {
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  test('every id is one of ASVS 5.0.0, stands there once and in order', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBe((document.match(/^\| v5/gm) ?? []).length)
    expect(ids.filter((id) => !/^v5\.0\.0-(?:[1-9]|1[0-7])\.[1-8]\.(?:[1-9]|1[0-6])$/.test(id))).toEqual([])
    const inOrder = [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect(ids).toEqual(inOrder)
  })

  test('every requirement of levels 1 and 2 has a row, or is named among those that do not apply', () => {
    const named = new Set([...document.matchAll(/(?<![\d.-])\d+\.\d+(?:\.\d+)?(?![\d.]*\d)/g)].map(([id]) => id))
    const isThere = ({ section, id }: (typeof required)[number]) =>
      rows.some((row) => row.id === `v5.0.0-${id}`) || named.has(id) || named.has(section!)
    expect(required.filter((each) => !isThere(each))).toEqual([])
  })

  test('every row names a file or a part of a document, or says that it is not met or for the operator', () => {
    const isSaid = ({ met }: { met: string }) => /`|docs\/behaviour\/[\w-]+\.md, |\]\(|^Not met|^Operator|SHA-256/.test(met)
    expect(rows.filter((row) => !isSaid(row))).toEqual([])
  })

  test('every part of a document that it refers to is a heading there', () => {
    expect(wrongReferences(document).filter((reference) => reference.includes(', '))).toEqual([])
    expect(deadLinks(join('docs', 'security.md'))).toEqual([])
  })
})

describe('What the list says of the whole program', () => {
  const server = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] })
  const having = (pattern: RegExp) => server.filter((file) => pattern.test(readFileSync(file, 'utf8')))

  test('the server starts no program', () => {
    expect(having(/child_process/)).toEqual([])
  })

  test('the check of certificates is nowhere turned off', () => {
    expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
  })
})
