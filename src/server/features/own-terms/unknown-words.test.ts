import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addOwnTerm, listUnknownWords, removeOwnTerm } from '#contract/directory/own-terms.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { newAddress } from '#test/people/new-address.ts'
import { owner, type Person } from '#test/people/people.ts'
import { deleteOldUnknownWords } from './unknown-queries.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: 'a password of the owner 77' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (const table of ['unknownWords', 'rateLimits'] as const) await app.context.db.deleteFrom(table).execute()
})

/** Searches as a client does whose address is its own; each differs from all others, as a cache answers the same one. */
let asked = 0
const search = async (text: string, { remoteAddress = newAddress(), userAgent = 'Firefox', page = false } = {}) => {
  const query = new URLSearchParams({ search: text, ...(page ? { page: String(++asked + 1) } : { limit: '1', offset: String(++asked) }) })
  const url = `${page ? '' : '/api'}/suppliers?${query}`
  expect((await app.server.inject({ url, remoteAddress, headers: { 'user-agent': userAgent } })).statusCode).toBe(200)
}
const listed = async () => (await siteOwner.call(listUnknownWords, {})).items.map(({ words, searches }) => [words, searches])
/** Waits until what was searched for is counted; searches are counted in their order, so a last one tells. */
const counted = async () => {
  const last = `zz${'abcdefghij'[asked % 10]!.repeat(4)}qq${'klmnopqrst'[Math.floor(asked / 10) % 10]}`
  await search(last)
  await vi.waitFor(async () => expect((await listed()).map(([words]) => words)).toContain(last), { timeout: 10_000 })
  return (await listed()).filter(([words]) => words !== last)
}

describe('GET /api/admin/unknown-words', () => {
  test('has the words that nobody knows, each client once, the most frequent first', async () => {
    const remoteAddress = newAddress()
    await search('wholesale qwibble', { remoteAddress })
    await search('Qwibble coffee in brunswick vic', { remoteAddress })
    await search('qwibble')
    await search('vlork yurtz near preston')
    expect(await counted()).toEqual([
      ['qwibble', 2],
      ['vlork yurtz', 1],
    ])
  })

  test('words that are known, misspelt, half typed, in a supplier’s name or English are not in it', async () => {
    for (const text of ['oat milk', 'cofee', 'avoc', 'laminar pastry', 'purple castle', '12345 qw', 'preston vic']) await search(text)
    expect(await counted()).toEqual([])
  })

  test('a search that is rendered as a page counts too, and one of a crawler does not', async () => {
    await search('qwibble', { page: true })
    await search('vlork', { userAgent: 'Googlebot/2.1' })
    expect(await counted()).toEqual([['qwibble', 1]])
  })

  test('a text that may say who somebody is is not stored', async () => {
    for (const text of ['qwibble ann@cafe.example', 'vlork @ yurtz', 'qwibble 0412 345 678']) await search(text)
    expect(await counted()).toEqual([])
  })

  test('one client adds twenty words a day, and a day has two hundred', async () => {
    const { db } = app.context
    const remoteAddress = newAddress()
    const letters = 'abcdefghijklmnopqrstuvw'
    for (const letter of letters) await search(`qx${letter.repeat(5)}zv`, { remoteAddress })
    expect(await counted()).toHaveLength(20)
    const [{ day }] = (await db.selectFrom('unknownWords').select('day').limit(1).execute()) as [{ day: string }]
    await db
      .insertInto('unknownWords')
      .values(Array.from({ length: 179 }, (_, made) => ({ day, words: `made ${made}` })))
      .execute()
    await search('qwibble')
    await search('vlork')
    await search('qxaaaaazv')
    const again = () => db.selectFrom('unknownWords').select('searches').where('words', '=', 'qxaaaaazv').executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await again()).toEqual({ searches: 2 }), { timeout: 10_000 })
    expect(await db.selectFrom('unknownWords').select('words').execute()).toHaveLength(200)
  })

  test('a word that the owner has added leaves the list, and is back when that is undone', async () => {
    await search('qwibble')
    expect(await counted()).toEqual([['qwibble', 1]])
    const { id } = await siteOwner.call(addOwnTerm, { term: 'qwibbles', kind: 'goods', category: 'Fresh Produce' })
    expect((await listed()).map(([words]) => words)).not.toContain('qwibble')
    await siteOwner.call(removeOwnTerm, { id })
    expect((await listed()).map(([words]) => words)).toContain('qwibble')
  })

  test('it is deleted after 30 days', async () => {
    const { db } = app.context
    await db.insertInto('unknownWords').values({ day: '2026-03-01', words: 'qwibble' }).execute()
    await deleteOldUnknownWords(db, new Date('2026-03-30T00:00:00Z'))
    expect(await listed()).toEqual([['qwibble', 1]])
    await deleteOldUnknownWords(db, new Date('2026-04-02T00:00:00Z'))
    expect(await listed()).toEqual([])
  })
})
