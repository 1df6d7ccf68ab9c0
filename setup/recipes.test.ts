import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const FEATURE = 'src/server/features/saved'

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'backdock-recipe-'))
  const isNeeded = (path: string) => !/\.test\.tsx?$|src\/(web|server\/db\/(demo|places)\/.*\.(tsv|json|webp))/.test(path)
  for (const path of ['src', 'setup', 'package.json']) cpSync(path, join(copy, path), { recursive: true, filter: isNeeded })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

const add = (file: string, text: string) => appendFileSync(join(copy, file), text)
const replace = (file: string, text: string, by: string) => {
  const before = readFileSync(join(copy, file), 'utf8')
  expect(before).toContain(text)
  writeFileSync(join(copy, file), before.replace(text, by))
}

/** The steps of "a private list endpoint" in docs/architecture.md, How to add: one for each file. */
const STEPS: Record<string, () => void> = {
  'src/contract/directory/saved.ts': () =>
    add(
      'src/contract/directory/saved.ts',
      `export const listSavedLately = listEndpoint('GET /api/saved/lately', {
  isPrivate: true, summary: 'Suppliers I have saved this week', query: paging(20), item: SupplierRow,
})\n`,
    ),
  [`${FEATURE}/queries.ts`]: () => add(`${FEATURE}/queries.ts`, 'export const savedLately = savedBy\n'),
  [`${FEATURE}/routes.ts`]: () => {
    replace(`${FEATURE}/routes.ts`, 'import { listSaved,', 'import { listSaved, listSavedLately,')
    replace(`${FEATURE}/routes.ts`, 'import { deleteSaved,', 'import { deleteSaved, savedLately,')
    replace(
      `${FEATURE}/routes.ts`,
      '  serve(saveSuppliers,',
      '  serve(listSavedLately, signedIn, (range, { account }) => savedLately(db, account.id, range))\n  serve(saveSuppliers,',
    )
  },
  'src/test/app/guard-table.ts': () =>
    replace(
      'src/test/app/guard-table.ts',
      "  'GET /api/saved':",
      "  'GET /api/saved/lately': { as: 'listSavedLately', who: 'signedIn', 'let in': 200 },\n  'GET /api/saved':",
    ),
  [`${FEATURE}/lately.test.ts`]: () =>
    add(`${FEATURE}/lately.test.ts`, "test('GET /api/saved/lately has those of this week', async () => {})\n"),
}

/** Prints what the tests of the guard table, of the API document and of the table of endpoints compare, for the feature and its addresses. */
const CHECK = `
import { signsOf } from '#contract/endpoint/address-signs.ts'
import { NAMED_ENDPOINTS } from '#contract/features.ts'
import { tableOf } from '#setup/endpoint-table.ts'
import { saved } from '#server/features/saved/feature.ts'
import { guardTable } from '#test/app/guard-table.ts'
const served = []
const serve = ({ address }) => served.push(address)
saved.routes({ serve: Object.assign(serve, { versioned: serve }) })
const isOurs = (address) => address.includes('/api/saved')
const { paged, privateParts } = tableOf(NAMED_ENDPOINTS.map(({ endpoint }) => endpoint), signsOf)
console.log(JSON.stringify({
  served: served.toSorted(),
  rows: Object.keys(guardTable).filter(isOurs).toSorted(),
  names: NAMED_ENDPOINTS.filter(({ endpoint }) => isOurs(endpoint.address)).map(({ id, endpoint }) => endpoint.address + ' ' + id).toSorted(),
  promised: Object.entries(guardTable).filter(([route]) => isOurs(route)).map(([route, { as }]) => route + ' ' + as).toSorted(),
  lists: served.filter((address) => paged.includes(signsOf(address))),
  isPrivate: privateParts.some((part) => 'GET /api/saved/lately '.startsWith(part)),
}))
`

async function check() {
  writeFileSync(join(copy, 'check.mjs'), CHECK)
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'check.mjs'], { cwd: copy })
  return JSON.parse(stdout) as Record<'served' | 'rows' | 'names' | 'promised' | 'lists', string[]> & { isPrivate: boolean }
}

describe('How to add a private list endpoint', () => {
  test('its five files are enough, and without its row the table of guards is not that of what is served', async () => {
    const { 'src/test/app/guard-table.ts': addRow, ...others } = STEPS
    for (const step of Object.values(others)) step()
    const without = await check()
    expect(without.served).not.toEqual(without.rows)
    expect(without.names).not.toEqual(without.promised)
    addRow!()
    const { served, rows, names, promised, lists, isPrivate } = await check()
    expect(served).toContain('GET /api/saved/lately')
    expect(served).toEqual(rows)
    expect(names).toEqual(promised)
    expect({ lists: lists.toSorted(), isPrivate }).toEqual({ lists: ['GET /api/saved', 'GET /api/saved/lately'], isPrivate: true })
    expect(Object.keys(STEPS)).toHaveLength(5)
    const recipes = /\*\*an endpoint\*\*[^]*: five files\.[^]*\*\*a private list endpoint\*\*: the same five files/
    expect(readFileSync('docs/architecture.md', 'utf8')).toMatch(recipes)
  })
})
