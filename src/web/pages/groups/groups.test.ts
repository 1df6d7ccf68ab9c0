import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'
import { markOf, marksOf, shownIn, WORDS } from '#test/app/site-copy.ts'
import { dairy, groupOf, sendGroupQuoteOf, turnGroupsOn } from '#test/people/groups.ts'
import { buyer } from '#test/people/people.ts'

let app: TestApp
let id: string
beforeAll(async () => {
  app = await createTestApp()
  await turnGroupsOn(app)
  id = (await groupOf(app, await buyer(app), { item: 'Rye flour', want: 11, most: 1_234, smallest: 5 })).id
  await sendGroupQuoteOf(await dairy(app), id, {
    steps: [
      { from: 1, priceCents: 6_000 },
      { from: 12, priceCents: 5_000 },
    ],
    deliveryCents: 2_500,
  })
})
afterAll(() => app.stop())

/** Texts of the form, which is there for whoever is signed in, in the browser. */
const WHILE_FILLING_IN = [
  'groups.new.others',
  'groups.new.alike',
  'groups.new.alikeText',
  'groups.notice.text',
  'groups.notice.download',
  'groups.notice.address',
  'groups.notice.guidelines',
  'groups.notice.advice',
]

const shown = async (path: string) => servedPage(app, path)

describe('The pages of groups', () => {
  test('the list has each group with what it comes to, and what the next step saves', async () => {
    const { main, status } = await shown('/groups?category=Dairy&location=Northcote')
    expect(status).toBe(200)
    expect(byRole(main, 'link', 'Rye flour').getAttribute('href')).toBe(`/groups/${id}`)
    for (const words of ['1 venue, 11 units in all, $60.00 each', 'One more carton: $60 less for all'])
      expect(textOf(main)).toContain(words)
    expect(textOf((await shown('/groups?category=Tea')).main)).toContain('No group here yet')
  })

  test('a group can be shared: it has a title, a description and a canonical address, and nothing of what members keep to themselves', async () => {
    const { document, main } = await shown(`/groups/${id}`)
    expect(document.title).toContain('Rye flour together, Northcote VIC 3070')
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain('1 venue, 11 units in all')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(`/groups/${id}`)
    for (const words of ['Carton of 12 L', '12', '$50.00', '$25.00', 'fewer than 5 units']) expect(textOf(main)).toContain(words)
    expect(document.documentElement.outerHTML).not.toMatch(/1234|12\.34/)
  })

  test('have the words of the owner', async () => {
    const { db, changes } = app.context
    const texts = WORDS.filter(({ page }) => page === 'groups')
    for (const [key, value] of Object.entries(marksOf(texts)))
      await db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()
    await changes.publish(db)
    const documents = await Promise.all(
      ['/groups', '/groups?category=Tea', '/groups/new'].map(async (path) => (await shown(path)).document),
    )
    const missing = texts.filter(({ key }) => !shownIn(documents).includes(markOf(key)))
    expect(missing.map(({ key }) => key)).toEqual(WHILE_FILLING_IN)
    await db.updateTable('siteItems').set({ value: null }).execute()
    await changes.publish(db)
  })

  test('without a group, and with group buying off, there is no page, and the home page speaks of something else', async () => {
    expect((await shown('/groups/8d9f6b7a-4b59-4a4e-9a55-0c8d0bfa3a11')).status).toBe(404)
    expect(textOf((await shown('/')).main)).toContain('Group buying')
    await turnGroupsOn(app, false)
    for (const path of ['/groups', '/groups/new', `/groups/${id}`]) expect([path, (await shown(path)).status]).toEqual([path, 404])
    expect((await app.server.inject('/')).body).not.toMatch(/group buying/i)
    await turnGroupsOn(app)
    expect((await shown('/groups/new')).status).toBe(200)
  })
})
