import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { listFeatured, listSuppliers } from '#contract/directory/directory.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer } from '#test/people/people.ts'
import { markBest, rankStaleSuppliers } from './rank-queries.ts'
import { updateRanks } from './rating-ranks.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => void (await app.context.db.deleteFrom('suppliers').execute()))

const rated = async (averageRating: string, totalReviews: number, fields = {}) =>
  (await app.supplier({ averageRating, totalReviews, ...fields })).id
const highestRated = async () => (await app.call(listSuppliers, { limit: 100 })).items
const order = async () => (await highestRated()).map(({ id }) => id)
const qualityOf = async (id: number) =>
  (await app.context.db.selectFrom('suppliers').select('quality').where('id', '=', id).executeTakeFirstOrThrow()).quality
const storedMean = async () => (await app.context.db.selectFrom('ratingMean').select('mean').executeTakeFirstOrThrow()).mean

/** The documented order (docs/behaviour/directory.md, Searching), calculated from the displayed figures. */
function byBayes(rows: { id: number; averageRating: string; totalReviews: number }[]): number[] {
  const reviews = rows.reduce((sum, { totalReviews }) => sum + totalReviews, 0)
  const mean = rows.reduce((sum, { averageRating, totalReviews }) => sum + Number(averageRating) * totalReviews, 0) / reviews
  const rank = ({ averageRating, totalReviews }: (typeof rows)[number]) =>
    (Number(averageRating) * totalReviews + 10 * mean) / (totalReviews + 10)
  return rows.toSorted((a, b) => rank(b) - rank(a)).map(({ id }) => id)
}

describe('The order by rating', () => {
  test('suppliers are ordered by averages that ten reviews draw to the mean of the marketplace', async () => {
    const figures = [
      ['5.0', 1],
      ['4.9', 200],
      ['4.6', 12],
      ['4.8', 9],
      ['2.0', 40],
      ['2.0', 2],
      ['0.0', 0],
    ] as const
    for (const [average, reviews] of figures) await rated(average, reviews)
    await updateRanks(app.context)
    const rows = await highestRated()
    expect(rows[0]).toMatchObject({ averageRating: '4.9', totalReviews: 200 })
    expect(rows.map(({ id }) => id)).toEqual(byBayes(rows))
  })

  test('of two suppliers with equal rank the one with more reviews comes first', async () => {
    const [few, many, none] = [await rated('4.0', 3), await rated('4.0', 30), await rated('0.0', 0)]
    await updateRanks(app.context)
    expect(await storedMean()).toBe(4)
    expect(await order()).toEqual([many, few, none])
  })

  test('a review ranks its supplier at once, by the same mean as all others', async () => {
    const [first, second] = [await rated('4.0', 20), await rated('4.0', 19)]
    await updateRanks(app.context)
    await buyer(app).then((user) => user.call(addReview, { id: `${second}`, rating: 5, text: 'On time, every time.' }))
    // Its figures now come from its one review: the 19 of the set-up were never written.
    expect(await highestRated()).toMatchObject([
      { id: second, averageRating: '5.0', totalReviews: 1 },
      { id: first, totalReviews: 20 },
    ])
  })

  test('a mean that hardly moves changes no rank, and one that moves changes all', async () => {
    const [unrated, low] = [await rated('0.0', 0), await rated('3.0', 400)]
    await updateRanks(app.context)
    const brandNew = await rated('5.0', 1)
    await updateRanks(app.context)
    expect([await storedMean(), await qualityOf(unrated)]).toEqual([3, 3])
    const high = await rated('5.0', 100)
    await updateRanks(app.context)
    expect(await qualityOf(unrated)).toBeCloseTo((400 * 3 + 101 * 5) / 501, 6)
    expect(await order()).toEqual([high, brandNew, unrated, low])
  })
})

describe('The ranks of more suppliers than a transaction takes', () => {
  test('all of them follow a mean that has moved', async () => {
    const { db } = app.context
    const category = 'Coffee' as const
    const many = Array.from({ length: 1_203 }, (_, i) => ({
      businessName: `Roaster ${i}`,
      category,
      averageRating: '4.0',
      totalReviews: 1,
    }))
    await db.insertInto('suppliers').values(many).execute()
    await updateRanks(app.context)
    await rated('1.0', 5_000)
    await updateRanks(app.context)
    expect(await rankStaleSuppliers(db, 1, 0)).toEqual([])
  })

  test('who is ranked is not looked for each minute while the mean holds, and once an hour', async () => {
    const { db } = app.context
    const id = await rated('5.0', 90)
    await updateRanks(app.context)
    const quality = await qualityOf(id)
    await db.updateTable('suppliers').set({ quality: 0 }).execute()
    await updateRanks(app.context)
    expect(await qualityOf(id)).toBe(0)
    await db
      .updateTable('ratingMean')
      .set({ rankedAt: sql`now() - interval '1 hour'` })
      .execute()
    await updateRanks(app.context)
    expect(await qualityOf(id)).toBe(quality)
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))('who is locked while the others are ranked is ranked the next time', async () => {
    const { db, pool } = app.context
    const locked = await rated('4.0', 90)
    await updateRanks(app.context)
    const before = await qualityOf(locked)
    await rated('1.0', 900)
    const other = await pool.connect()
    onTestFinished(() => other.release(true))
    await other.query('begin')
    await other.query('select from suppliers where id = $1 for no key update', [locked])
    await updateRanks(app.context)
    expect(await qualityOf(locked)).toBe(before)
    expect(await rankStaleSuppliers(db, 1, 0)).toEqual([])
    await other.query('rollback')
    await updateRanks(app.context)
    expect(await qualityOf(locked)).toBeLessThan(before)
  })

  test('each batch goes on after the one before', async () => {
    const { db } = app.context
    const ids = [await rated('5.0', 1), await rated('5.0', 1), await rated('5.0', 1)]
    await db.updateTable('suppliers').set({ quality: 0 }).execute()
    const [first, second, third] = ids
    expect(await rankStaleSuppliers(db, 2, first!)).toEqual([second, third])
    expect(await rankStaleSuppliers(db, 2, 0)).toEqual([first])
  })
})

describe('GET /api/suppliers/featured', () => {
  test('suppliers with an active plan are featured before all others, each group with the best rated first', async () => {
    const plain = [await rated('4.9', 90), await rated('4.8', 90), await rated('4.7', 90), await rated('4.6', 90), await rated('4.5', 90)]
    const paying = [await rated('3.5', 50, { isFeatured: true }), await rated('2.5', 50, { isFeatured: true })]
    await updateRanks(app.context)
    const featured = await app.call(listFeatured, {})
    expect(featured.map(({ id }) => id)).toEqual([...paying, ...plain.slice(0, 4)])
  })
})

describe('markBest', () => {
  test('the best suppliers lead, more of them are prominent, and one that joins takes the place of another', async () => {
    const { db } = app.context
    const [best, second, third, fourth] = [await rated('4.9', 90), await rated('4.5', 90), await rated('4.0', 90), await rated('3.5', 90)]
    const marked = async (mark: 'isLeading' | 'isProminent') =>
      (await db.selectFrom('supplierSearch').select('supplierId').where(mark, '=', true).orderBy('supplierId').execute()).map(
        ({ supplierId }) => supplierId,
      )
    await updateRanks(app.context)
    expect(await marked('isLeading')).toEqual([best, second, third, fourth])
    expect(await marked('isProminent')).toEqual([best, second, third, fourth])
    const marks = { leading: 2, prominent: 3 }
    expect((await markBest(db, 500, marks)).toSorted((a, b) => a - b)).toEqual([third, fourth])
    expect(await marked('isLeading')).toEqual([best, second])
    expect(await marked('isProminent')).toEqual([best, second, third])
    await db.updateTable('suppliers').set({ quality: 5 }).where('id', '=', fourth).execute()
    // Each call changes one row at most, as its limit says.
    const changed = [await markBest(db, 1, marks), await markBest(db, 1, marks), await markBest(db, 1, marks), await markBest(db, 1, marks)]
    expect(changed.map(({ length }) => length)).toEqual([1, 1, 1, 0])
    expect(await marked('isLeading')).toEqual([best, fourth])
    expect(await marked('isProminent')).toEqual([best, second, fourth])
  })

  test('one that is marked as leading alone, as a release without the other mark does, is marked as both or as neither', async () => {
    const { db } = app.context
    const [best, second] = [await rated('4.9', 90), await rated('4.5', 90)]
    await markBest(db, 500, { leading: 1, prominent: 1 })
    await db.updateTable('supplierSearch').set({ isLeading: true, isProminent: false }).execute()
    expect((await markBest(db, 500, { leading: 1, prominent: 1 })).toSorted((a, b) => a - b)).toEqual([best, second])
    const marks = await db.selectFrom('supplierSearch').select(['isLeading', 'isProminent']).orderBy('supplierId').execute()
    expect(marks).toEqual([
      { isLeading: true, isProminent: true },
      { isLeading: false, isProminent: false },
    ])
  })
})
