import { describe, expect, test } from 'vitest'
import { matchRoute } from '#web/routes.ts'

const at = (url: string) => {
  const found = matchRoute(url)
  return found && ('redirectTo' in found ? found : { file: found.page.file, props: found.props, address: found.address })
}

describe('matchRoute', () => {
  test('an address matches a page, with the parameters of its path and its query', () => {
    expect(at('/')).toEqual({ file: 'home', props: {}, address: '/' })
    expect(at('/suppliers/12?utm_source=email')).toEqual({ file: 'supplier', props: { id: '12' }, address: '/suppliers/12' })
    expect(at('/suppliers/a%20b%2Fc#reviews')).toEqual({ file: 'supplier', props: { id: 'a b/c' }, address: '/suppliers/a%20b%2Fc' })
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

  test('an unknown address matches no page', () => {
    for (const url of ['/nowhere', '/suppliers/1/2', '//suppliers', '/suppliers/%E0%A4%A', '//evil.example/suppliers/'])
      expect(at(url)).toBeUndefined()
  })
})
