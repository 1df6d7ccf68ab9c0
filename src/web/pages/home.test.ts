import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { CATEGORIES } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { turnGroupsOn } from '#test/people/groups.ts'
import { allByRole, byLabel, byRole, servedPage, submittedAddress, textOf, type ServedPage } from '#test/app/pages.ts'

let app: TestApp
let home: ServedPage
beforeAll(async () => {
  app = await createTestApp()
  await turnGroupsOn(app)
  const { db, changes } = app.context
  // From one supplier of meat to six of dairy; six categories have none.
  const suppliers = CATEGORIES.slice(6).flatMap((category, place) =>
    Array.from({ length: 1 + place / 3 }, (_, made) => ({ category, businessName: `${category} ${made}` })),
  )
  await db
    .insertInto('suppliers')
    .values([...suppliers, { category: 'Dairy', businessName: 'Milk of the Morning', isDemo: true }])
    .execute()
  await changes.publish(db)
  home = await servedPage(app, '/')
})
afterAll(() => app.stop())

const STATEMENTS = [
  'BETA VERSION - Testing in Progress',
  '2,847 Australian cafes and restaurants have joined',
  '500+ pre-screened suppliers',
  'up to 40%',
  'pay nothing for access',
  'Completely free. No credit card. Instant access.',
  '2,847 businesses in the last 30 days, +12 in the last hour',
  '$2,000+ saved per year',
  'AI supplier matching',
  'Direct negotiation',
  'Group buying',
  'Wholesale pricing on small orders',
  '$3,200 per month average savings',
  'background check',
  'quality verification',
  'spots in each category are limited',
  'All features are free to test',
  '© 2025',
]

const LINKS = {
  'Join free': '/home#join',
  'Get started': '/home#join',
  'Start saving': '/home#join',
  'Register as a supplier': '/auth?mode=register#supplier',
  'Login / Register': '/auth',
  'Browse Suppliers': '/suppliers',
  'Pricing Plans': '/pricing',
  'Business Resources': '/resources',
  'Supplier Dashboard': '/dashboard',
  Subscription: '/subscription',
  'Social Media Tools': '/social-media-dashboard',
}

describe('The home page', () => {
  test('twelve categories are shown, those with the most suppliers, and a link to all', () => {
    const tiles = allByRole(byRole(home.main, 'region', 'What does your kitchen need?'), 'listitem')
    const counts = tiles.map((tile) => Number(/(\d+) suppliers?$/.exec(textOf(tile))?.[1]))
    expect(counts).toEqual([6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2])
    expect(byRole(home.main, 'link', 'All 21 categories').getAttribute('href')).toBe('/suppliers?categories=true')
  })

  test('a category tile leads to the suppliers of that category', async () => {
    const tile = byRole(home.main, 'link', /^Fresh Produce/)
    expect(tile.getAttribute('href')).toBe('/suppliers?category=Fresh+Produce')
    const { main } = await servedPage(app, tile.getAttribute('href')!)
    expect(textOf(byRole(main, 'heading', /found$/))).toBe(`${/\d+/.exec(textOf(tile))![0]} suppliers found`)
  })

  test('three suppliers are featured, with a link to all suppliers', () => {
    const featured = byRole(home.main, 'region', 'Featured suppliers')
    expect(allByRole(featured, 'article').length).toBe(3)
    expect(byRole(featured, 'link', 'View All Suppliers').getAttribute('href')).toBe('/suppliers')
  })

  test('the page makes every claim, word for word', () => {
    const text = textOf(home.document.body)
    for (const statement of STATEMENTS) expect(text).toContain(statement)
    const figures = [...byRole(home.main, 'region', 'The beta in numbers').querySelectorAll('dd')].map(textOf)
    expect(figures).toEqual(['47', '2,847+', '54+', '13'])
    expect(allByRole(home.main, 'blockquote').length).toBe(3)
  })

  test('every link leads where its words say', () => {
    const addressOf = (name: string) => allByRole(home.document, 'link', name).at(-1)?.getAttribute('href')
    expect(Object.fromEntries(Object.keys(LINKS).map((name) => [name, addressOf(name)]))).toEqual(LINKS)
  })

  test('the join and start buttons lead to a section of the page, which asks two things and leads on without JavaScript', () => {
    const section = byRole(home.main, 'region', 'The door is up. Come in.')
    expect(byRole(section, 'heading', 'The door is up. Come in.').id).toBe('join')
    expect(section.querySelectorAll('input[type=radio]').length).toBe(2)
    // Without a name, no browser puts the address into the page's.
    expect(byLabel(section, 'Email').hasAttribute('name')).toBe(false)
    expect(byRole(section, 'link', 'I run a venue').getAttribute('href')).toBe('/auth?mode=register')
    expect(byRole(section, 'link', 'I supply venues').getAttribute('href')).toBe('/auth?mode=register#supplier')
  })

  test('the search is a form that works without JavaScript', async () => {
    const field = byLabel(home.main, 'What do you need?')
    const { main } = await servedPage(app, submittedAddress(field, { search: 'milk' }))
    expect(byLabel(main, 'What do you need?').getAttribute('value')).toBe('milk')
    const { total } = await app.call(listSuppliers, { search: 'milk' })
    expect(textOf(byRole(main, 'heading', /found$/))).toBe(`${total} supplier found`)
  })
})
