import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listResources, type CatalogueEntry } from '#contract/resources/resources.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { library } from './library.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let elapsed = 0
const now = () => new Date(Date.now() + elapsed)
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now })))
afterAll(() => app.stop())

const listed = (query: { search?: string; category?: CatalogueEntry['category'] } = {}) => app.call(listResources, query)
const found = async (search: string) => (await listed({ search })).map(({ id }) => id)
const idsOf = (resources: readonly { id: string }[]) => resources.map(({ id }) => id)

describe('GET /api/resources', () => {
  test('lists the library in its order, and one category of it', async () => {
    expect(idsOf(await listed())).toEqual(idsOf(library))
    const forSuppliers = await listed({ category: 'for-suppliers' })
    expect(idsOf(forSuppliers)).toEqual(idsOf(library.filter(({ category }) => category === 'for-suppliers')))
    expect(await problemOf(app.call(listResources, { category: 'for-everyone' as never }))).toMatchObject({
      status: 400,
      errors: [{ path: 'category', message: 'Please choose one of the two categories.' }],
    })
  })

  test('an entry leads cafes to the page of the resource and suppliers to its file, and carries none of its text', async () => {
    const [calculator] = await listed()
    const { id, title, description, type, category, readTime, popular } = library[0]!
    expect(calculator).toEqual({ id, title, description, type, category, readTime, popular, downloadUrl: `/resource/${id}` })
    for (const entry of await listed({ category: 'for-suppliers' })) expect(entry.downloadUrl).toBe(`/downloads/${entry.id}/package.zip`)
  })
})

describe('The search of resources', () => {
  test.each([
    ['wsate', 'ordering-and-waste-workbook'],
    ['scorcard', 'supplier-scorecard'],
    ['negociation', 'supplier-negotiation-playbook'],
    ['suplier negotation', 'supplier-negotiation-playbook'],
    ['recieving goods', 'receiving-and-food-safety-checklist'],
    ['winning café accounts', 'winning-cafe-accounts-guide'],
    ['scorecards', 'supplier-scorecard'],
    ['negocia', 'supplier-negotiation-playbook'],
  ])('"%s" finds what is meant first', async (typed, id) => {
    expect((await found(typed))[0]).toBe(id)
  })

  test('the last word may be unfinished, the words before it are whole', async () => {
    expect(await found('supplier sco')).toContain('supplier-scorecard')
    expect(await found('packaging sw')).toEqual(['packaging-switch-toolkit'])
  })

  test('words of the text, the type and the category are found, and what has them in its title comes first', async () => {
    expect(await found('PPSR')).toContain('credit-and-cash-flow-toolkit')
    expect((await found('checklist')).slice(0, 2).toSorted()).toEqual([
      'food-supplier-compliance-checklist',
      'receiving-and-food-safety-checklist',
    ])
    const ofWholesalers = await found('wholesalers')
    expect(ofWholesalers.slice(0, 8).every((id) => library.find((one) => one.id === id)?.category === 'for-suppliers')).toBe(true)
    expect((await found('how do I lower my coffee costs')).length).toBeGreaterThan(0)
  })

  test('nothing is found for words that no resource has, and never everything for a word that most have', async () => {
    for (const nothing of ['zzzz', 'qwertyuiop asdfgh', '!?', 'xylophone repairs zebra', 'the'])
      expect([nothing, await found(nothing)]).toEqual([nothing, []])
    for (const common of ['coffee', 'a', 'co', 'gst', 'price', 'delivery', 'the supplier'])
      expect([common, (await found(common)).length < library.length]).toEqual([common, true])
  })

  test('one unknown word among others does not hide what the others find', async () => {
    expect((await found('zzzz scorecard'))[0]).toBe('supplier-scorecard')
  })

  test('a blank search is none, and a category narrows what is found', async () => {
    expect(await found('   ')).toEqual(idsOf(library))
    const categories = async (category?: CatalogueEntry['category']) =>
      new Set((await listed({ search: 'checklist', ...(category && { category }) })).map((one) => one.category))
    expect(await categories()).toEqual(new Set(['for-cafes', 'for-suppliers']))
    expect(await categories('for-cafes')).toEqual(new Set(['for-cafes']))
  })
})

describe('Popular resources', () => {
  const popularIn = async (category: CatalogueEntry['category']) => {
    await app.context.changes.publish(app.context.db)
    return idsOf((await listed({ category })).filter(({ popular }) => popular))
  }
  const flaggedIn = (of: CatalogueEntry['category']) =>
    idsOf(library.filter(({ popular, category }) => popular && category === of)).slice(0, 3)
  const open = (resourceId: string, opens: number, daysAgo = 0) =>
    app.context.db
      .insertInto('resourceOpens')
      .values({ resourceId, opens, day: sydneyDay(new Date(now().getTime() - daysAgo * DAY_MS)) })
      .execute()

  test('are the first three of the library until one is opened; then the three that were opened most in 90 days, counted once a minute', async () => {
    expect(await popularIn('for-cafes')).toEqual(flaggedIn('for-cafes'))
    await open('packaging-switch-toolkit', 1)
    await open('packaging-switch-toolkit', 1, 89)
    await open('supply-agreement-templates', 1)
    await open('opening-a-cafe-supply-guide', 1)
    await open('ordering-and-waste-workbook', 9, 91)
    expect(await popularIn('for-cafes')).toEqual(flaggedIn('for-cafes'))
    elapsed += 61_000
    expect(await popularIn('for-cafes')).toEqual(['opening-a-cafe-supply-guide', 'packaging-switch-toolkit', 'supply-agreement-templates'])
    expect(await popularIn('for-suppliers')).toEqual(flaggedIn('for-suppliers'))
  })

  test('where fewer than three were opened, those of the library fill the places; of equals the first in the library counts', async () => {
    await open('credit-and-cash-flow-toolkit', 1)
    elapsed += 61_000
    const [first, second] = flaggedIn('for-suppliers')
    expect(await popularIn('for-suppliers')).toEqual([first, second, 'credit-and-cash-flow-toolkit'])
    await open('receiving-and-food-safety-checklist', 1)
    elapsed += 61_000
    // Twice opened: the packaging toolkit. Of the three that were opened once, the first two of the library.
    expect(await popularIn('for-cafes')).toEqual([
      'receiving-and-food-safety-checklist',
      'opening-a-cafe-supply-guide',
      'packaging-switch-toolkit',
    ])
  })
})
