import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeManyStyles, listStyles } from '#contract/site/site-content.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
beforeEach(async () => {
  const { db, changes } = app.context
  await db.updateTable('siteItems').set({ value: null }).execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

const page = async (path = '/') => (await app.server.inject(path)).body
const styleItem = async (key: string) => (await siteOwner.call(listStyles, {})).find((item) => item.key === key)!

describe('POST /api/admin/styles/bulk-update', () => {
  test('saved styles are on the page at its next load, in the layer of the owner', async () => {
    expect(await page()).not.toContain('@layer owner{@media')
    const updates = await Promise.all(
      [
        ['primary.light', '#0055aa'],
        ['type-display', 'Inter'],
        ['text-15', '16'],
      ].map(async ([key, value]) => ({ id: (await styleItem(key!)).id, value: value! })),
    )
    expect(await siteOwner.call(changeManyStyles, { updates })).toEqual({ updated: 3 })
    const html = await page('/suppliers')
    expect(html).toContain('--primary:light-dark(#0055aa,#f6ca3b)')
    expect(html).toContain("--type-display:'Inter Variable'")
    expect(html).toContain('--text-15:1rem')
  })

  test('a value that could end a declaration or an element is refused, and one that stands in the database never reaches a page', async () => {
    const colour = await styleItem('primary.light')
    for (const value of ['red', '#0055aa;}', '</style><script>alert(1)</script>', 'url(https://evil.example)', '#05A'])
      expect((await problemOf(siteOwner.call(changeManyStyles, { updates: [{ id: colour.id, value }] }))).errors).toEqual([
        { path: 'updates.0.value', message: 'Please enter a colour like #91153f.' },
      ])
    for (const [key, value, message] of [
      ['text-15', '7', 'Please enter a size from 8 to 72 px.'],
      ['text-15', '73', 'Please enter a size from 8 to 72 px.'],
      ['text-15', '1e1', 'Please enter a size from 8 to 72 px.'],
      ['type-sans', 'Comic Sans', 'Please choose one of the fonts.'],
      ['type-sans', 'constructor', 'Please choose one of the fonts.'],
    ] as const) {
      const { id } = await styleItem(key)
      expect((await problemOf(siteOwner.call(changeManyStyles, { updates: [{ id, value }] }))).errors).toMatchObject([{ message }])
    }
    const { db, changes } = app.context
    await db.updateTable('siteItems').set({ value: '</style><script>alert(1)</script>' }).where('key', '=', 'primary.light').execute()
    await changes.publish(db)
    expect(await page()).not.toContain('alert(1)')
  })
})
