import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import {
  addApprovedDocument,
  changeApprovedDocument,
  MAX_APPROVED_DOCUMENTS,
  removeApprovedDocument,
} from '#contract/venue/approved-documents.ts'
import { addApprovedSupplier, listApprovedSuppliers } from '#contract/venue/approved-suppliers.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf, refusedFields } from '#test/app/problem.ts'
import { buyer, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
const today = () => sydneyDay(new Date())
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  ann = await buyer(app)
})

const register = async () => (await ann.call(listApprovedSuppliers, {})).items
const FULL = { businessName: 'Fish market', notes: 'Visited' }

describe('Documents of a supplier', () => {
  test('say how near their end is, and those that end first are first', async () => {
    const { id } = await ann.call(addApprovedSupplier, FULL)
    const add = (days: number | null) =>
      ann.call(addApprovedDocument, {
        id,
        kind: 'certificate',
        number: String(days),
        expiresOn: days === null ? null : dayAfter(today(), days),
      })
    for (const days of [31, null, 30, -1, 0]) await add(days)
    const [row] = await register()
    expect(row?.documents.map(({ number, expiry }) => [number, expiry])).toEqual([
      ['-1', 'expired'],
      ['0', 'soon'],
      ['30', 'soon'],
      ['31', 'later'],
      ['null', null],
    ])
  })

  test.for([
    [{}, 'kind'],
    [{ kind: 'passport' }, 'kind'],
    [{ kind: 'licence', number: 'x'.repeat(101) }, 'number'],
    [{ kind: 'licence', number: 12 }, 'number'],
    [{ kind: 'licence', expiresOn: '2027-02-29' }, 'expiresOn'],
    [{ kind: 'licence', expiresOn: 'next year' }, 'expiresOn'],
  ] as const)('%j is refused at %s', async ([given, path]) => {
    const { id } = await ann.call(addApprovedSupplier, FULL)
    expect(await refusedFields(ann.call(addApprovedDocument, { id, ...given } as never))).toEqual([400, path])
  })

  test('are changed in what is given, removed, and at most so many', async () => {
    const { id } = await ann.call(addApprovedSupplier, FULL)
    const document = await ann.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1', expiresOn: '2027-12-31' })
    const at = { id, documentId: document.id }
    expect(await ann.call(changeApprovedDocument, at)).toEqual(document)
    expect(await ann.call(changeApprovedDocument, { ...at, number: null, kind: 'other' })).toEqual({
      ...document,
      number: null,
      kind: 'other',
    })
    expect(await ann.call(changeApprovedDocument, { ...at, expiresOn: '' })).toMatchObject({ expiresOn: null, expiry: null })
    await app.context.db
      .insertInto('approvedSupplierDocuments')
      .values(Array(MAX_APPROVED_DOCUMENTS - 1).fill({ registerEntryId: id, kind: 'other' }))
      .execute()
    expect(await problemOf(ann.call(addApprovedDocument, { id, kind: 'other' }))).toMatchObject({ status: 409 })
    await ann.call(removeApprovedDocument, at)
    expect(await problemOf(ann.call(removeApprovedDocument, at))).toMatchObject({ status: 404 })
    expect(await ann.call(addApprovedDocument, { id, kind: 'other' })).toMatchObject({ kind: 'other' })
  })
})

test('the export has suppliers and documents', async () => {
  const { id } = await ann.call(addApprovedSupplier, FULL)
  await ann.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1' })
  expect(await ann.call(getExport, {})).toMatchObject({
    approvedSuppliers: [{ id, businessName: 'Fish market', notes: 'Visited' }],
    approvedSupplierDocuments: [{ registerEntryId: id, number: 'F-1' }],
  })
})
