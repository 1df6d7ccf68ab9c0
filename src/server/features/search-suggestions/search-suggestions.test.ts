import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { MAX_SUGGESTIONS, suggestSearches, type SearchSuggestion } from '#contract/directory/search-suggestions.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.supplier({ businessName: 'Lüpin Coffee Roasters', category: 'Coffee', suburb: 'Preston', state: 'VIC' })
  await app.supplier({ businessName: 'Drovers Dairy', category: 'Dairy', description: 'Oat milk and full cream milk in cartons.' })
  await app.supplier({ businessName: 'D’Angelo & Sons', category: 'Dairy' })
})
afterAll(() => app.stop())

const suggest = (q: string) => app.call(suggestSearches, { q })
const textsOf = (suggestions: SearchSuggestion[], kind: SearchSuggestion['kind']) =>
  suggestions.filter((suggestion) => suggestion.kind === kind).map(({ text }) => text)
const texts = async (q: string, kind: SearchSuggestion['kind']) => textsOf(await suggest(q), kind)
const get = (query: string, headers: Record<string, string> = {}) => app.server.inject({ url: `/api/search-suggestions?${query}`, headers })

describe('GET /api/search-suggestions', () => {
  test('two letters bring goods, categories, suppliers and places, in this order and eight at most', async () => {
    const found = await suggest('co')
    expect(found).toHaveLength(MAX_SUGGESTIONS)
    const kinds = found.map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['goods', 'category', 'place'])
    expect(textsOf(found, 'category')).toEqual(['Coffee'])
    expect(textsOf(found, 'goods').length).toBeGreaterThanOrEqual(3)
    expect(textsOf(found, 'place').length).toBeLessThanOrEqual(2)
  })

  test('goods are found by the beginning of any of their words and by their other names, shown by their own, and in the plural', async () => {
    expect((await texts('oat mi', 'goods'))[0]).toBe('oat milk')
    expect(await texts('mil', 'goods')).toContain('oat milk')
    expect((await texts('soya milk', 'goods'))[0]).toBe('soy milk')
    expect((await texts('oat milks', 'goods'))[0]).toBe('oat milk')
    expect((await suggest('oat mi'))[0]).toEqual({ kind: 'goods', text: 'oat milk', category: 'Dairy' })
  })

  test('goods that suppliers name come before those that only their category stands for', async () => {
    expect((await texts('mil', 'goods')).slice(0, 2)).toEqual(['milk', 'oat milk'])
    expect((await texts('mil', 'goods')).slice(2)).toContain('milo')
  })

  test('goods and categories that nobody sells here are not suggested, and become so with the first who does', async () => {
    expect([await texts('barramun', 'goods'), await texts('seaf', 'category')]).toEqual([[], []])
    await app.supplier({ businessName: 'Quay Fish', category: 'Seafood' })
    expect([(await texts('barramun', 'goods'))[0], await texts('seaf', 'category')]).toEqual(['barramundi', ['Seafood']])
    expect((await app.call(listSuppliers, { search: 'barramundi' })).total).toBe(1)
  })

  test('suppliers are found by the beginning of their name without case, accents and punctuation, at most three, with their place', async () => {
    for (const typed of ['lupin', 'LÜPIN COF', 'lüp'])
      expect((await suggest(typed)).filter(({ kind }) => kind === 'supplier')).toEqual([
        {
          kind: 'supplier',
          text: 'Lüpin Coffee Roasters',
          id: expect.any(Number),
          category: 'Coffee',
          suburb: 'Preston',
          state: 'VIC',
        },
      ])
    expect(await texts("d'ang", 'supplier')).toEqual(['D’Angelo & Sons'])
    expect(await texts('roasters', 'supplier')).toEqual([])
    for (const name of ['Zebra D', 'Zebra B', 'Zebra C', 'Zebra A']) await app.supplier({ businessName: name })
    expect(await texts('zeb', 'supplier')).toEqual(['Zebra A', 'Zebra B', 'Zebra C'])
  })

  test('a suspended supplier is not suggested, from the moment on in which it is suspended', async () => {
    const { id } = await app.supplier({ businessName: 'Hidden Harvest' })
    expect(await texts('hidden', 'supplier')).toEqual(['Hidden Harvest'])
    const { db, changes } = app.context
    await db.updateTable('suppliers').set({ suspendedAt: new Date(), suspensionReason: 'Not a business' }).where('id', '=', id).execute()
    await changes.publish(db)
    expect(await texts('hidden', 'supplier')).toEqual([])
  })

  test('places are those of the location field, two at most', async () => {
    expect((await texts('pres', 'place'))[0]).toBe('Preston VIC 3072')
    expect(await texts('melb', 'place')).toHaveLength(2)
    expect(await texts('3070', 'place')).toEqual(['Northcote VIC 3070'])
  })

  test('what begins nothing brings nothing, whatever its characters', async () => {
    for (const nothing of ['xqzv', '!?', '%%', '__', '京都', '\\\\', 'x'.repeat(60)]) expect(await suggest(nothing)).toEqual([])
  })

  test('a text of other than 2 to 60 characters, without the blanks around it, is refused at “q”, and so are control characters', async () => {
    for (const query of ['', 'q=', 'q=a', 'q=%20a%20', `q=${'a'.repeat(61)}`, 'q=a%00b', 'q=aa&q=bb']) {
      const response = await get(query)
      expect([response.statusCode, response.json().errors[0].path]).toEqual([400, 'q'])
    }
    expect((await get(`q=%20${'a'.repeat(60)}%20`)).statusCode).toBe(200)
  })

  test('new texts are limited for each client under a limit of their own; what was suggested before stays free', async () => {
    const hasLimit = async (q: string) => (await get(`q=${q}`, { 'x-forwarded-for': '203.0.113.77' })).statusCode
    let status = 200
    for (let asked = 0; status === 200 && asked < 400; asked++) status = await hasLimit(`limit${asked}`)
    expect(status).toBe(429)
    expect(await hasLimit('limit0')).toBe(200)
    expect((await app.server.inject('/api/suppliers?search=limit')).statusCode).toBe(200)
  })
})
