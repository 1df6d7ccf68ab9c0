import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopEmails } from '#contract/emails/unsubscribe.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken, subscriptionOf, type Subscription } from '#server/features/emails/readers/list-tokens.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const newAddress = () => `ann-${randomUUID()}@cafe.example`
const tokenOf = (subscription: Subscription) => listToken(app.context.secrets, subscription)

describe('POST /unsubscribe/:token', () => {
  const post = (token: string, request: { payload?: string; headers?: Record<string, string> } = {}) =>
    app.server.inject({ method: 'POST', url: `/unsubscribe/${token}`, ...request })

  test('one click stops the emails, from any origin and with whatever body', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const request of [
      { payload: 'List-Unsubscribe=One-Click', headers: { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } },
      { payload: '{"half', headers: { 'content-type': 'application/json' } },
      { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      {},
    ]) {
      const token = tokenOf({ list: 'review-invitations', emailHash: addressHash(app.context.db, newAddress()) })
      const response = await post(token, request)
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined])
      expect(response.body).toContain('no more invitations to write a review come to your address')
      expect(await app.call(stopEmails, { token })).toEqual({ wasStopped: true })
    }
  })

  test('a token of a former secret works, one of another list, address or secret is a 404', async () => {
    const ann = { list: 'reminders', emailHash: addressHash(app.context.db, newAddress()) } as const
    expect(subscriptionOf({ ...app.context, secrets: ['the present secret', 'a former one'] }, listToken(['a former one'], ann))).toEqual(
      ann,
    )
    const [list, emailHash, signature] = tokenOf(ann).split('.')
    const wrong = [
      `digests.${emailHash}.${signature}`,
      `${list}.${addressHash(app.context.db, newAddress())}.${signature}`,
      listToken(['somebody else'], ann),
      'nothing',
    ]
    for (const token of wrong) expect((await post(token)).statusCode).toBe(404)
  })
})

describe('The page that stops emails', () => {
  test('it names the emails, and its button works without scripts', async () => {
    const token = tokenOf({ list: 'reminders', emailHash: addressHash(app.context.db, newAddress()) })
    const { status, main } = await servedPage(app, `/unsubscribe/${token}`)
    expect(status).toBe(200)
    expect(textOf(main)).toContain('no more reminders go to the address that got this link')
    const form = main.querySelector('form')!
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', `/unsubscribe/${token}`])
    expect(main.querySelector('noscript')).toBeNull()
  })

  test('a link that is not complete is a 404 that says so', async () => {
    const { status, main } = await servedPage(app, '/unsubscribe/half-a-link')
    expect(status).toBe(404)
    expect(textOf(main)).toContain('This link is not complete')
    expect(main.querySelector('form')).toBeNull()
  })
})
