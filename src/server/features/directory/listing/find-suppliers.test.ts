import { COUNTED } from '#contract/options.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { updateRanks } from '#server/features/reviews/rating-ranks.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

type ListInput = CallerInput<typeof listSuppliers>
const list = (query: ListInput = {}) => app.call(listSuppliers, query)
const idsOf = async (search: string) => (await list({ search })).items.map(({ id }) => id)

describe('Finding suppliers by text', () => {
  test('among equal matches, many good reviews rank before a single best review', async () => {
    const single = await app.supplier({ businessName: 'Wombatberry Jam', averageRating: '5.0', totalReviews: 1 })
    const many = await app.supplier({ businessName: 'Wombatberry Preserves', averageRating: '4.8', totalReviews: 60 })
    const poor = await app.supplier({ businessName: 'Wombatberry Syrup', averageRating: '2.0', totalReviews: 40 })
    expect(await idsOf('wombatberry')).toEqual([many.id, single.id, poor.id])
  })

  test('a match in the name ranks before one in the tags, then the products, then the description', async () => {
    const say = 'echidnafruit'
    const described = await app.supplier({ businessName: 'One', description: `We grow ${say}.`, averageRating: '5.0', totalReviews: 90 })
    const selling = await app.supplier({ businessName: 'Two', averageRating: '4.0', totalReviews: 90 })
    const tagged = await app.supplier({ businessName: 'Three', tags: [say], averageRating: '3.0', totalReviews: 90 })
    const named = await app.supplier({ businessName: `Four ${say}`, averageRating: '2.0', totalReviews: 90 })
    const { db, changes } = app.context
    await db.insertInto('products').values({ supplierId: selling.id, title: `Echidnafruit, dried`, position: 0 }).execute()
    await changes.publish(db)
    expect(await idsOf(say)).toEqual([named.id, tagged.id, selling.id, described.id])
  })

  test('a supplier is found by a product only as long as it sells it', async () => {
    const { db, changes } = app.context
    const { id } = await app.supplier({ businessName: 'Left Luggage' })
    const found = async (search: string) => {
      await changes.publish(db)
      return idsOf(search)
    }
    await db
      .insertInto('products')
      .values([
        { supplierId: id, title: 'Quollnut Brittle', position: 0 },
        { supplierId: id, title: 'Emupear Jelly', position: 1 },
      ])
      .execute()
    expect(await found('quollnut brittle')).toEqual([id])
    await db.updateTable('products').set({ title: 'Numbat Crisps' }).where('title', '=', 'Quollnut Brittle').execute()
    expect(await found('quollnut')).toEqual([])
    expect(await found('numbat crisp')).toEqual([id])
    await db.deleteFrom('products').where('title', '=', 'Numbat Crisps').execute()
    expect(await found('numbat')).toEqual([])
    expect(await found('emupear')).toEqual([id])
  })

  test('a misspelling is corrected to a word as soon as a supplier uses it, and not after the word is removed', async () => {
    const { db, changes } = app.context
    const { id } = await app.supplier({ businessName: 'Bandicootella' })
    expect(await idsOf('bandicotela')).toEqual([id])
    await db.updateTable('suppliers').set({ businessName: 'Potoroomilla' }).where('id', '=', id).execute()
    await changes.publish(db)
    expect(await idsOf('potorromila')).toEqual([id])
    expect((await list({ search: 'bandicotela' })).total).toBe(0)
  })

  test('names are found with and without accents, apostrophes, hyphens and ampersands', async () => {
    const { id } = await app.supplier({ businessName: 'D’Angèlo & Søns Café-Rôtisserie' })
    for (const search of [
      "D'Angelo",
      'dangelo',
      'angelo',
      'd’angelo and sons',
      "D'ANGÈLO",
      'angelo & søns',
      'angelo cafe rotisserie',
      'CAFÉ-RÔTISSERIE angelo',
    ])
      expect((await idsOf(search))[0]).toBe(id)
  })

  test('a name in another script is found', async () => {
    const { id } = await app.supplier({ businessName: 'Чайка 茶屋' })
    for (const search of ['Чайка', '茶屋']) expect(await idsOf(search)).toEqual([id])
  })

  test('a phone number is found in any of the ways people write it', async () => {
    const { id } = await app.supplier({ businessName: 'Ring Me', phone: '+61 8 7010 9876' })
    for (const search of ['+61 8 7010 9876', '08 7010 9876', '(08) 7010-9876', '70109876', '7010 9876'])
      expect(await idsOf(search)).toEqual([id])
  })

  test('each of two phone numbers in one field is found, and an extension is not part of them', async () => {
    const { id } = await app.supplier({ businessName: 'Ring Twice', phone: '+61 (0)8 7010 9871 ext 512 / 0412 345 671' })
    for (const search of ['08 7010 9871', '70109871', '0412 345 671', '+61 412 345 671']) expect(await idsOf(search)).toEqual([id])
    expect(await idsOf('9871512')).toEqual([])
  })

  test('a search with over 1000 matches gives the total 1001 and pages to the last, matches in the name first', async () => {
    const { db, changes } = app.context
    const many = Array.from({ length: 1300 }, (_, i) => ({
      businessName: i % 4 === 0 ? `Platypine ${i}` : `Number ${i}`,
      description: 'Platypine of the best.',
      category: 'Tea' as const,
      tags: ['wombatine'],
      suburb: 'Fitzroy',
      state: 'VIC' as const,
      postcode: '3065',
      // One in three does not say where it delivers, so that it comes after those that do.
      serviceArea: JSON.stringify(i % 3 === 0 ? [] : [{ from: '3065', to: '3065' }]),
      averageRating: String((i % 50) / 10),
      totalReviews: i % 7,
    }))
    await db.insertInto('suppliers').values(many).execute()
    await changes.publish(db)
    const pages = async (query: ListInput) => {
      const items: SupplierRow[] = []
      for (let offset = 0; offset < 1400; offset += 100) items.push(...(await list({ ...query, limit: 100, offset })).items)
      return items
    }
    const found = await pages({ search: 'platypine' })
    expect((await list({ search: 'platypine' })).total).toBe(COUNTED + 1)
    expect(new Set(found.map(({ id }) => id)).size).toBe(1300)
    expect(found).toHaveLength(1300)
    expect(found.slice(0, 325).every(({ businessName }) => businessName.startsWith('Platypine'))).toBe(true)
    // Marking the best suppliers only speeds a page up: the pages are the same without the marks.
    await updateRanks(app.context)
    const withMarks = await pages({ search: 'platypine' })
    // All offer the one word, the other is in the name of a quarter of them. Of those with three stars there are too few not to be counted.
    const inFitzroy = { search: 'wombatine', location: 'Fitzroy' }
    const queries: ListInput[] = [
      ...['platypine', 'wombatine'].flatMap((search) => [{ search }, { search, minRating: 3 }, { search, offset: 1200 }]),
      ...[{}, { offset: 840, limit: 100 }].map((page) => ({ ...inFitzroy, ...page })),
    ]
    const lists = async () => {
      const found: Awaited<ReturnType<typeof list>>[] = []
      // One after the other: all at once may keep a slow machine longer than a statement may take.
      for (const query of queries) found.push(await list(query))
      return found
    }
    const listsWithMarks = await lists()
    expect(listsWithMarks.map(({ total }) => total)).toEqual(queries.map(({ minRating }) => (minRating ? 520 : COUNTED + 1)))
    for (const mark of ['isLeading', 'isProminent'] as const) {
      expect(await db.selectFrom('supplierSearch').select('supplierId').where(mark, '=', true).execute()).not.toEqual([])
      await db
        .updateTable('supplierSearch')
        .set({ [mark]: false })
        .execute()
      await changes.publish(db)
      expect(await pages({ search: 'platypine' })).toEqual(withMarks)
      expect(await lists()).toEqual(listsWithMarks)
    }
    // But only those marked are read where they fill the page.
    const marked = withMarks.slice(225, 325)
    const ids = marked.map(({ id }) => id)
    await db.updateTable('supplierSearch').set({ isProminent: true }).where('supplierId', 'in', ids).execute()
    await changes.publish(db)
    expect((await list({ search: 'platypine', limit: 100 })).items).toEqual(marked)
    expect(new Set((await pages({ search: 'platypine', sort: 'name' })).map(({ id }) => id)).size).toBe(1300)
    expect((await list({ category: 'Tea' })).total).toBe(1300)
    await db.deleteFrom('suppliers').where('description', '=', 'Platypine of the best.').execute()
  })
})
