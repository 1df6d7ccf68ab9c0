import { describe, expect, test } from 'vitest'
import { sitemapOf } from './sitemap.ts'

const count = (text: string, part: string) => text.split(part).length - 1

describe('sitemapOf', () => {
  test('one file lists all addresses, escaped', () => {
    const file = sitemapOf('https://backdock.example', ['/', '/suppliers?category=Baked+Goods&page=2'])!
    expect(file).toContain('<loc>https://backdock.example/suppliers?category=Baked+Goods&#38;page=2</loc>')
    expect(count(file, '<url>')).toBe(2)
  })

  test('more addresses than one file can hold become numbered files with an index', () => {
    const paths = Array.from({ length: 90_001 }, (_, i) => `/suppliers/${i}`)
    expect(count(sitemapOf('https://backdock.example', paths)!, '<sitemap>')).toBe(3)
    expect(count(sitemapOf('https://backdock.example', paths, 3)!, '<url>')).toBe(10_001)
    expect(sitemapOf('https://backdock.example', paths, 4)).toBeUndefined()
    expect(sitemapOf('https://backdock.example', paths, 0)).toBeUndefined()
  })
})
