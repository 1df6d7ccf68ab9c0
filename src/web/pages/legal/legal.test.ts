import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUEST_REQUEST_MONTHS, RETENTION_DAYS } from '#contract/owner/retention.ts'
import { loadWeb } from '#server/http/pages/web-files.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { BUSINESS } from '#test/stubs/stripe-server.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/app/pages.ts'

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
let app: TestApp
beforeAll(
  async () =>
    void (app = await createTestApp({ OWNER_EMAIL: 'the-sign-in@backdock.example', CONTACT_EMAIL: 'hello@backdock.example', ...BUSINESS })),
)
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

  test('both say which business runs the site, with its ABN and its address', async () => {
    for (const path of ['/privacy', '/terms']) {
      const { main } = await servedPage(app, path)
      expect(textOf(main)).toContain('Backdock is run by Backdock Pty Ltd, ABN 51 824 753 556, 1 Dock Lane, Preston VIC 3072.')
      expect(textOf(main)).not.toContain('the-sign-in')
    }
  })

  test('without a contact address the pages say that there is none, and keep their status', async () => {
    const unnamed = await createTestApp({ OWNER_EMAIL: 'the-sign-in@backdock.example' })
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

  test('the terms credit the census and lead to the packages of others', async () => {
    const { main } = await servedPage(app, '/terms')
    expect(textOf(main)).toContain('© Commonwealth of Australia (Australian Bureau of Statistics), CC BY 4.0, changed.')
    expect(byRole(main, 'link', 'CC BY 4.0').getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/')
    expect(byRole(main, 'link', 'packages of others').getAttribute('href')).toBe('/open-source')
  })

  test('the page of open source has each package of the build with version, licence and notice', async () => {
    const { packages } = await loadWeb('dist')
    const { status, document, main } = await servedPage(app, '/open-source')
    expect([status, textOf(byRole(document, 'heading', 'Open source'))]).toEqual([200, 'Open source'])
    expect(allByRole(main, 'heading').slice(1).map(textOf)).toEqual(packages.map(({ name }) => name))
    const said = textOf(main)
    for (const { version, licence, notice } of packages) for (const part of [version, licence, notice]) expect(said).toContain(words(part))
    expect(said).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  })
})
