import { describe, expect, test } from 'vitest'
import { matchRoute, pageAt } from '#web/routes.ts'

const at = (url: string) => {
  const found = matchRoute(url)
  return found && ('redirectTo' in found ? found : { file: found.page.file, props: found.props, address: found.address })
}

describe('matchRoute', () => {
  test('an address matches a page, with the parameters of its path and its query', () => {
    expect(at('/')).toEqual({ file: 'home', props: {}, address: '/' })
    const unfiltered = { rating: undefined, verified: undefined, sort: undefined, location: undefined }
    expect(at('/suppliers/12?utm_source=email')).toEqual({
      file: 'supplier',
      props: { id: '12', search: unfiltered },
      address: '/suppliers/12',
    })
    expect(at('/suppliers/a%20b%2Fc?rating=5#reviews')).toEqual({
      file: 'supplier',
      props: { id: 'a b/c', search: { ...unfiltered, rating: 5 } },
      address: '/suppliers/a%20b%2Fc?rating=5',
    })
    expect(at('/suppliers?page=2&category=Coffee')).toMatchObject({
      file: 'suppliers',
      props: { search: { category: 'Coffee', page: 2 } },
      address: '/suppliers?category=Coffee&page=2',
    })
  })

  test("another form of an address redirects permanently to the page's own form", () => {
    expect(at('/suppliers/?search=oat+milk')).toEqual({ redirectTo: '/suppliers?search=oat+milk', status: 308 })
    expect(at('/Suppliers/12')).toEqual({ redirectTo: '/suppliers/12', status: 308 })
    expect(at('/supplier/12')).toEqual({ redirectTo: '/suppliers/12', status: 301 })
  })

  test('addresses with a text that no call would take match one page, with status 400', () => {
    for (const query of ['search=%00', 'category=a%0D%0Ab', 'state=%1b', 'location=%7F', 'search=%FF', 'search=%ED%A0%80'])
      expect([query, matchRoute(`/suppliers?${query}`)]).toEqual([
        query,
        expect.objectContaining({
          address: '/address-not-readable',
          status: 400,
          page: expect.objectContaining({ file: 'unreadable-address' }),
        }),
      ])
    expect(at('/dashboard?tab=quotes&search=%00')).toMatchObject({ file: 'unreadable-address' })
    for (const query of ['utm_source=%00', 'search=%0D%0A', 'search=100%', 'sort=%00'])
      expect(at(`/suppliers?${query}`)).toMatchObject({ file: 'suppliers' })
  })

  test('addresses that differ in what only the browser reads are rendered as one', () => {
    const renderedAs = (url: string) => pageAt(url)?.renderedAs
    for (const id of ['1', 'c4f3', 'a%20b'])
      expect([renderedAs(`/quotes/${id}?key=${id}`), renderedAs(`/quotes/bulk/${id}`)]).toEqual(['/quotes/:id', '/quotes/bulk/:id'])
    expect(renderedAs('/dashboard?tab=quotes&quote=7&status=new&unread=true&search=milk')).toBe('/dashboard?tab=quotes')
    expect(renderedAs('/auth?mode=reset&token=secret&next=%2Faccount')).toBe('/auth?mode=reset')
    expect(renderedAs('/owner/dashboard?tab=suppliers&search=milk&page=3&edit=7')).toBe('/owner/dashboard?tab=suppliers')
    expect(renderedAs('/suppliers/%31%32?utm_source=email')).toBe('/suppliers/12')
    for (const url of ['/', '/suppliers/12', '/suppliers?category=Tea&page=2', '/supplier-dashboard?tab=venues'])
      expect(renderedAs(url)).toBe(url)
  })

  test('an unknown address matches no page', () => {
    for (const url of ['/nowhere', '/suppliers/1/2', '//suppliers', '/suppliers/%E0%A4%A', '//evil.example/suppliers/'])
      expect(at(url)).toBeUndefined()
  })
})
