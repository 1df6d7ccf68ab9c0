import parsePhoneNumber from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { abnOf } from '#shared/contact/abn.ts'
import { problemWithDays } from '#shared/time/promotion-days.ts'
import { PostcodeRange } from '#contract/suppliers/delivery.ts'
import { CATEGORIES, STATE_CODES, type StateCode } from '#contract/options.ts'
import { exampleEvents } from './examples.ts'
import { demoMarketplace, type DemoListing } from './marketplace.ts'
import { firstNames, lastNames, venuesByState, venueTypes } from './people.ts'
import { reviewPools } from './reviews/pools.ts'
import { established } from './suppliers/all.ts'
import { newcomers } from './suppliers/newcomers/all.ts'

const now = new Date('2026-11-21T02:30:00Z')
const DAY = 24 * 60 * 60 * 1000
const listings = demoMarketplace(now)
const suppliers = listings.map(({ supplier }) => supplier)
const writtenReviews = [...Object.values(reviewPools), ...newcomers.map(({ reviews }) => reviews)].flat()
/** The listings whose reviews are dealt from the pools. */
const dealt = established.map((supplier, at) => ({ ...listings[at]!, supplier }))

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const tally = (values: string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))
const averageOf = ({ reviews }: DemoListing) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length

describe('demoMarketplace', () => {
  test('160 suppliers cover all 21 categories and all eight states, unevenly', () => {
    expect(suppliers).toHaveLength(160)
    const inCategory = tally(suppliers.map(({ category }) => category))
    expect(Object.keys(inCategory).sort()).toEqual([...CATEGORIES].sort())
    expect(inCategory).toMatchObject({ Coffee: 19, 'Fresh Produce': 14, Meat: 12, Tea: 8, Spirits: 5, Insurance: 3, 'Phone/Internet': 2 })
    const inState = tally(suppliers.map(({ state }) => state))
    expect(Object.keys(inState).sort()).toEqual([...STATE_CODES].sort())
    expect(
      Object.entries(inState)
        .sort(([, a], [, b]) => b - a)
        .slice(0, 3)
        .map(([state]) => state)
        .sort(),
    ).toEqual(['NSW', 'QLD', 'VIC'])
  })

  test('some have an offer of a product of theirs, which begins on the day and is over by itself', () => {
    const offering = listings.flatMap(({ supplier, offer: promotion }) => (promotion ? [{ supplier, offer: promotion }] : []))
    expect(offering).toHaveLength(8)
    for (const { supplier, offer: promotion } of offering) {
      expect(supplier.products.map(({ title }) => title)).toContain(promotion.product)
      expect(promotion.startsOn).toBe('2026-11-21')
      expect(problemWithDays(promotion)).toBeUndefined()
    }
  })

  test('no two suppliers share a name, an email, a phone number, a street or a description', () => {
    for (const field of ['businessName', 'email', 'phone', 'address', 'description'] as const)
      expect(repeated(suppliers.map((supplier) => supplier[field]))).toEqual([])
  })

  test('phone numbers are valid in their state and from the range reserved for fiction', () => {
    const areaCodes: Record<StateCode, string> = { NSW: '2', ACT: '2', VIC: '3', TAS: '3', QLD: '7', WA: '8', SA: '8', NT: '8' }
    for (const { phone, state } of suppliers) {
      expect(parsePhoneNumber(phone)).toMatchObject({ country: 'AU' })
      expect(parsePhoneNumber(phone)?.isValid()).toBe(true)
      expect(phone).toMatch(new RegExp(`^\\+61 ${areaCodes[state]} 5550 0\\d{3}$`))
    }
  })

  test('postcodes belong to their state', () => {
    const postcodes: Record<StateCode, RegExp> = {
      NSW: /^2(?!6[01]\d|9[01]\d)\d{3}$/,
      ACT: /^(26[01]\d|29[01]\d)$/,
      VIC: /^3\d{3}$/,
      QLD: /^4\d{3}$/,
      SA: /^5\d{3}$/,
      WA: /^6\d{3}$/,
      TAS: /^7\d{3}$/,
      NT: /^08\d{2}$/,
    }
    expect(suppliers.filter(({ state, postcode }) => !postcodes[state].test(postcode))).toEqual([])
  })

  test('email addresses and websites are in the reserved domain .example', () => {
    for (const { email, website } of suppliers) {
      expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/)
      expect([null, `https://${email.split('@')[1]}`]).toContain(website)
    }
  })

  test('some suppliers lack a logo, a website, reviews, prices, venues or the Verified badge, but fewer than half', () => {
    for (const lacks of [
      suppliers.filter(({ hasLogo }) => !hasLogo),
      suppliers.filter(({ website }) => !website),
      listings.filter(({ reviews }) => reviews.length === 0),
      suppliers.filter(({ isVerified }) => !isVerified),
      suppliers.filter(({ venues }) => venues.length === 0),
      suppliers.flatMap(({ products }) => products).filter(({ price }) => price === null),
    ]) {
      expect(lacks.length).toBeGreaterThan(5)
      expect(lacks.length).toBeLessThan(suppliers.length / 2)
    }
  })

  test('50 to 60 suppliers name what makes them different, in two or three points', () => {
    const counts = suppliers.map(({ differentiators }) => differentiators.length)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(50)
    expect(counts.filter((count) => count > 0).length).toBeLessThanOrEqual(60)
    expect(counts.filter((count) => count === 1 || count > 3)).toEqual([])
  })

  test('the lists of a listing stay within their limits', () => {
    for (const { supplier, reviews } of listings) {
      const { tags, products, venues } = supplier
      expect(tags.length).toBeGreaterThanOrEqual(2)
      expect(tags.length).toBeLessThanOrEqual(8)
      expect(repeated(tags)).toEqual([])
      expect(products.length).toBeLessThanOrEqual(6)
      expect(venues.length).toBeLessThanOrEqual(4)
      expect(reviews.length).toBeLessThanOrEqual(60)
    }
  })

  test('over a third deliver on set days around their own postcode, and over half have a valid ABN from a reserved range', () => {
    const delivering = listings.filter(({ facts }) => facts.deliveryDays.length > 0)
    expect(delivering.length).toBeGreaterThan(listings.length / 3)
    for (const { supplier, facts } of delivering) {
      expect(facts.serviceArea.some(({ from, to }) => from <= supplier.postcode && supplier.postcode <= to)).toBe(true)
      for (const range of facts.serviceArea) expect(PostcodeRange.parse(range)).toEqual(range)
    }
    const abns = listings.flatMap(({ facts }) => facts.abn ?? [])
    expect(abns.length).toBeGreaterThan(listings.length / 2)
    expect(repeated(abns)).toEqual([])
    for (const abn of abns) expect([abnOf(abn), abn.slice(2, 7)]).toEqual([abn, '99999'])
  })

  test('no sentence occurs twice', () => {
    const texts = [
      ...suppliers.map(({ description }) => description),
      ...suppliers.flatMap(({ products, differentiators }) => [...products, ...differentiators]).map(({ description }) => description),
      ...writtenReviews.map(({ text }) => text),
    ]
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      )
    expect(repeated(sentences)).toEqual([])
  })

  test('every supplier has its number of reviews, and no review occurs twice', () => {
    expect(listings.map(({ supplier }) => supplier.businessName)).toEqual(
      [...established, ...newcomers].map(({ businessName }) => businessName),
    )
    expect(dealt.filter(({ supplier, reviews }) => reviews.length !== supplier.reviewCount)).toEqual([])
    expect(repeated(listings.flatMap(({ reviews }) => reviews.map(({ text }) => text)))).toEqual([])
  })

  test('average ratings are within 0.3 of the intended ones and differ between the suppliers of a category', () => {
    const reviewed = dealt.filter(({ reviews }) => reviews.length > 0)
    const far = reviewed.filter((listing) => Math.abs(averageOf(listing) - listing.supplier.standing) > 0.3)
    expect(far.map(({ supplier }) => supplier.businessName)).toEqual([])
    const rivals = [...Map.groupBy(reviewed, ({ supplier }) => supplier.category).values()].filter((some) => some.length >= 3)
    for (const averages of rivals.map((some) => some.map(averageOf)))
      expect(Math.max(...averages) - Math.min(...averages)).toBeGreaterThan(0.5)
  })

  test('a specialist has no reviews about products that it does not sell', () => {
    const foreign = dealt.flatMap(({ supplier, reviews }) => reviews.filter(({ text }) => supplier.notAbout?.test(text)))
    expect(foreign).toEqual([])
  })

  test('reviews are spread over the two years before now, in the daytime, newest first', () => {
    for (const { reviews } of listings) {
      for (const { createdAt } of reviews) {
        expect(createdAt.getTime()).toBeLessThan(now.getTime() - DAY)
        expect(createdAt.getTime()).toBeGreaterThan(now.getTime() - 730 * DAY)
        const hour = Number(createdAt.toLocaleString('en-AU', { timeZone: 'Australia/Brisbane', hour: '2-digit', hourCycle: 'h23' }))
        expect(hour).toBeGreaterThanOrEqual(7)
        expect(hour).toBeLessThan(21)
      }
      const moments = reviews.map(({ createdAt }) => createdAt.getTime())
      expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    }
    const quarters = tally(
      listings.flatMap(({ reviews }) =>
        reviews.map(({ createdAt }) => `${Math.floor((now.getTime() - createdAt.getTime()) / (91 * DAY))}`),
      ),
    )
    expect(Object.keys(quarters).length).toBeGreaterThanOrEqual(8)
  })

  test('about half of the reviews are verified', () => {
    const verified = listings.flatMap(({ reviews }) => reviews.map(({ isVerified }) => isVerified))
    const share = verified.filter(Boolean).length / verified.length
    expect(share).toBeGreaterThan(0.42)
    expect(share).toBeLessThan(0.58)
  })

  test('no person or venue reviews a supplier twice, and most names occur once or twice', () => {
    for (const { reviews } of listings) {
      expect(repeated(reviews.map(({ customerName }) => customerName))).toEqual([])
      expect(repeated(reviews.flatMap(({ businessName }) => businessName ?? []))).toEqual([])
    }
    const appearances = Object.values(tally(listings.flatMap(({ reviews }) => reviews.map(({ customerName }) => customerName))))
    expect(Math.max(...appearances)).toBeLessThanOrEqual(5)
    expect(appearances.filter((count) => count <= 2).length / appearances.length).toBeGreaterThan(0.7)
  })

  test('the pools of names and venues are large and free of duplicates', () => {
    const venues = Object.values(venuesByState).flat()
    for (const [names, minimum] of [
      [firstNames, 160],
      [lastNames, 120],
      [venues, 260],
    ] as const) {
      expect(names.length).toBeGreaterThanOrEqual(minimum)
      expect(repeated(names)).toEqual([])
    }
  })

  test('the 24 example events name existing categories, kinds of venue and states', () => {
    expect(exampleEvents).toHaveLength(24)
    const categories = CATEGORIES.map((category) => category.toLowerCase())
    for (const { category, venueType, location } of exampleEvents) {
      expect(venueTypes).toContain(venueType)
      expect(categories).toContain(category)
      expect(STATE_CODES).toContain(location.split(' ').at(-1))
    }
  })

  test('the same day produces the same marketplace, and another day the same reviews', () => {
    expect(demoMarketplace(new Date('2026-11-21T09:00:00Z'))).toEqual(listings)
    const later = demoMarketplace(new Date('2027-02-01T00:00:00Z'))
    const words = (all: DemoListing[]) => all.map(({ reviews }) => reviews.map(({ text, customerName }) => [text, customerName]))
    expect(words(later)).toEqual(words(listings))
  })
})
