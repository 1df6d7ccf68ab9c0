import { describe, expect, test } from 'vitest'
import { readSocialReturn, readSocialSearch } from './addresses/social-search.ts'
import { dashboardPath, socialPath, suppliersPath } from './paths.ts'
import { parseSearch, queryString } from './query-string.ts'
import { readDashboardSearch, readSuppliersSearch } from './search.ts'

const normal = (query: string) => suppliersPath(readSuppliersSearch(parseSearch(query)))

describe('parseSearch and queryString', () => {
  test('values are plain text in the address and stay text', () => {
    expect(parseSearch('?search=123&category=Baked+Goods')).toEqual({ search: '123', category: 'Baked Goods' })
    expect(queryString({ search: '123', category: 'Baked Goods', page: 2, state: undefined })).toBe(
      '?search=123&category=Baked+Goods&page=2',
    )
    expect(queryString({})).toBe('')
  })

  test('of a name that occurs twice the last value counts, and one without a value is empty', () => {
    expect(parseSearch('search=a&search=b=c&&view')).toEqual({ search: 'b=c', view: '' })
  })
})

describe('readSuppliersSearch and suppliersPath', () => {
  test('addresses that show the same list have one normal form', () => {
    expect(normal('?page=2&utm_source=email&category=Baked%20Goods')).toBe('/suppliers?category=Baked+Goods&page=2')
    expect(normal('?category=all&location=&search=++&page=1&sort=rating&view=grid')).toBe('/suppliers')
    expect(normal('?sort=price&page=-1&bulk=maybe&view=map')).toBe('/suppliers')
  })

  test('with a search text, sorting by rating is a choice and not the default', () => {
    expect(normal('?search=milk&sort=rating')).toBe('/suppliers?search=milk&sort=rating')
  })

  test('with a place the nearest come first unless another order is chosen, and without one distance is no order', () => {
    expect(normal('?location=3072&sort=distance')).toBe('/suppliers?location=3072')
    expect(normal('?location=3072&sort=rating')).toBe('/suppliers?location=3072&sort=rating')
    expect(normal('?search=milk&location=3072&sort=distance')).toBe('/suppliers?search=milk&location=3072&sort=distance')
    expect(normal('?search=fish+near+3072&sort=distance')).toBe('/suppliers?search=fish+near+3072&sort=distance')
    expect(normal('?sort=distance')).toBe('/suppliers')
  })

  test('filters have one normal form, and values that the listing does not offer are ignored', () => {
    expect(
      normal('?exact=true&verified=true&maxMinimumCents=05000&onOffer=true&answersAtOnce=true&delivers=true&minRating=4.50&search=cofee'),
    ).toBe(
      '/suppliers?search=cofee&delivers=true&minRating=4.5&verified=true&maxMinimumCents=5000&onOffer=true&answersAtOnce=true&exact=true',
    )
    expect(normal('?minRating=4.2&maxMinimumCents=1&delivers=no&verified=1&onOffer=1&exact=true')).toBe('/suppliers')
    expect(normal('?minRating=&maxMinimumCents=%20')).toBe('/suppliers')
  })

  test('reading an address twice changes nothing', () => {
    const once = readSuppliersSearch(
      parseSearch('?search=oat+milk&minRating=4&maxMinimumCents=5000&bulk=true&page=3&view=list&categories=true'),
    )
    expect(readSuppliersSearch(once)).toEqual(once)
    expect(once).toMatchObject({ search: 'oat milk', bulk: true, page: 3, view: 'list', categories: true })
  })
})

describe('readDashboardSearch and dashboardPath', () => {
  test('the address of the dashboard holds what is open, and nothing for an unknown tab', () => {
    const opened = (query: string) => dashboardPath(readDashboardSearch(parseSearch(query)))
    expect(opened('?search=moth&unread=true&tab=quotes&status=new&quote=7&utm_source=email')).toBe(
      '/supplier-dashboard?tab=quotes&quote=7&status=new&unread=true&search=moth',
    )
    expect(opened('?tab=venues&quote=7')).toBe('/supplier-dashboard?tab=venues')
    expect(opened('?tab=nothing&quote=7')).toBe('/supplier-dashboard')
    expect(opened('?rating=2&tab=reviews&status=unanswered')).toBe('/supplier-dashboard?tab=reviews&status=unanswered&rating=2')
  })
})

describe('readSocialSearch and socialPath', () => {
  const opened = (query: string) => socialPath(readSocialSearch(parseSearch(query)))

  test('the address of the social media tools holds what is open, in fixed order', () => {
    expect(opened('?new=true&search=moth&status=draft&platform=twitter&month=2026-12&view=calendar&tab=posts')).toBe(
      '/social-media-dashboard?tab=posts&view=calendar&month=2026-12&status=draft&platform=twitter&search=moth&new=true',
    )
    expect(opened('?tab=accounts&connected=facebook')).toBe('/social-media-dashboard')
    expect(readSocialReturn(parseSearch('?connected=facebook&problem='))).toEqual({ connected: 'facebook' })
    expect(readSocialReturn(parseSearch('?connected=myspace&problem=denied'))).toEqual({ problem: 'denied' })
  })

  test('defaults, and what a tab does not know, are left out', () => {
    expect(opened('?tab=posts&view=list&month=2026-13&status=sent&platform=myspace&new=1')).toBe('/social-media-dashboard?tab=posts')
    expect(opened('?tab=analytics&search=moth&connected=facebook')).toBe('/social-media-dashboard?tab=analytics')
    expect(opened('?tab=nothing&post=7')).toBe('/social-media-dashboard')
  })
})
