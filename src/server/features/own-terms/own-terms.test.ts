import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { addOwnTerm, changeOwnTerm, listOwnTerms, MAX_OWN_TERMS, removeOwnTerm } from '#contract/directory/own-terms.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
  await app.supplier({ businessName: 'Paddock Oat Co', category: 'Dairy', description: 'Oat milk and plant milk for baristas.' })
  await app.supplier({ businessName: 'Purple Yam Bakers', category: 'Baked Goods', description: 'Ube halaya by the tub.' })
})
afterEach(async () => {
  for (const { id } of (await siteOwner.call(listOwnTerms, {})).items) await siteOwner.call(removeOwnTerm, { id })
})
afterAll(() => app.stop())

const found = async (search: string) => (await app.call(listSuppliers, { search })).items.map(({ businessName }) => businessName)
const readingOf = async (search: string) => {
  const { headers } = await app.server.inject(`/api/suppliers?${new URLSearchParams({ search })}`)
  return JSON.parse(decodeURIComponent(String(headers['x-search-reading'] ?? '{}'))) as unknown
}

describe('Words of the owner', () => {
  test('another name of a known word finds its suppliers from the next search on, until it is removed', async () => {
    expect(await found('moojuice')).toEqual([])
    const { id } = await siteOwner.call(addOwnTerm, { term: 'MooJuice', kind: 'name', sameAs: 'plant-milk', synonyms: ['ghost juice'] })
    expect([await found('moojuice'), await found('ghost juices')]).toEqual([['Paddock Oat Co'], ['Paddock Oat Co']])
    expect((await siteOwner.call(listOwnTerms, {})).items).toMatchObject([
      { id, term: 'moojuice', kind: 'name', sameAs: 'plant milk', synonyms: ['ghost juice'], createdBy: siteOwner.username },
    ])
    await siteOwner.call(removeOwnTerm, { id })
    expect(await found('moojuice')).toEqual([])
  })

  test('goods of a category are found by all their names, and name that category where nobody has them', async () => {
    const { id } = await siteOwner.call(addOwnTerm, { term: 'zorble', kind: 'goods', category: 'Baked Goods', synonyms: ['ube halaya'] })
    expect(await found('zorble')).toEqual(['Purple Yam Bakers'])
    await siteOwner.call(changeOwnTerm, { id, term: 'zorble', kind: 'goods', category: 'Furniture' })
    expect(await found('zorbles')).toEqual([])
    expect(await readingOf('zorbles')).toEqual({ category: 'Furniture', goods: 'zorbles' })
  })

  test('a change in another process is known here too', async () => {
    const { db, changes } = app.context
    expect(await found('moojuice')).toEqual([])
    await db.insertInto('ownTerms').values({ term: 'moojuice', kind: 'name', sameAs: 'plant milk', createdBy: 'somebody' }).execute()
    await changes.publish(db)
    await vi.waitFor(async () => expect(await found('moojuice')).toEqual(['Paddock Oat Co']), { timeout: 10_000 })
  })

  test('a name that searches know is refused with what it is, and goes before it when the owner says so', async () => {
    const cap = { term: 'flat whites', kind: 'goods', category: 'Packaging' } as const
    expect(await problemOf(siteOwner.call(addOwnTerm, cap))).toMatchObject({
      status: 400,
      errors: [{ path: 'instead', message: 'Searches know “flat whites” already, as goods in Coffee.' }],
    })
    expect(await problemOf(siteOwner.call(addOwnTerm, { term: 'zorble', kind: 'brand', synonyms: ['latte'] }))).toMatchObject({
      errors: [{ path: 'instead', message: 'Searches know “latte” already, as another name of “flat white” in Coffee.' }],
    })
    expect(await readingOf('flat white')).toEqual({ category: 'Coffee', goods: 'flat white' })
    await siteOwner.call(addOwnTerm, { ...cap, instead: true })
    expect(await readingOf('flat white')).toEqual({ category: 'Packaging', goods: 'flat white' })
  })

  test('a name that another word has, and another name of nothing, are refused', async () => {
    await siteOwner.call(addOwnTerm, { term: 'zorble', kind: 'goods', synonyms: ['zorbel', 'Zorbels'] })
    expect((await siteOwner.call(listOwnTerms, {})).items).toMatchObject([{ synonyms: ['zorbel'] }])
    const refused = async (term: string, sameAs?: string, synonyms: string[] = []) => {
      const { status, detail, errors } = await problemOf(
        siteOwner.call(addOwnTerm, { term, kind: sameAs === undefined ? 'goods' : 'name', sameAs, synonyms }),
      )
      return [status, errors?.[0]?.path ?? null, detail]
    }
    expect(await refused('zorbels')).toEqual([409, null, '“zorbels” is among your words already. Please change that one.'])
    expect((await refused('gloop', 'xqzvv')).slice(0, 2)).toEqual([400, 'sameAs'])
    expect((await refused('gloop', '')).slice(0, 2)).toEqual([400, 'sameAs'])
    expect(await refused('gloop', 'plant milk', ['mylk'])).toEqual([400, 'term', '“mylk” is a name of “plant milk” already.'])
    expect((await refused('!!')).slice(0, 2)).toEqual([400, 'term'])
    expect((await refused('one two three four five six seven')).slice(0, 2)).toEqual([400, 'term'])
  })

  test('there are so many at most', async () => {
    const { db } = app.context
    const values = Array.from({ length: MAX_OWN_TERMS }, (_, made) => ({
      term: `zz${made}`,
      kind: 'goods' as const,
      createdBy: 'somebody',
    }))
    await db.insertInto('ownTerms').values(values).execute()
    expect(await problemOf(siteOwner.call(addOwnTerm, { term: 'zorble', kind: 'goods' }))).toMatchObject({
      status: 409,
      detail: `There are ${MAX_OWN_TERMS} words already. Remove one that nobody needs first.`,
    })
    await db.deleteFrom('ownTerms').execute()
  })

  test('each change is in the audit', async () => {
    const { id } = await siteOwner.call(addOwnTerm, { term: 'zorble', kind: 'goods' })
    await siteOwner.call(changeOwnTerm, { id, term: 'zorble', kind: 'service', category: 'Insurance' })
    await siteOwner.call(removeOwnTerm, { id })
    const { items } = await siteOwner.call(listAudit, { search: 'zorble', limit: 3 })
    expect(items.map(({ action, details }) => [action, details])).toEqual([
      ['term.remove', { term: 'zorble', kind: 'service', category: 'Insurance' }],
      ['term.change', { before: { term: 'zorble', kind: 'goods' }, after: { term: 'zorble', kind: 'service', category: 'Insurance' } }],
      ['term.add', { term: 'zorble', kind: 'goods' }],
    ])
  })
})
