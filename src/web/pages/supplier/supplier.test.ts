import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { thisWeek } from '#test/people/promotions.ts'
import { allByRole, byRole, servedPage, textOf, type ServedPage } from '#test/app/pages.ts'

const REVIEWS = 12

let app: TestApp
let id: number
let profile: ServedPage
beforeAll(async () => {
  app = await createTestApp()
  const { db, changes } = app.context
  const facts = { category: 'Coffee', suburb: 'Preston', state: 'VIC', postcode: '3072', phone: '+61 3 5550 0142' }
  const figures = { averageRating: '4.8', totalReviews: REVIEWS, inquiries: 1234, profileViews: 56_789 }
  const contact = { email: 'orders@tinshed.example', website: 'https://tinshed.example' }
  const differentiators = JSON.stringify([{ title: 'Fresh', description: 'Never older than a week.' }])
  ;({ id } = await app.supplier({ businessName: 'Tin Shed Coffee', ...facts, ...figures, ...contact, differentiators }))
  const places = [1, 2, 3, 4]
  await db
    .insertInto('products')
    .values(places.map((position) => ({ supplierId: id, position, title: `Blend ${position}` })))
    .execute()
  await db
    .insertInto('venues')
    .values(places.map((position) => ({ supplierId: id, position, venueName: `Cafe ${position}` })))
    .execute()
  await db
    .insertInto('promotions')
    .values({ supplierId: id, title: 'Ten for nine', text: 'While it lasts.', price: '$28 / kg', ...thisWeek() })
    .execute()
  const reviews = Array.from({ length: REVIEWS }, (_, made) => ({ supplierId: id, customerName: `Ann ${made}`, rating: 5, text: 'Fresh.' }))
  await db.insertInto('reviews').values(reviews).execute()
  await db.updateTable('suppliers').set(figures).where('id', '=', id).execute()
  await changes.publish(db)
  profile = await servedPage(app, `/suppliers/${id}`)
})
afterAll(() => app.stop())

const figure = (label: string, page = profile) => {
  const term = [...page.main.querySelectorAll('dl > div')].find((pair) => textOf(pair).includes(label))
  return textOf(term!.querySelector('dd')!)
}
const addressOf = (name: string | RegExp) => byRole(profile.main, 'link', name).getAttribute('href')

describe('The profile of a supplier', () => {
  test('a profile shows everything that is known of a supplier', () => {
    expect(textOf(byRole(profile.main, 'heading', 'Tin Shed Coffee'))).toBe('Tin Shed Coffee')
    expect(allByRole(profile.main, 'region').map((region) => textOf(allByRole(region, 'heading')[0]!))).toEqual(
      expect.arrayContaining([
        'What makes you different from the rest?',
        'Most Popular Products',
        'Venues We Work With',
        'Business Gallery',
        'Customer Reviews',
      ]),
    )
    expect(textOf(profile.main)).toContain(`4.8(${REVIEWS} reviews)`)
    expect(addressOf('+61 3 5550 0142')).toBe('tel:+61355500142')
    expect(addressOf('orders@tinshed.example')).toBe('mailto:orders@tinshed.example')
    expect(addressOf(/^Visit Website/)).toBe('https://tinshed.example')
    const tiles = allByRole(byRole(profile.main, 'region', 'Business Gallery'), 'listitem').map(textOf)
    expect(tiles).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Image ${place}`))
    const venues = allByRole(byRole(profile.main, 'region', 'Venues We Work With'), 'listitem').map(textOf)
    expect(venues).toEqual([1, 2, 3, 4].map((place) => `Cafe ${place}Client Logo`))
  })

  test('what the supplier offers for a time stands there with its last day, on the page and in the structured data', () => {
    const { startsOn, endsOn } = thisWeek()
    const promotions = allByRole(byRole(profile.main, 'region', 'On offer'), 'listitem').map(textOf)
    expect(promotions).toEqual([`Ten for nineWhile it lasts.$28 / kg Until ${dayInWords(endsOn)}`])
    const facts = JSON.parse(profile.document.querySelector('script[type="application/ld+json"]')!.textContent)
    expect(facts['@graph'][0].makesOffer).toMatchObject([{ name: 'Ten for nine', validFrom: startsOn, validThrough: endsOn }])
  })

  test('the four figures are those of the API', async () => {
    const supplier = await app.call(getSupplier, { id })
    expect(figure('Profile Views')).toBe(supplier.profileViews.toLocaleString('en-AU'))
    expect(figure('Customer Reviews')).toBe(String(supplier.totalReviews))
    expect(figure('Average Rating')).toBe(supplier.averageRating)
    expect(figure('Inquiries Received')).toBe(supplier.inquiries.toLocaleString('en-AU'))
  })

  test('of a new supplier no noughts are shown: it is new, and figures stand there from ten views, ten inquiries or a review on', async () => {
    const { db } = app.context
    const { id: newId } = await app.supplier({ businessName: 'Brand New Beans' })
    const shownWith = async (figures: { profileViews?: number; inquiries?: number }) => {
      await db.updateTable('suppliers').set(figures).where('id', '=', newId).execute()
      await app.context.changes.publish(db)
      return servedPage(app, `/suppliers/${newId}`)
    }
    const fresh = await shownWith({ profileViews: 9, inquiries: 9 })
    expect(textOf(fresh.main)).toContain('New on Backdock')
    const labels = ['Profile Views', 'Customer Reviews', 'Average Rating', 'Inquiries Received']
    expect(labels.map((label) => figure(label, fresh))).toEqual(['New', 'None yet', 'None yet', 'New'])
    const known = await shownWith({ profileViews: 10 })
    expect(textOf(known.main)).not.toContain('New on Backdock')
    expect(labels.map((label) => figure(label, known))).toEqual(['10', '0', 'None yet', '9'])
  })

  test('the structured data for search engines is true', () => {
    const { status, document } = profile
    expect(status).toBe(200)
    expect(document.title).toMatch(/^Tin Shed Coffee, coffee in Preston VIC/)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`/suppliers/${id}$`))
    const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent)
    const aggregateRating = { ratingValue: '4.8', reviewCount: REVIEWS }
    expect(facts['@graph'][0]).toMatchObject({ '@type': 'LocalBusiness', name: 'Tin Shed Coffee', aggregateRating })
    expect(facts['@graph'][1].itemListElement).toHaveLength(4)
  })

  test('without JavaScript the profile is readable, and the supplier can be called and emailed', () => {
    expect(addressOf('Ask by email')).toMatch(/^mailto:orders@tinshed\.example\?subject=/)
    expect(addressOf('Call')).toBe('tel:+61355500142')
    expect(allByRole(byRole(profile.main, 'region', 'Customer Reviews'), 'article').length).toBe(10)
  })

  test('an unknown supplier is a 404, from which one comes to the listing', async () => {
    for (const path of ['/suppliers/99999', '/suppliers/nobody']) {
      const { status, main } = await servedPage(app, path)
      expect([path, status]).toEqual([path, 404])
      expect(textOf(byRole(main, 'heading'))).toBe('Supplier Not Found')
      expect(textOf(main)).toContain("The supplier you're looking for doesn't exist or has been removed.")
      expect(byRole(main, 'button', 'Go Back').closest('form')?.getAttribute('action')).toBe('/suppliers')
    }
  })
})
