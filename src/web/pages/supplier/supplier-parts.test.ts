import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byLabel, byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
let id: number
let near: number
beforeAll(async () => {
  app = await createTestApp()
  const { db, changes } = app.context
  const coffee = (businessName: string, fields: object = {}) =>
    app.supplier({ businessName, category: 'Coffee', suburb: 'Preston', state: 'VIC', postcode: '3072', ...fields })
  const melbourne = JSON.stringify([{ from: '3000', to: '3207' }])
  const rounds = { deliveryDays: ['tue', 'fri'], cutOff: '12:00', minimumOrderCents: 10_000, serviceArea: melbourne }
  ;({ id } = await coffee('Tin Shed Coffee', rounds))
  ;({ id: near } = await coffee('Next Door Roasters', { serviceArea: melbourne }))
  await coffee('Far Away Beans', { suburb: 'Perth', state: 'WA', postcode: '6000' })
  const reviews = [5, 5, 2, 4].map((rating, made) => ({
    supplierId: id,
    customerName: `Ann ${made}`,
    rating,
    text: `Review ${made}.`,
    isVerified: made === 2,
    createdAt: new Date(Date.UTC(2026, 0, made + 1)),
  }))
  await db.insertInto('reviews').values(reviews).execute()
  await db.updateTable('suppliers').set({ averageRating: '4.0', totalReviews: 4 }).where('id', '=', id).execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

const profile = async (search = '') => (await servedPage(app, `/suppliers/${id}${search}`)).main
const region = (main: Element, name: string | RegExp) => byRole(main, 'region', name)
const reviewsIn = (main: Element) =>
  allByRole(region(main, 'Customer Reviews'), 'article').map((review) => /Review \d\./.exec(textOf(review))?.[0])

describe('A sample', () => {
  test('can be asked for where no products are shown, but not of services', async () => {
    const page = async (fields: object) => {
      const { id: other } = await app.supplier({ businessName: 'Another Co', ...fields })
      return textOf((await servedPage(app, `/suppliers/${other}`)).main)
    }
    expect(textOf(region(await profile(), 'Samples'))).toContain('Request Sample')
    expect(await page({ category: 'Meat' })).toContain('Request Sample')
    for (const category of ['Cleaning', 'Machine Repairs', 'Insurance']) expect(await page({ category })).not.toContain('Request Sample')
  })

  test('is asked for at the products where there are any, and an origin stands beside what was said to have one', async () => {
    const { id: shop } = await app.supplier({ businessName: 'Fish Co', category: 'Seafood' })
    const product = { supplierId: shop, position: 1, title: 'Barramundi', origin: 'australian' as const }
    await app.context.db
      .insertInto('products')
      .values([product, { ...product, position: 2, title: 'Prawns', origin: null }])
      .execute()
    await app.context.changes.publish(app.context.db)
    const { main } = await servedPage(app, `/suppliers/${shop}`)
    expect(textOf(main)).not.toContain('Something to try')
    const [barramundi, prawns] = allByRole(region(main, 'Most Popular Products'), 'listitem').map(textOf)
    expect(barramundi).toContain('Origin: australian')
    expect(prawns).not.toContain('Origin')
    for (const words of [barramundi, prawns]) expect(words).toContain('Request Sample')
  })
})

describe('The parts of a profile', () => {
  test('delivery says the days, the cut-off, the minimum and the area, and asks for a place', async () => {
    const delivery = region(await profile(), 'Delivery')
    const terms = [...delivery.querySelectorAll('dl > div')].map(textOf)
    expect(terms).toEqual([
      expect.stringMatching(/^Delivery days.*Tue and Fri/),
      expect.stringMatching(/^Order by.*12 pm/),
      expect.stringMatching(/^Minimum order.*\$100/),
      expect.stringMatching(/^Service area.*3000 to 3207/),
    ])
    expect(byLabel(delivery, 'Delivers to').closest('form')?.getAttribute('action')).toBe('#delivery')
  })

  test('a place in the address is answered without a script, yes and no', async () => {
    const answer = async (place: string) =>
      textOf(region(await profile(`?location=${encodeURIComponent(place)}`), 'Delivery').querySelector('output')!)
    expect(await answer('Fitzroy VIC 3065')).toMatch(
      /^Yes, delivers to Fitzroy VIC 3065\. Next delivery (?:Tue|Fri) \d+ \w+, order by \w+ 12 pm\.$/,
    )
    expect(await answer('Perth WA 6000')).toMatch(/^No\b.*Perth/)
  })

  test('each link to a section leads to one that the page has', async () => {
    const main = await profile()
    const links = allByRole(main.querySelector('nav[aria-label="On this page"]')!, 'link')
    expect(links.map(textOf)).toEqual(['Delivery', 'Reviews', 'Gallery', 'Similar suppliers'])
    for (const link of links) expect(main.querySelectorAll(link.getAttribute('href')!)).toHaveLength(1)
  })

  test('reviews are narrowed to stars and verified purchases, and ordered, by the address', async () => {
    expect(reviewsIn(await profile())).toEqual(['Review 3.', 'Review 2.', 'Review 1.', 'Review 0.'])
    expect(reviewsIn(await profile('?sort=lowest'))).toEqual(['Review 2.', 'Review 3.', 'Review 1.', 'Review 0.'])
    const best = await profile('?rating=5')
    expect(reviewsIn(best)).toEqual(['Review 1.', 'Review 0.'])
    expect(textOf(region(best, 'Customer Reviews'))).toContain('2 reviews with 5 stars.')
    const bought = await profile('?verified=true')
    expect(reviewsIn(bought)).toEqual(['Review 2.'])
    expect(byRole(bought, 'link', 'Show all reviews').getAttribute('href')).toBe(`/suppliers/${id}#reviews`)
  })

  test('similar suppliers are those of the category that deliver there or are near, and never itself', async () => {
    const similar = region(await profile(), 'Other coffee suppliers')
    expect(allByRole(similar, 'listitem').map(textOf)).toEqual([expect.not.stringContaining('Deliver')])
    // Without the place of whoever looks nothing is said of where they deliver.
    expect(textOf(similar)).not.toContain('deliver')
    expect(byRole(similar, 'link', 'Next Door Roasters').getAttribute('href')).toBe(`/suppliers/${near}`)
    expect(byRole(similar, 'link', 'All coffee suppliers').getAttribute('href')).toBe('/suppliers?category=Coffee')
  })
})
