import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.supplier({ businessName: 'Beans of Victoria', category: 'Coffee', state: 'VIC' })
})
afterAll(() => app.stop())

const addressOf = (link: Element) => link.getAttribute('href')!

describe('The place of a list', () => {
  test('"Delivers to me" without a place lists nobody, and says what is missing; with one it lists who delivers there', async () => {
    const { main } = await servedPage(app, '/suppliers?delivers=true')
    expect(allByRole(main, 'heading', 'Add your suburb to see who delivers to you.').length).toBe(1)
    expect(allByRole(main, 'article').length).toBe(0)
    expect(allByRole(main, 'heading', /found$/).length).toBe(0)
    const placed = await servedPage(app, '/suppliers?delivers=true&location=3072')
    expect(allByRole(placed.main, 'heading', 'Add your suburb to see who delivers to you.').length).toBe(0)
    expect(allByRole(placed.main, 'heading', '0 suppliers found').length).toBe(1)
    const named = await servedPage(app, '/suppliers?delivers=true&search=coffee+in+3072')
    expect(allByRole(named.main, 'heading', 'Add your suburb to see who delivers to you.').length).toBe(0)
  })

  test('the place of the list has a line of its own, which is there without a place too', async () => {
    const linksIn = async (path: string) => {
      const { main } = await servedPage(app, path)
      const line = main.querySelector('a[href="#location"]')!.parentElement!
      return [textOf(line), ...allByRole(line, 'link').map(addressOf)]
    }
    expect(await linksIn('/suppliers')).toEqual(['Delivering to your venue?Add your suburb', '#location'])
    expect(await linksIn('/suppliers?location=preston+vic&verified=true')).toEqual([
      'Delivering to Preston VIC 3072ChangeClear',
      '#location',
      '/suppliers?verified=true',
    ])
    expect(await linksIn('/suppliers?location=Xyzzy')).toEqual(['Location: XyzzyChangeClear', '#location', '/suppliers'])
    // One that the text names goes with the text.
    expect(await linksIn('/suppliers?search=coffee+in+preston+vic')).toEqual(['Delivering to Preston VIC 3072Change', '#location'])
  })

  test('a day in a search is read as it, which is said', async () => {
    const words = textOf((await servedPage(app, '/suppliers?search=coffee+melbourne+tomorrow')).main)
    expect(words).toMatch(/Can deliver by \w{3} \d+ \w+\.|“\w{3} \d+ \w+” was left out\./)
  })
})
