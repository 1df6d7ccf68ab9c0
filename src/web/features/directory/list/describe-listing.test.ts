import { describe, expect, test } from 'vitest'
import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { listingPageTexts } from '#contract/site-texts/listing-texts.ts'
import { describeListing, listingJsonLd } from './describe-listing.ts'

const found = { items: [{ id: 7, businessName: 'Tin Shed Coffee' }] as never, total: 25 }

const texts = { page: listingPageTexts.texts, delivery: deliveryTexts.texts }

describe('describeListing', () => {
  test.each([
    [{}, 'Wholesale suppliers'],
    [{ category: 'Coffee', state: 'VIC' }, 'Coffee suppliers in Victoria'],
    [{ category: 'Tea', location: '3072' }, 'Tea suppliers near 3072'],
    [{ search: 'oat milk', page: 2 }, 'Wholesale suppliers for “oat milk”, page 2'],
  ])('%j is titled "%s"', (search, title) => {
    expect(describeListing(texts, search, found).title).toBe(title)
  })

  test.each([
    [{ category: 'Coffee', location: 'preston' }, 'suburb', 'Preston VIC 3072', 'Coffee suppliers that deliver to Preston VIC 3072'],
    [{ location: '3072' }, 'postcode', '3072', 'Wholesale suppliers that deliver to 3072'],
    [{ location: 'sydney', page: 2 }, 'city', 'Sydney NSW', 'Wholesale suppliers that deliver in Sydney, page 2'],
  ] as const)('%j, resolved to the %s %s, is titled by the resolved place', (search, kind, label, title) => {
    const place = { kind, label, suburb: null, state: kind === 'city' ? ('NSW' as const) : null, postcode: null }
    expect(describeListing(texts, search, { ...found, reading: { place } }).title).toBe(title)
  })

  test('the canonical address leaves out parameters that only sort or display the list', () => {
    expect(describeListing(texts, { category: 'Coffee', state: 'VIC', sort: 'name', view: 'list', bulk: true, page: 2 }, found).path).toBe(
      '/suppliers?category=Coffee&state=VIC&page=2',
    )
  })

  test.each([{ search: 'beans' }, { location: 'Preston' }])('the list for %j has no canonical address', (search) => {
    expect(describeListing(texts, search, found).path).toBeUndefined()
  })

  test('an empty list has no canonical address', () => {
    expect(describeListing(texts, { category: 'Nonsense' }, { items: [], total: 0 }).path).toBeUndefined()
  })

  test('the JSON-LD numbers each supplier by its position in the whole list', () => {
    const [crumbs, list] = listingJsonLd(texts.page, 'https://backdock.example', { category: 'Coffee', page: 2 }, found)['@graph']
    expect(crumbs?.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Suppliers', 'Coffee'])
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 25, name: 'Tin Shed Coffee', url: 'https://backdock.example/suppliers/7' },
    ])
  })
})
