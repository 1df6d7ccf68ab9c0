import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { thisWeek } from '#test/people/promotions.ts'
import { allByRole, byLabel, byRole, servedPage, submittedAddress, textOf, type ServedPage } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { db, changes } = app.context
  await db
    .insertInto('suppliers')
    .values([
      ...Array.from({ length: 9 }, (_, made) => ({ businessName: `Roastery ${made}`, category: 'Coffee' as const, state: 'VIC' as const })),
      ...Array.from({ length: 21 }, (_, made) => ({ businessName: `Mill ${made}`, category: 'Coffee' as const, state: 'NSW' as const })),
      { businessName: 'Beans of Victoria', category: 'Coffee', state: 'VIC', website: 'https://victoria.example' },
      { businessName: 'Beans of New South Wales', category: 'Coffee', state: 'NSW' },
      { businessName: 'Beans and Leaves', category: 'Tea', state: 'VIC' },
      { businessName: 'Dawn Larder', category: 'Dairy', state: 'TAS', description: 'Quail eggs from Yarck, every Tuesday.' },
    ])
    .execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

const listed = (query: CallerInput<typeof listSuppliers>) => app.call(listSuppliers, { limit: 24, ...query })
const namesOf = async (query: CallerInput<typeof listSuppliers>) => (await listed(query)).items.map(({ businessName }) => businessName)
const countIn = (main: Element) => textOf(byRole(main, 'heading', /found$/))
const namesIn = (main: Element) =>
  allByRole(byRole(main, 'list', 'Suppliers'), 'article').flatMap((card) => allByRole(card, 'heading').map(textOf))
const chip = (main: Element, name: RegExp) => byRole(byRole(main, 'list', 'Categories'), 'link', name)
const addressOf = (link: Element) => link.getAttribute('href')!

describe('The listing', () => {
  test('without a search there are exactly three orders; with a search Best match comes first', async () => {
    const orders = async (path: string) => allByRole(byLabel((await servedPage(app, path)).main, 'Sort by'), 'option').map(textOf)
    expect(await orders('/suppliers')).toEqual(['Highest Rated', 'Most Reviews', 'Name A-Z'])
    expect(await orders('/suppliers?search=beans')).toEqual(['Best match', 'Highest Rated', 'Most Reviews', 'Name A-Z'])
  })

  test('a misspelt place is not taken for another one, which is offered', async () => {
    const { main } = await servedPage(app, '/suppliers?location=brunswik&category=Coffee')
    expect(textOf(main)).toContain('0 suppliers found')
    expect(textOf(main)).toContain('We do not know a place called “brunswik”. Did you mean Brunswick VIC 3056?')
    expect(addressOf(byRole(main, 'link', 'Brunswick VIC 3056'))).toBe('/suppliers?category=Coffee&location=Brunswick+VIC+3056')
  })

  test.each(['', '&view=list', '&view=table'])(
    'a search%s says why a supplier is found, with its words marked, and a list does not',
    async (view) => {
      const { main } = await servedPage(app, `/suppliers?search=quail+eggs${view}`)
      const [first] = view === '&view=table' ? main.querySelectorAll('tbody tr') : allByRole(byRole(main, 'list', 'Suppliers'), 'article')
      expect(textOf(first!)).toContain('Quail eggs from Yarck')
      expect([...first!.querySelectorAll('mark')].map(textOf).join(' ')).toMatch(/quail eggs/i)
      expect([...(await servedPage(app, `/suppliers?sort=name${view}`)).document.querySelectorAll('mark')]).toEqual([])
    },
  )

  test('category chips count the suppliers that they would leave under the other filters', async () => {
    const { main } = await servedPage(app, '/suppliers?state=VIC')
    expect(textOf(chip(main, /^Coffee/))).toBe('Coffee10')
    expect(addressOf(chip(main, /^Coffee/))).toBe('/suppliers?category=Coffee&state=VIC')
    const coffee = await servedPage(app, addressOf(chip(main, /^Coffee/)))
    expect(countIn(coffee.main)).toBe('10 suppliers found')
    expect(chip(coffee.main, /^Coffee/).getAttribute('aria-current')).toBe('true')
    expect(coffee.document.title).toMatch(/^Coffee suppliers in Victoria/)
    expect(addressOf(chip(coffee.main, /^All/))).toBe('/suppliers?state=VIC')
  })

  test.each([
    ['table', '/suppliers?view=table', 'table'],
    ['overview of categories', '/suppliers?categories=true', 'section[aria-labelledby=all-categories]'],
  ])('the %s brings its styles with the document, which has none of them where it is not shown', async (_, path, selector) => {
    const stylesOf = ({ document }: ServedPage) => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const shown = await servedPage(app, path)
    const rule = `.${shown.main.querySelector(selector)!.className}{`
    expect(stylesOf(shown)).toContain(rule)
    expect(stylesOf(await servedPage(app, '/suppliers'))).not.toContain(rule)
  })

  test('the data that comes with the page has what is shown of a supplier, and nothing else', async () => {
    const [supplier] = (await listed({ search: 'Beans of Victoria' })).items
    expect(supplier).toMatchObject({ website: 'https://victoria.example' })
    const { body } = await app.server.inject('/suppliers?search=Beans+of+Victoria')
    expect(body).toContain('"Beans of Victoria"')
    expect(body).not.toContain('https://victoria.example')
  })

  test('a page past the end says so and leads back', async () => {
    const { main } = await servedPage(app, '/suppliers?page=99')
    expect(allByRole(main, 'heading', 'There is no page 99').length).toBe(1)
    const first = await servedPage(app, addressOf(byRole(main, 'link', 'Back to the first page')))
    expect(namesIn(first.main)).toEqual(await namesOf({}))
  })

  test('the navigation shows all 21 categories with pictures', async () => {
    const { main } = await servedPage(app, '/suppliers?categories=true')
    const overview = byRole(main, 'region', 'All categories')
    expect(allByRole(overview, 'link').map((link) => link.querySelectorAll('img').length)).toEqual(Array(21).fill(1))
    expect(addressOf(byRole(overview, 'link', /^Dairy/))).toBe('/suppliers?category=Dairy')
  })

  test('search engines may index the list, and not the searches', async () => {
    const { main, document } = await servedPage(app, '/suppliers?category=Coffee&sort=name&view=list')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/suppliers\?category=Coffee$/)
    const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent)
    const list = facts['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'ItemList')
    expect(namesIn(main)).toHaveLength(24)
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(namesIn(main))
    const search = await servedPage(app, '/suppliers?search=coffee')
    expect(search.document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)
  })
})

describe('What suppliers offer for a time', () => {
  test('a card shows the promotion of today, and the filter leaves those suppliers, in the count and the categories too', async () => {
    const { db, changes } = app.context
    const { id } = await db.selectFrom('suppliers').select('id').where('businessName', '=', 'Beans and Leaves').executeTakeFirstOrThrow()
    await db
      .insertInto('promotions')
      .values({ supplierId: id, title: 'Ten for nine', text: 'All week', ...thisWeek() })
      .execute()
    await changes.publish(db)
    const all = await servedPage(app, '/suppliers?search=beans+and+leaves')
    const promotions = allByRole(all.main, 'article').filter((card) => textOf(card).includes('On offer'))
    expect(promotions.map((card) => [textOf(byRole(card, 'heading')), textOf(card).includes('On offer Ten for nine')])).toEqual([
      ['Beans and Leaves', true],
    ])
    const { main } = await servedPage(app, submittedAddress(byRole(all.main, 'button', 'Search'), { onOffer: 'true', search: '' }))
    expect([countIn(main), namesIn(main)]).toEqual(['1 supplier found', ['Beans and Leaves']])
    expect(allByRole(byRole(main, 'list', 'Categories'), 'link').map(textOf)).toEqual(['All1', 'Tea1'])
    const inUse = byRole(main, 'list', 'Filters in use')
    expect(addressOf(byRole(inUse, 'link', /On offer$/))).toBe('/suppliers')
  })
})

describe('The listing without JavaScript', () => {
  test('an address shows the list that it names', async () => {
    const { main } = await servedPage(app, '/suppliers?category=Coffee&sort=name&page=1')
    expect(namesIn(main)).toEqual(await namesOf({ category: 'Coffee', sort: 'name' }))
  })

  test('the form searches by words and by the filters beside it, and the links keep them', async () => {
    const { main } = await servedPage(app, '/suppliers?category=Coffee&sort=name')
    const address = submittedAddress(byRole(main, 'button', 'Search'), { state: 'VIC', search: 'beans' })
    const results = await servedPage(app, address)
    expect(namesIn(results.main)).toEqual(['Beans of Victoria'])
    const all = await servedPage(app, addressOf(chip(results.main, /^All/)))
    expect(namesIn(all.main)).toEqual(['Beans of Victoria'])
  })

  test('a link leads to the next page', async () => {
    const { main } = await servedPage(app, '/suppliers?sort=name')
    const next = byRole(main, 'link', 'Next page')
    expect(addressOf(next)).toBe('/suppliers?sort=name&page=2')
    expect(namesIn((await servedPage(app, addressOf(next))).main)).toEqual(await namesOf({ sort: 'name', offset: 24 }))
  })
})

describe('The featured places of the listing', () => {
  beforeAll(async () => {
    const { db, changes } = app.context
    await db
      .updateTable('suppliers')
      .set({ isFeatured: true })
      .where('businessName', 'in', ['Mill 3', 'Beans of Victoria', 'Beans and Leaves'])
      .execute()
    await changes.publish(db)
  })

  const featuredIn = (main: Element) => allByRole(main, 'list', 'Featured places').flatMap((list) => allByRole(list, 'article'))

  test('they stand above the results, say that they are paid for, and their suppliers keep their rank', async () => {
    const { main } = await servedPage(app, '/suppliers?category=Coffee')
    expect(
      featuredIn(main)
        .map((card) => textOf(byRole(card, 'heading')))
        .toSorted(),
    ).toEqual(['Beans of Victoria', 'Mill 3'])
    for (const card of featuredIn(main)) expect(textOf(card)).toContain('Featured. This supplier pays for this place.')
    expect(namesIn(main)).toEqual(await namesOf({ category: 'Coffee' }))
    expect(textOf(byRole(main, 'list', 'Suppliers'))).not.toContain('This supplier pays')
  })

  test('nobody is there whom the filters do not find, on a page that has nobody left, or above a short list', async () => {
    const names = async (path: string) => featuredIn((await servedPage(app, path)).main).map((card) => textOf(byRole(card, 'heading')))
    expect(await names('/suppliers?category=Coffee&state=NSW')).toEqual(['Mill 3'])
    expect(await names('/suppliers?category=Coffee&page=2')).toEqual([])
    expect(await names('/suppliers?category=Tea')).toEqual([])
  })

  test('they have no boxes in bulk mode: their suppliers can be ticked in the list', async () => {
    const { main } = await servedPage(app, '/suppliers?bulk=true')
    expect(featuredIn(main).flatMap((card) => [...card.querySelectorAll('input')])).toEqual([])
  })
})
