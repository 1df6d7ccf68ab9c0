import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUEST_REQUEST_MONTHS, RETENTION_DAYS } from '#contract/retention.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/pages.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ OWNER_EMAIL: 'hello@backdock.example' })))
afterAll(() => app.stop())

describe('The privacy page and the terms', () => {
  test('every page links to both, and search engines find them', async () => {
    const { document } = await servedPage(app, '/suppliers')
    const footer = document.querySelector('body > footer')!
    for (const [name, path] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ] as const) {
      expect(byRole(footer, 'link', name).getAttribute('href')).toBe(path)
      const page = await servedPage(app, path)
      expect([page.status, textOf(byRole(page.main, 'heading', name))]).toEqual([200, name])
      expect(page.document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(new RegExp(`${path}$`))
      expect((await app.server.inject('/sitemap.xml')).body).toContain(`${path}</loc>`)
      expect(byRole(page.main, 'link', 'hello@backdock.example').getAttribute('href')).toBe('mailto:hello@backdock.example')
    }
  })

  test('the privacy page says how long everything is stored, by the numbers that the nightly job deletes by', async () => {
    const { main } = await servedPage(app, '/privacy')
    const rows = [...main.querySelectorAll('tbody tr')].map(textOf)
    const said = rows.join('\n')
    for (const days of new Set(Object.values(RETENTION_DAYS)))
      expect(said).toContain({ 1: 'a day', 365: 'a year' }[days as number] ?? `${days} days`)
    expect(said).toContain(`${GUEST_REQUEST_MONTHS} months after the last event`)
  })

  test('it says who reads what is typed to the assistants', async () => {
    expect(textOf((await servedPage(app, '/privacy')).main)).toContain('what you type there is sent to nobody else')
    const withModel = await createTestApp({ AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'small' })
    const said = textOf((await servedPage(withModel, '/privacy')).main)
    expect(said).toContain('without email addresses and phone numbers, goes to models.example')
    expect(said).toContain('Of a quote request only its number and day go there: not who sent it, what it says or where it goes.')
    expect(said).not.toContain('sent to nobody else')
    await withModel.stop()
  })

  test('it names the Australian Information Commissioner for complaints', async () => {
    const { main } = await servedPage(app, '/privacy')
    expect(byRole(main, 'link', 'www.oaic.gov.au').getAttribute('href')).toBe('https://www.oaic.gov.au')
  })

  test('without an address of the owner the pages say that there is none, and keep their status', async () => {
    const unnamed = await createTestApp()
    for (const path of ['/privacy', '/terms']) {
      const { status, main } = await servedPage(unnamed, path)
      expect(status).toBe(200)
      expect(textOf(main)).toContain('has not given an address for questions yet')
    }
    await unnamed.stop()
  })

  test('registering links to both beside the form', async () => {
    const { main } = await servedPage(app, '/auth?mode=register')
    const form = main.querySelector('form')!
    expect(allByRole(form, 'link').map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/terms', '/privacy']))
  })
})
