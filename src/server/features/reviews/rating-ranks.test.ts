import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listFeatured, listSuppliers } from '#contract/directory.ts'
import { addReview } from '#contract/reviews.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer } from '#test/people.ts'
import { markLeading } from './rank-queries.ts'
import { followMean } from './rating-ranks.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => void (await app.context.db.deleteFrom('suppliers').execute()))

const rated = async (averageRating: string, totalReviews: number, fields = {}) =>
  (await app.supplier({ averageRating, totalReviews, ...fields })).id
const highestRated = async () => (await app.call(listSuppliers, { limit: 100 })).items
const order = async () => (await highestRated()).map(({ id }) => id)
const storedMean = async () => (await app.context.db.selectFrom('ratingMean').select('mean').executeTakeFirstOrThrow()).mean

/** The order that is promised (docs/behaviour.md, Searching), out of the figures that are shown. */
function byBayes(rows: { id: number; averageRating: string; totalReviews: number }[]): number[] {
  const reviews = rows.reduce((sum, { totalReviews }) => sum + totalReviews, 0)
  const mean = rows.reduce((sum, { averageRating, totalReviews }) => sum + Number(averageRating) * totalReviews, 0) / reviews
  const rank = ({ averageRating, totalReviews }: (typeof rows)[number]) =>
    (Number(averageRating) * totalReviews + 10 * mean) / (totalReviews + 10)
  return rows.toSorted((a, b) => rank(b) - rank(a)).map(({ id }) => id)
}

describe('reviews: rating ranks', () => {
  test('the order is that of averages drawn to the mean of the marketplace by ten reviews', async () => {
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
    await followMean(app.context)
    const rows = await highestRated()
    expect(rows[0]).toMatchObject({ averageRating: '4.9', totalReviews: 200 })
    expect(rows.map(({ id }) => id)).toEqual(byBayes(rows))
  })

  test('of two suppliers of equal rank the one with more reviews comes first', async () => {
    const [few, many, none] = [await rated('4.0', 3), await rated('4.0', 30), await rated('0.0', 0)]
    await followMean(app.context)
    expect(await storedMean()).toBe(4)
    expect(await order()).toEqual([many, few, none])
  })

  test('a review ranks its supplier at once, by the mean that all others are ranked by', async () => {
    const [first, second] = [await rated('4.0', 20), await rated('4.0', 19)]
    await followMean(app.context)
    await buyer(app).then((somebody) => somebody.call(addReview, { id: `${second}`, rating: 5, text: 'On time, every time.' }))
    // Its figures are those of its one review now: the others were only said.
    expect(await highestRated()).toMatchObject([
      { id: second, averageRating: '5.0', totalReviews: 1 },
      { id: first, totalReviews: 20 },
    ])
  })

  test('a mean that hardly moves ranks nobody anew, and one that moves ranks all', async () => {
    const [unrated, low] = [await rated('0.0', 0), await rated('3.0', 400)]
    await followMean(app.context)
    const qualityOf = async (id: number) =>
      (await app.context.db.selectFrom('suppliers').select('quality').where('id', '=', id).executeTakeFirstOrThrow()).quality
    const brandNew = await rated('5.0', 1)
    await followMean(app.context)
    expect([await storedMean(), await qualityOf(unrated)]).toEqual([3, 3])
    const high = await rated('5.0', 100)
    await followMean(app.context)
    expect(await qualityOf(unrated)).toBeCloseTo((400 * 3 + 101 * 5) / 501, 6)
    expect(await order()).toEqual([high, brandNew, unrated, low])
  })

  test('those with an active plan are featured before all others, each group the best rated first', async () => {
    const plain = [await rated('4.9', 90), await rated('4.8', 90), await rated('4.7', 90), await rated('4.6', 90), await rated('4.5', 90)]
    const paying = [await rated('3.5', 50, { isFeatured: true }), await rated('2.5', 50, { isFeatured: true })]
    await followMean(app.context)
    const featured = await app.call(listFeatured, {})
    expect(featured.map(({ id }) => id)).toEqual([...paying, ...plain.slice(0, 4)])
  })

  test('the best lead, and whoever comes to be among them takes the place of another', async () => {
    const { db } = app.context
    const [best, second, third] = [await rated('4.9', 90), await rated('4.5', 90), await rated('4.0', 90)]
    const leading = async () =>
      (await db.selectFrom('supplierSearch').select('supplierId').where('isLeading', '=', true).orderBy('supplierId').execute()).map(
        ({ supplierId }) => supplierId,
      )
    await followMean(app.context)
    expect(await leading()).toEqual([best, second, third])
    expect(await markLeading(db, 500, 2)).toBe(1)
    expect(await leading()).toEqual([best, second])
    await db.updateTable('suppliers').set({ quality: 5 }).where('id', '=', third).execute()
    // One at a time, as many as were asked for.
    expect([await markLeading(db, 1, 2), await markLeading(db, 1, 2), await markLeading(db, 1, 2)]).toEqual([1, 1, 0])
    expect(await leading()).toEqual([best, third])
  })
})
