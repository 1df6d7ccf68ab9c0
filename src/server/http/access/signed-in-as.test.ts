import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, getMe } from '#contract/accounts/accounts.ts'
import { subscribeNewsletter } from '#contract/accounts/signups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import type { Browser } from '#test/app/browser.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { fromNewAddress } from '#test/people/new-address.ts'
import { buyer, type Person } from '#test/people/people.ts'

const ENDED = expect.objectContaining({ status: 401, code: 'session_ended', detail: 'Your session has ended. Please sign in again.' })
/** What the paths of the routes may have as a parameter, one of each kind. */
const PARAMETERS = ['1', randomUUID(), 'home.hero.title', 'supplier-scorecard', `digests.${'a'.repeat(43)}.${'a'.repeat(43)}`]

let app: TestApp
let ann: Person
let ben: Person

beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  ben = await buyer(app)
})
afterAll(() => app.stop())

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe('A request that names its account', () => {
  test('is done with the session of this account', async () => {
    expect(await app.call(getAccount, {}, { cookie: cookieOf(ann), 'signed-in-as': ann.id })).toMatchObject({ email: ann.email })
  })

  test('is refused with the session of another account, and without one', async () => {
    for (const cookie of [cookieOf(ben), 'session=gone', '']) {
      const response = await fromNewAddress(app, { method: 'GET', url: '/api/account', headers: { cookie, 'signed-in-as': ann.id } })
      expect([cookie, response.json()]).toEqual([cookie, ENDED])
    }
  })

  test('is refused at an address that is open to visitors, before anything is done', async () => {
    const email = `${randomUUID()}@people.example`
    const refused = app.call(subscribeNewsletter, { email }, { 'signed-in-as': ann.id })
    await expect(refused).rejects.toThrow('session_ended')
    const stored = await app.context.db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).execute()
    expect(stored).toEqual([])
    await app.call(subscribeNewsletter, { email })
  })

  test('is refused by every write of the API, whoever may call it', async () => {
    const writes = Object.keys(guardTable).filter((route) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(route) && !route.includes('webhook'))
    expect(writes.length).toBeGreaterThan(100)
    const codes = await Promise.all(writes.map((route) => Promise.all(PARAMETERS.map((parameter) => codeOf(route, parameter)))))
    expect(writes.filter((_, index) => !codes[index]?.includes('session_ended'))).toEqual([])
  })

  test('is not needed to ask who is signed in', async () => {
    expect(await app.call(getMe, {}, { cookie: cookieOf(ann) })).toMatchObject({ user: { id: ann.id } })
  })
})

async function codeOf(route: string, parameter: string): Promise<string | undefined> {
  const [method, path] = route.split(' ') as ['POST', string]
  const url = path.replace('/suppliers/:id/', '/suppliers/1/').replaceAll(/:\w+/g, parameter)
  const response = await fromNewAddress(app, { method, url, headers: { cookie: cookieOf(ben), 'signed-in-as': ann.id } })
  return response.json().code
}
