import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { getImport, IMPORT_BYTES, listImportRows } from '#contract/owner/supplier-imports.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const send = (payload: string | Buffer, { dryRun = false, type = 'text/csv' } = {}) =>
  olga.ask({
    method: 'POST',
    url: `/api/admin/suppliers/import${dryRun ? '?dryRun=true' : ''}`,
    payload,
    headers: { 'content-type': type },
  })
const ended = async (id: string) => {
  await expect.poll(async () => (await olga.call(getImport, { id })).status).not.toMatch(/waiting|running/)
  return olga.call(getImport, { id })
}
const imported = async (content: string) => {
  const response = await send(content)
  expect(response.statusCode).toBe(202)
  return ended(response.json().importId as string)
}
const found = async (search: string) => (await olga.call(listOwnerSuppliers, { search })).items.map(({ businessName }) => businessName)

const HEADINGS = 'Company,Trade,Notes\n'
const counts = { imported: 1, updated: 0, unchanged: 0, skipped: 2 }

describe('POST /api/admin/suppliers/import', () => {
  const file = `${HEADINGS}Dry Beans,Coffee,x\nCut & Curl,Hairdressing,\nDry Beans,Coffee,again\n`
  const rows = [
    { line: 2, businessName: 'Dry Beans', outcome: 'imported', note: null },
    { line: 3, businessName: 'Cut & Curl', outcome: 'skipped', note: '"Hairdressing" has no place among the categories.' },
    { line: 4, businessName: 'Dry Beans', outcome: 'skipped', note: 'Duplicate: the same name and address as line 2.' },
  ]

  test('a dry run says what becomes of each row, and writes nothing', async () => {
    const response = await send(file, { dryRun: true })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        ...counts,
        kept: 0,
        used: [
          { heading: 'Company', field: 'business name' },
          { heading: 'Trade', field: 'industry' },
        ],
        unused: ['Notes'],
        file: createHash('sha256').update(file).digest('hex'),
        answers: createHash('sha256').update('[]').digest('hex'),
        rows: rows.map((row, at) => ({
          ...row,
          category: at === 1 ? null : 'Coffee',
          place: null,
          isLeftOut: false,
          needsCategory: at === 1,
        })),
      },
    ])
    expect(await found('dry beans')).toEqual([])
    expect(await app.context.db.selectFrom('imports').select('id').execute()).toEqual([])
  })

  test('an import does what the dry run said, keeps its report as a list and as CSV, and is on record', async () => {
    const done = await imported(file)
    expect(done).toMatchObject({
      ...counts,
      status: 'done',
      rowsRead: 3,
      bytes: file.length,
      bytesRead: file.length,
      error: null,
      username: olga.username,
    })
    expect(await olga.call(listImportRows, { id: done.id })).toEqual({ items: rows, total: 3 })
    const { body } = await olga.ask({ url: `/api/admin/imports/${done.id}/rows`, headers: { accept: 'text/csv' } })
    expect(parse(body, { bom: true, columns: true })).toMatchObject([{ Line: '2', Outcome: 'imported' }, { Line: '3' }, { Line: '4' }])
    expect(await found('dry beans')).toEqual(['Dry Beans'])
    const { content } = await app.context.db.selectFrom('imports').select('content').where('id', '=', done.id).executeTakeFirstOrThrow()
    expect(content).toBeNull()
    expect(
      await app.context.db.selectFrom('audit').select(['action', 'username']).where('subject', '=', `import ${done.id}`).execute(),
    ).toEqual([{ action: 'supplier.import', username: olga.username }])
  })

  test('a file of several steps is imported row by row in order, and a second time changes nothing', async () => {
    const names = Array.from({ length: 1203 }, (_, n) => `Stepwise ${n}`)
    const long = HEADINGS + names.map((name) => `${name},Tea,\n`).join('')
    expect(await imported(long)).toMatchObject({ imported: 1203, rowsRead: 1203 })
    const again = await imported(long)
    expect(again).toMatchObject({ imported: 0, unchanged: 1203 })
    const { items, total } = await olga.call(listImportRows, { id: again.id, offset: 1100, limit: 100 })
    expect([total, items.map(({ businessName }) => businessName)]).toEqual([1203, names.slice(1100, 1200)])
  })

  test('an import that was interrupted goes on with the row after its last step', async () => {
    const names = Array.from({ length: 700 }, (_, n) => `Resumed ${n}`)
    const content = Buffer.from(HEADINGS + names.map((name) => `${name},Tea,\n`).join(''))
    const { db, jobs } = app.context
    const { id } = await db
      .insertInto('imports')
      .values({ username: 'olga', content, bytes: content.length, status: 'running', rowsRead: 500, imported: 500 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await jobs.enqueue(db, 'supplier-imports', [id])
    expect(await ended(id)).toMatchObject({ status: 'done', imported: 700, rowsRead: 700 })
    expect(await olga.call(listImportRows, { id, limit: 1 })).toMatchObject({
      items: [{ businessName: 'Resumed 500', line: 502 }],
      total: 200,
    })
    expect(await found('resumed 499')).toEqual([])
  })

  test('a suspended listing is updated and stays suspended', async () => {
    expect(await imported(`${HEADINGS}Closed Beans,Coffee,\n`)).toMatchObject({ imported: 1 })
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date(), suspensionReason: 'Closed' })
      .where('businessName', '=', 'Closed Beans')
      .execute()
    expect(await imported('Company,Trade,Phone\nClosed Beans,Coffee,03 9329 1234\n')).toMatchObject({ updated: 1 })
    const { items } = await olga.call(listOwnerSuppliers, { search: 'closed beans' })
    expect(items).toMatchObject([{ phone: '+61 3 9329 1234', suspension: { reason: 'Closed' } }])
    const listed = await app.server.inject('/api/suppliers?search=Closed+Beans&exact=true')
    expect(listed.json()).toEqual([])
  })

  test('a file that is no CSV of suppliers is refused with a sentence before anything is written', async () => {
    for (const [content, detail] of [
      ['', 'The file is empty.'],
      ['Nonsense\n1\n', 'The file has no column with business names. Its first line is: Nonsense.'],
      [Buffer.from([0, 1, 2]), 'The file is not a text file: save the sheet as CSV, then import that.'],
      [`${HEADINGS}Never Beans,Coffee,\n"Open,Coffee,`, 'The file breaks off: a quotation mark that opens after line 2 is never closed.'],
    ] as const)
      for (const dryRun of [true, false]) {
        const response = await send(content, { dryRun })
        expect([response.statusCode, response.json().detail]).toEqual([400, detail])
      }
    expect(await found('never beans')).toEqual([])
  })

  test('another type of content is a 415, and more than 10 MiB a 413', async () => {
    expect((await send('{}', { type: 'application/json' })).statusCode).toBe(415)
    expect((await send(Buffer.alloc(IMPORT_BYTES + 1, 'x'))).json()).toMatchObject({
      status: 413,
      detail: 'This file is larger than 10 MiB. Please split it into several.',
    })
  })

  test('one import runs at a time', async () => {
    const { db } = app.context
    await db
      .insertInto('imports')
      .values({ username: 'olga', content: Buffer.from('x'), bytes: 1 })
      .execute()
    const response = await send(`${HEADINGS}Later Beans,Coffee,\n`)
    expect([response.statusCode, response.json().detail]).toEqual([409, 'Another import is under way. Please wait until it has ended.'])
    await db.deleteFrom('imports').where('username', '=', 'olga').where('status', '=', 'waiting').execute()
  })
})
