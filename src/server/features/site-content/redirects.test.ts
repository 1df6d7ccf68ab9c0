import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addRedirect, listRedirects, removeRedirect } from '#contract/site/redirects.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
beforeEach(async () => void (await app.context.db.deleteFrom('redirects').execute()))
afterAll(() => app.stop())

const visit = async (path: string) => {
  const { statusCode, headers } = await app.server.inject(path)
  return [statusCode, headers.location]
}

describe('Redirects of the owner', () => {
  test('an old address leads to the new one from its next visit on, until the redirect is removed', async () => {
    expect(await visit('/our-story')).toEqual([404, undefined])
    const { id } = await siteOwner.call(addRedirect, { from: '/our-story', to: '/suppliers?category=Tea' })
    expect(await visit('/our-story')).toEqual([301, '/suppliers?category=Tea'])
    expect(await visit('/our-story?utm_source=email')).toEqual([301, '/suppliers?category=Tea'])
    expect((await siteOwner.call(listRedirects, {})).items).toMatchObject([{ id, from: '/our-story', createdBy: siteOwner.username }])
    await siteOwner.call(removeRedirect, { id })
    expect(await visit('/our-story')).toEqual([404, undefined])
  })

  test('a redirect of an address with its query goes before that of its path', async () => {
    await siteOwner.call(addRedirect, { from: '/list.php?id=7', to: '/suppliers' })
    await siteOwner.call(addRedirect, { from: '/list.php', to: '/' })
    expect([await visit('/list.php?id=7'), await visit('/list.php?id=8')]).toEqual([
      [301, '/suppliers'],
      [301, '/'],
    ])
  })

  test.for([
    ['/café-list', '/caf%C3%A9-list'],
    ['/menü/heute', '/men%C3%BC/heute'],
    ['/🔥-deals', '/%F0%9F%94%A5-deals/'],
    ['/wholesale-list', '/wholesale-list/?from=flyer'],
  ])('%s leads on however it is written', async ([from, asked]) => {
    await siteOwner.call(addRedirect, { from: from!, to: '/resources?search=crème' })
    expect(await visit(asked!)).toEqual([301, '/resources?search=cr%C3%A8me'])
    expect(await problemOf(siteOwner.call(addRedirect, { from: asked!.split('?')[0]!, to: '/' }))).toMatchObject({ status: 409 })
    expect(await problemOf(siteOwner.call(addRedirect, { from: '/other', to: asked!.split('?')[0]! }))).toMatchObject({ status: 400 })
  })

  test('the page of a supplier leads on while that supplier is not listed', async () => {
    const { id } = await app.supplier()
    const from = `/suppliers/${id}`
    expect(await siteOwner.call(addRedirect, { from, to: '/terms' })).toMatchObject({ hasPage: false })
    expect(await visit(from)).toEqual([200, undefined])
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
    await app.context.changes.publish(app.context.db)
    expect(await visit(from)).toEqual([301, '/terms'])
  })

  test.for(['/suppliers', '/suppliers?search=milk', '/', '/Terms', '/suppliers/', '/quotes/7', '/supplier/7', '/robots.txt', '/healthz'])(
    'an address with a page of its own, %s, is refused',
    async (from) => {
      expect((await app.server.inject(from)).statusCode).not.toBe(404)
      expect(await problemOf(siteOwner.call(addRedirect, { from, to: '/privacy' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'from', message: `${from} has a page, so it cannot lead on. Please enter an address without one.` }],
      })
    },
  )

  test('a redirect from before its address had a page stays, and the list says that it has no effect', async () => {
    const { id } = await siteOwner.call(addRedirect, { from: '/news', to: '/suppliers' })
    await app.context.db.updateTable('redirects').set({ fromPath: '/terms' }).where('id', '=', id).execute()
    await siteOwner.call(addRedirect, { from: '/old-news', to: '/suppliers' })
    expect((await siteOwner.call(listRedirects, {})).items).toMatchObject([
      { from: '/old-news', hasPage: false },
      { from: '/terms', hasPage: true },
    ])
    await siteOwner.call(removeRedirect, { id })
    expect((await siteOwner.call(listRedirects, {})).total).toBe(1)
  })

  test('chains, circles and addresses outside of the site are refused with a message', async () => {
    await siteOwner.call(addRedirect, { from: '/a', to: '/b' })
    const refused = async (from: string, to: string) => {
      const { status, detail } = await problemOf(siteOwner.call(addRedirect, { from, to }))
      return [status, detail]
    }
    expect(await refused('/a', '/c')).toEqual([409, '/a has a redirect already. Remove it first.'])
    expect(await refused('/c', '/a')).toEqual([400, '/a leads on to /b. Please enter that address.'])
    expect(await refused('/b', '/a')).toEqual([400, '/a leads on to /b. Please enter that address.'])
    expect(await refused('/b', '/c')).toEqual([400, '/a leads here. Remove that redirect first.'])
    expect(await refused('/c', '/c')).toEqual([400, 'An address cannot lead to itself.'])
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'suppliers', '/x y', '/x#y'])
      expect(await refused('/d', to)).toEqual([400, 'Please enter a path of this site, like /old-page.'])
  })
})
