import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RULES } from '#shared/comparison/request.ts'
import { comparedExample } from '#shared/example-request/compared-example.ts'
import { EXAMPLE_ANSWERS } from '#shared/example-request/answers.ts'
import { dollars } from '#shared/money/money.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byRole, servedPage, textOf, type ServedPage } from '#test/app/pages.ts'

let app: TestApp
let page: ServedPage
beforeAll(async () => {
  // Without the demo: the example is on every site.
  app = await createTestApp()
  const { main } = await servedPage(app, '/')
  page = await servedPage(app, byRole(main, 'link', 'See an example comparison').getAttribute('href')!)
})
afterAll(() => app.stop())

describe('The example of a comparison', () => {
  test('the home page leads to it, it says what it is, and search engines leave it out', async () => {
    expect(page.status).toBe(200)
    expect(textOf(page.main)).toMatch(/^Example/)
    expect(textOf(page.main)).toContain('The cafe, the suppliers and the prices are invented')
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect((await app.server.inject('/sitemap.xml')).body).not.toContain('/quotes/example')
  })

  test('it shows the figures of the one function that compares', () => {
    const { split, bySuppliers } = comparedExample(NO_RULES)
    const text = textOf(byRole(page.main, 'region', /cheapest for all 8 lines/))
    expect(text).toContain(dollars(split!.exGstCents))
    for (const { exGstCents } of split!.orders) expect(text).toContain(dollars(exGstCents))
    const fewer = bySuppliers.find(({ suppliers }) => suppliers === split!.orders.length - 1)!
    expect(text).toContain(dollars(fewer.exGstCents - split!.exGstCents))
    for (const { name } of EXAMPLE_ANSWERS) expect(textOf(page.main)).toContain(name)
  })

  test('nothing of it can be accepted or leads to a request, and it leads on to one’s own', () => {
    expect(allByRole(page.main, 'button', /accept|send|undo|download/i)).toEqual([])
    const links = allByRole(page.main, 'link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/order-lists', '/suppliers'])
  })
})
