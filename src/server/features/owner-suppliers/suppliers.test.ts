import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSuppliers } from '#contract/owner/owner-supplier-actions.ts'
import { getOwnerSupplier, listOwnerSuppliers, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, supplier, type Person } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'

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

  test.each([
    ['a suburb and a postcode of the list', { suburb: 'Preston', state: 'VIC', postcode: '3072' }, true],
    ['a postcode beside a suburb that is misspelt', { suburb: 'Prestonn', state: 'VIC', postcode: '3072' }, true],
    ['a suburb alone', { suburb: 'Preston', state: 'VIC', postcode: null }, true],
    ['a suburb that is not in the list', { suburb: 'Nowhere Springs', state: 'VIC', postcode: null }, false],
    ['a suburb of another state', { suburb: 'Fitzroy North', state: 'WA', postcode: null }, false],
    ['a postcode that nobody has', { suburb: null, state: 'VIC', postcode: '3999' }, false],
    ['an address that names no place', { suburb: null, state: null, postcode: null, address: 'Stall 7 at the market' }, false],
    ['nothing', { suburb: null, state: null, postcode: null }, false],
  ] as const)('it is said whether a place is known by %s, suspended or not', async (_, fields, isPlaced) => {
    const { id } = await app.supplier(fields)
    expect((await olga.call(getOwnerSupplier, { id })).isPlaced).toBe(isPlaced)
    await app.context.db.updateTable('suppliers').set({ suspendedAt: NOW, suspensionReason: 'x' }).where('id', '=', id).execute()
    expect((await olga.call(getOwnerSupplier, { id })).isPlaced).toBe(isPlaced)
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
    expect(rows[0]).toMatchObject({ Id: String(id), Phone: '03 5550 1111', Verified: 'no', Claimed: 'no', Category: 'Coffee' })
  })
})
