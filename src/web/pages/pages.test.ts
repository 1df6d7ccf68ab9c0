import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadWeb } from '#server/http/pages/web-files.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byLabel, byRole, servedPage, submittedAddress, textOf } from '#test/app/pages.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await createTestApp()
  id = (await app.supplier()).id
})
afterAll(() => app.stop())

describe('The first load of a page', () => {
  test.each([
    ['the home page', () => '/'],
    ['the listing', () => '/suppliers'],
    ['a profile', () => `/suppliers/${id}`],
  ])('%s waits for nothing before it paints', async (_, path) => {
    const { body } = await app.server.inject(path())
    expect(body).toContain('<style>')
    expect(body).not.toMatch(/<script[^>]* src=/)
    expect(body).not.toMatch(/<link[^>]*modulepreload/)
    for (const [link] of body.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)) expect(link).toContain('disabled')
  })
})

test('the build has what every page and every part loads, by the names that they give themselves', async () => {
  const { assets } = await loadWeb('dist')
  const source = globSync('src/web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = (call: string) => [...source.matchAll(new RegExp(`= ${call}\\(\\s*'([^']+)'`, 'g'))].map(([, name = '']) => name)
  expect(named('lazyPage').length).toBeGreaterThan(20)
  expect(named('lazyPage').filter((name) => !assets.pages[name])).toEqual([])
  expect(named('lazyPart').length).toBeGreaterThan(5)
  expect(named('lazyPart').filter((name) => !assets.parts![name])).toEqual([])
})

test('the build has the rules of every file of styles, though its scripts have names of classes only', async () => {
  const { assets } = await loadWeb('dist')
  // Classes of the same file begin with the same three signs (vite.config.ts).
  const beginnings = new Set(
    [
      ...Object.values(assets.rules!)
        .join('')
        .matchAll(/\.([A-Z][\da-z]{2})[\da-z]/g),
    ].map(([, beginning]) => beginning),
  )
  expect(beginnings.size).toBeGreaterThanOrEqual(globSync('src/web/**/*.module.css').length)
})

test('every page of the sitemap and the page to register have a picture to share', async () => {
  const addresses = [...(await app.server.inject('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
  const others = addresses.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/suppliers/'))
  expect(others.length).toBeGreaterThan(10)
  for (const path of new Set([...others, `/suppliers/${id}`, '/auth?mode=register'])) {
    const { document } = await servedPage(app, path)
    const meta = (name: string) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? ''
    expect([path, meta('og:image')]).toEqual([path, expect.stringMatching(/^https?:\/\/.+\.(?:png|jpg)/)])
    expect([path, meta('og:image:width'), meta('og:image:height'), meta('twitter:card')]).toEqual([
      path,
      '1200',
      '630',
      'summary_large_image',
    ])
    expect([path, meta('og:image:alt').length > 0]).toEqual([path, true])
  }
})

describe('A browser without scripts', () => {
  test.for(
    '/quotes /quotes/7 /quotes/bulk/7 /samples /samples/7 /account /saved /order-lists /dashboard /social-media-dashboard /owner/dashboard /admin/content /auth'.split(
      ' ',
    ),
  )('%s says that it needs them', async (path) => {
    const { main } = await servedPage(app, path)
    expect([...main.querySelectorAll('noscript')].map(textOf).join(' ')).toContain('This needs JavaScript.')
  })

  test.for(['/quotes/7?key=x', '/quotes/bulk/7?key=x'])('%s, the link of an email, says what to do instead', async (path) => {
    const { main } = await servedPage(app, path)
    expect([...main.querySelectorAll('noscript')].map(textOf).join(' ')).toContain('please reply to the email about this request')
  })
})

describe('Page Not Found', () => {
  test('an unknown address is a Page Not Found with status 404, links to other pages and a search', async () => {
    const { status, main } = await servedPage(app, '/no-such-page')
    expect(status).toBe(404)
    const heading = byRole(main, 'heading')
    expect([heading.localName, textOf(heading)]).toEqual(['h1', 'Page Not Found'])
    expect(byRole(main, 'link', 'Browse Suppliers').getAttribute('href')).toBe('/suppliers')
    expect(byRole(main, 'link', 'Back to the home page').getAttribute('href')).toBe('/')
    expect(submittedAddress(byRole(main, 'searchbox'), { search: 'flour' })).toBe('/suppliers?search=flour')
  })
})

describe('The login page', () => {
  test('password managers know every field', async () => {
    const login = await servedPage(app, '/auth')
    expect(byLabel(login.main, 'Email').getAttribute('autocomplete')).toBe('username')
    expect(byLabel(login.main, 'Password').getAttribute('autocomplete')).toBe('current-password')
    const register = await servedPage(app, byRole(login.main, 'tab', 'Register').getAttribute('href')!)
    for (const label of ['Password', 'Confirm password'])
      expect(byLabel(register.main, label).getAttribute('autocomplete')).toBe('new-password')
    expect(allByRole(register.main, 'tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  })
})
