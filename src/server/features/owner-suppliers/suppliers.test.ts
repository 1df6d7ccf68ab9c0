import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addOwnerSupplier,
  changeSuppliers,
  getOwnerSupplier,
  listOwnerSuppliers,
  MISSING_FIELDS,
  updateOwnerSupplier,
} from '#contract/owner-suppliers.ts'
import { getChecks, updateSupplier } from '#contract/supplier-profile.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { owner, supplier, type Person } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'
import { subscribe } from '#test/subscriptions.ts'

const NOW = '2026-11-20T00:00:00.000Z'
let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(NOW) })
  olga = await owner(app)
})
afterAll(() => app.stop())

/** A word that no other test's suppliers have. */
const newWord = () => `w${randomUUID().slice(0, 8)}`
const auditOf = (id: number) =>
  app.context.db
    .selectFrom('audit')
    .select(['action', 'details', 'username'])
    .where('subject', '=', `supplier ${id}`)
    .orderBy('id')
    .execute()
const names = async (query: Parameters<typeof olga.call<typeof listOwnerSuppliers>>[1]) =>
  (await olga.call(listOwnerSuppliers, query)).items.map(({ businessName }) => businessName)

describe('GET /api/admin/suppliers', () => {
  test('the owner sees every column of a supplier, and whether it is claimed, verified, paying or suspended', async () => {
    const beans = await supplier(app)
    await subscribe(app, beans.supplierId, { plan: 'starter' })
    const [row] = (await olga.call(listOwnerSuppliers, { search: beans.email })).items
    expect(row).toEqual({
      ...(await olga.call(getOwnerSupplier, { id: beans.supplierId })),
      id: beans.supplierId,
      email: beans.email,
      category: 'Coffee',
      isClaimed: true,
      plan: 'starter',
      isVerified: false,
      evidence: null,
      suspension: null,
      averageRating: '0.0',
    })
  })

  test('a search finds by parts of the name and email address, and by phone number and ABN in any spelling', async () => {
    const word = newWord()
    const { id } = await app.supplier({ businessName: `${word} Roasters`, phone: '+61 3 5550 9876', abn: '51824753556', abnCheckedAt: NOW })
    await app.supplier({ businessName: `${word} Bakers` })
    const isFound = async (search: string) =>
      (await olga.call(listOwnerSuppliers, { search, limit: 100 })).items.some((row) => row.id === id)
    for (const search of [
      `${word.slice(1)} roas`,
      `ROAST ${word}`,
      '03 5550 9876',
      '0355509876',
      '+61 3 5550 9876',
      '5550 9876',
      '51 824 753 556',
      '51824',
    ])
      expect([search, await isFound(search)]).toEqual([search, true])
    for (const search of [`${word} %`, `${word} _oasters`, '03 5550 1234', `${word} bak`])
      expect([search, await isFound(search)]).toEqual([search, false])
  })

  test('filters narrow the table together, and its total counts what they leave', async () => {
    const word = newWord()
    const beans = await supplier(app)
    await olga.call(updateOwnerSupplier, { id: beans.supplierId, businessName: `${word} A`, state: 'NSW', isVerified: true })
    await subscribe(app, beans.supplierId)
    const { id } = await app.supplier({ businessName: `${word} B`, category: 'Tea', state: 'VIC' })
    await olga.call(changeSuppliers, { ids: [id], action: 'suspend', reason: 'Closed' })
    for (const [filter, letters] of [
      [{}, 'AB'],
      [{ category: 'Tea' }, 'B'],
      [{ state: 'NSW' }, 'A'],
      [{ state: 'Nowhere' }, ''],
      [{ verified: true }, 'A'],
      [{ verified: false }, 'B'],
      [{ claimed: true }, 'A'],
      [{ claimed: false }, 'B'],
      [{ plan: 'professional' }, 'A'],
      [{ plan: 'none' }, 'B'],
      [{ status: 'suspended' }, 'B'],
      [{ status: 'listed' }, 'A'],
      [{ status: 'suspended', claimed: true }, ''],
      [{ ids: [id] }, 'B'],
    ] as const) {
      const { items, total } = await olga.call(listOwnerSuppliers, {
        search: word,
        ...filter,
        ids: 'ids' in filter ? [...filter.ids] : undefined,
      })
      expect([filter, items.map(({ businessName }) => businessName.at(-1)).join(''), total]).toEqual([filter, letters, letters.length])
    }
  })

  test('each order sorts, both ways, and pages do not overlap', async () => {
    const word = newWord()
    await app.supplier({
      businessName: `${word} b`,
      category: 'Tea',
      state: 'ACT',
      profileViews: 1,
      inquiries: 9,
      averageRating: '3.0',
      totalReviews: 9,
    })
    await app.supplier({
      businessName: `${word} A`,
      category: 'Dairy',
      state: 'WA',
      profileViews: 5,
      inquiries: 2,
      averageRating: '5.0',
      totalReviews: 1,
    })
    for (const [sort, first] of [
      ['name', 'A'],
      ['oldest', 'b'],
      ['category', 'A'],
      ['state', 'b'],
      ['rating', 'b'],
      ['reviews', 'A'],
      ['views', 'b'],
      ['inquiries', 'A'],
    ] as const) {
      const letters = async (order: typeof sort | '-name' | 'newest') =>
        (await names({ search: word, sort: order })).map((name) => name.at(-1))
      const back = sort === 'oldest' ? 'newest' : (`-${sort}` as '-name')
      expect([sort, await letters(sort), await letters(back)]).toEqual([
        sort,
        first === 'A' ? ['A', 'b'] : ['b', 'A'],
        first === 'A' ? ['b', 'A'] : ['A', 'b'],
      ])
    }
    expect([await names({ search: word, limit: 1 }), await names({ search: word, limit: 1, offset: 1 })].flat()).toEqual([
      `${word} A`,
      `${word} b`,
    ])
  })

  test('as CSV it is the whole filtered list, with formulas made harmless', async () => {
    const word = newWord()
    const { id } = await app.supplier({ businessName: `=1+${word}`, phone: '+61 3 5550 1111' })
    await app.supplier({ businessName: `${word} two` })
    const { body, headers } = await olga.ask({ url: `/api/admin/suppliers?search=${word}&limit=1`, headers: { accept: 'text/csv' } })
    expect(headers['content-disposition']).toContain('suppliers.csv')
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.map((row) => row['Business name'])).toEqual([`'=1+${word}`, `${word} two`])
    expect(rows[0]).toMatchObject({ Id: String(id), Phone: "'+61 3 5550 1111", Verified: 'no', Claimed: 'no', Category: 'Coffee' })
  })
})

describe('POST /api/admin/suppliers', () => {
  test('a new listing is public at once, in Victoria unless its address says otherwise, and recorded', async () => {
    const made = await olga.call(addOwnerSupplier, { businessName: 'Tin Shed', email: 'tin@shed.example', category: 'Coffee' })
    expect(made).toMatchObject({ businessName: 'Tin Shed', state: 'VIC', isVerified: false, isClaimed: false, version: 1 })
    expect(await app.call(getSupplier, { id: made.id })).toMatchObject({ businessName: 'Tin Shed', isVerified: false })
    expect(await auditOf(made.id)).toMatchObject([
      { action: 'supplier.add', username: olga.username, details: { before: null, after: { businessName: 'Tin Shed', state: 'VIC' } } },
    ])
    const input = { businessName: 'Bondi Beans', email: 'b@beans.example', category: 'Coffee' as const }
    const placed = await olga.call(addOwnerSupplier, { ...input, address: '1 Campbell Parade, Bondi NSW 2026', isVerified: true })
    expect(placed).toMatchObject({
      suburb: 'Bondi',
      state: 'NSW',
      postcode: '2026',
      isVerified: true,
      evidence: { what: null, checkedBy: olga.username },
    })
  })

  test('without name, email or category the message names all three, and bad values name their field', async () => {
    const missing = await olga.ask({ method: 'POST', url: '/api/admin/suppliers', payload: { businessName: ' ' } })
    expect([missing.statusCode, missing.json().detail, missing.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      MISSING_FIELDS,
      ['businessName', 'email', 'category'],
    ])
    const input = { businessName: 'Tin Shed', email: 'tin@shed.example', category: 'Coffee' as const }
    for (const [field, value] of [
      ['phone', '+1 212 555 0142'],
      ['abn', '51824753557'],
      ['state', 'XX'],
      ['website', 'javascript:alert(1)'],
      ['category', 'Bananas'],
    ] as const) {
      const { errors } = await problemOf(olga.call(addOwnerSupplier, { ...input, [field]: value }))
      expect(errors?.map(({ path }) => path)).toEqual([field])
    }
  })
})

describe('PUT /api/admin/suppliers/{id}', () => {
  test('what the owner changes of a listing, here or with PUT /api/suppliers/{id}, is on record with before and after', async () => {
    const beans = await supplier(app)
    const path = { id: beans.supplierId }
    await olga.call(updateOwnerSupplier, { ...path, description: 'Beans', phone: null, version: 1 })
    await olga.call(updateSupplier, { ...path, description: 'More beans' })
    await beans.call(updateSupplier, { ...path, description: 'Only ours' })
    expect((await auditOf(beans.supplierId)).map(({ action, details }) => [action, details])).toEqual([
      ['supplier.change', { before: { description: '', phone: '+61 3 5550 0142' }, after: { description: 'Beans', phone: null } }],
      ['supplier.change', { before: { description: 'Beans' }, after: { description: 'More beans' } }],
    ])
  })

  test('an outdated version is a 409, and name, email and category cannot be cleared', async () => {
    const { id } = await app.supplier()
    await olga.call(updateOwnerSupplier, { id, description: 'One' })
    await expect(olga.call(updateOwnerSupplier, { id, description: 'Two', version: 1 })).rejects.toThrow('409')
    for (const field of ['businessName', 'email', 'category'])
      expect((await problemOf(olga.call(updateOwnerSupplier, { id, [field]: '' }))).detail).toBe(MISSING_FIELDS)
  })

  test('the seal says on the listing what was checked and until when, and goes with its evidence', async () => {
    const { id } = await app.supplier()
    const verified = await olga.call(updateOwnerSupplier, {
      id,
      isVerified: true,
      evidence: { what: 'Food licence', expiresOn: '2026-11-20' },
    })
    const evidence = { what: 'Food licence', checkedAt: NOW, expiresOn: '2026-11-20' }
    expect(verified).toMatchObject({ isVerified: true, evidence: { ...evidence, documentId: null, checkedBy: olga.username } })
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: true, evidence })
    // Given again without evidence, it stays as it is.
    expect(await olga.call(updateOwnerSupplier, { id, isVerified: true })).toEqual(verified)
    expect(await olga.call(updateOwnerSupplier, { id, isVerified: false })).toMatchObject({ isVerified: false, evidence: null })
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: false, evidence: null })
    const seal = { what: 'Food licence', documentId: null, checkedBy: olga.username, expiresOn: '2026-11-20' }
    expect((await auditOf(id)).map(({ action, details }) => [action, details])).toEqual([
      ['supplier.verify', { before: { isVerified: false, evidence: null }, after: { isVerified: true, evidence: seal } }],
      ['supplier.unverify', { before: { isVerified: true, evidence: seal }, after: { isVerified: false, evidence: null } }],
    ])
  })

  test('evidence that is over, without the seal, or with a document of somebody else is refused, and nothing changes', async () => {
    const { id } = await app.supplier()
    const other = await app.supplier()
    const { id: documentId } = await app.context.db
      .insertInto('supplierDocuments')
      .values({ supplierId: other.id, kind: 'food', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') })
      .returning('id')
      .executeTakeFirstOrThrow()
    const change = (input: object) => problemOf(olga.call(updateOwnerSupplier, { id, description: 'New', ...input }))
    expect(await change({ isVerified: true, evidence: { what: 'Licence', expiresOn: '2026-11-19' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'evidence.expiresOn', message: 'This day is over. Please give the last day on which it holds.' }],
    })
    expect(await change({ evidence: { what: 'Licence' } })).toMatchObject({ status: 400, errors: [{ path: 'evidence' }] })
    expect(await change({ isVerified: true, evidence: { what: 'Licence', documentId } })).toMatchObject({ status: 404 })
    expect(await olga.call(getOwnerSupplier, { id })).toMatchObject({ description: '', isVerified: false, version: 1 })
  })
})
