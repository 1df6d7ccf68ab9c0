import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport, logout } from '#contract/accounts/accounts.ts'
import { addPushSubscription, getPushSubscription, removePushSubscription } from '#contract/accounts/push-subscriptions.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { prices } from '#test/people/quotes.ts'
import { decryptPush, pushService, type Phone } from '#test/stubs/push-service.ts'
import { PUSH_SERVICES } from '#server/config/push-settings.ts'
import { isOfService } from './push-services.ts'

let service: Awaited<ReturnType<typeof pushService>>
let app: TestApp
beforeAll(async () => {
  service = await pushService()
  app = await createTestApp({ PUSH_SERVICES: `${service.origin},https://*.push.example`, CONTACT_EMAIL: 'site@backdock.example' })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

type Who = Awaited<ReturnType<typeof buyer>>
const subscribe = async (who: Pick<Who, 'call'>, kind: 'answers' | 'requests', phone = service.addPhone()): Promise<Phone> => {
  await who.call(addPushSubscription, { endpoint: phone.endpoint, keys: phone.keys, kinds: [kind] })
  return phone
}
/** Has a buyer ask a supplier, and returns the id of the request. */
const ask = async (who: Who, supplierId: number) =>
  (
    await who.call(requestQuote, {
      supplierId,
      businessName: 'Corner Cafe',
      contactEmail: who.email,
      requirements: 'House blend, 12 kg a week',
    })
  ).id
const rows = () => app.context.db.selectFrom('pushSubscriptions').select(['endpoint']).execute()
const isSubscribed = async ({ endpoint }: Phone) => (await rows()).some((row) => row.endpoint === endpoint)

describe('A phone', () => {
  test('is told who has answered and which request that is, nothing else, encrypted for it and signed by the site', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const phone = await subscribe(ann, 'answers')
    const id = await ask(ann, beans.supplierId)
    await beans.call(answerQuote, { id, ...prices({ note: 'A secret price' }) })
    await expect.poll(() => service.to(phone)).toHaveLength(1)
    const businessName = `Business of ${beans.username}`
    expect(service.to(phone)).toEqual([{ title: `${businessName} has answered`, path: `/quotes/${id}`, tag: id }])
    const { headers, claims, publicKey } = service.received.at(-1)!
    expect([headers['content-encoding'], headers.ttl, headers.topic]).toEqual(['aes128gcm', '86400', id.replaceAll('-', '')])
    expect([claims.aud, claims.sub]).toEqual([service.origin, 'mailto:site@backdock.example'])
    expect(claims.exp * 1000).toBeGreaterThan(Date.now())
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000)
    expect((await ann.call(getPushSubscription, {})).publicKey).toBe(publicKey)
  })

  test('of a supplier is told who asks, and not of what it did itself', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const phone = await subscribe(beans, 'requests')
    const own = await subscribe(ann, 'answers')
    const id = await ask(ann, beans.supplierId)
    await expect.poll(() => service.to(phone)).toHaveLength(1)
    expect(service.to(phone)[0]).toMatchObject({ path: `/quotes/${id}` })
    expect(JSON.stringify(service.to(phone))).not.toMatch(/House blend|12 kg|people\.example/)
    expect(service.to(own)).toEqual([])
  })

  test('is told nothing after signing out, whatever waits', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const phone = await subscribe(ann, 'answers')
    const id = await ask(ann, beans.supplierId)
    await ann.call(logout, {})
    expect(await isSubscribed(phone)).toBe(false)
    await beans.call(answerQuote, { id, ...prices() })
    await app.emails()
    expect(service.to(phone)).toEqual([])
  })

  test('that turned it off is told nothing, nor another account with the same browser of what the first one asked', async () => {
    const [ann, ben, beans] = [await buyer(app), await buyer(app), await supplier(app)]
    const off = await subscribe(ann, 'answers')
    await ann.call(removePushSubscription, {})
    expect((await ann.call(getPushSubscription, {})).subscription).toBeNull()
    const phone = await subscribe(ann, 'answers')
    const id = await ask(ann, beans.supplierId)
    await subscribe(ben, 'answers', phone)
    await beans.call(answerQuote, { id, ...prices() })
    await app.emails()
    expect([service.to(off), service.to(phone)]).toEqual([[], []])
  })

  test.each([404, 410])('that its service no longer knows (%i) is forgotten', async (status) => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const phone = await subscribe(ann, 'answers')
    service.statuses.set(new URL(phone.endpoint).pathname, status)
    await beans.call(answerQuote, { id: await ask(ann, beans.supplierId), ...prices() })
    await expect.poll(() => isSubscribed(phone)).toBe(false)
  })

  test.each([201, 400, 413, 302])('stays when its service responds %i, and no redirect is followed', async (status) => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const phone = await subscribe(ann, 'answers')
    if (status !== 302) service.statuses.set(new URL(phone.endpoint).pathname, status)
    await beans.call(answerQuote, { id: await ask(ann, beans.supplierId), ...prices() })
    await app.emails()
    expect(await isSubscribed(phone)).toBe(true)
    expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([])
  })
})

describe('POST /api/push-subscriptions', () => {
  test('a session has one subscription, and an account ten: the oldest goes', async () => {
    const ann = await buyer(app)
    const first = await subscribe(ann, 'answers')
    const second = await subscribe(ann, 'answers')
    expect([await isSubscribed(first), await isSubscribed(second)]).toEqual([false, true])
    const exported = (await ann.call(getExport, {})) as Record<string, unknown>
    expect(exported.pushSubscriptions).toEqual([{ kinds: ['answers'], createdAt: expect.any(String), service: service.origin }])
    expect(JSON.stringify(exported.pushSubscriptions)).not.toContain(second.keys.auth)
  })

  const { keys, endpoint } = { endpoint: 'https://a.push.example/x', keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } }
  test.each([
    [{ endpoint: 'https://elsewhere.example/x', keys, kinds: ['answers'] }],
    [{ endpoint: 'http://127.0.0.1:1/x', keys, kinds: ['answers'] }],
    [{ endpoint: 'https://a.push.example:8443/x', keys, kinds: ['answers'] }],
    [{ endpoint: 'https://user:word@a.push.example/x', keys, kinds: ['answers'] }],
    [{ endpoint: 'file:///etc/passwd', keys, kinds: ['answers'] }],
    [{ endpoint: `${endpoint}${'x'.repeat(1_000)}`, keys, kinds: ['answers'] }],
    [{ endpoint, keys: { ...keys, p256dh: 'short' }, kinds: ['answers'] }],
    [{ endpoint, keys: { ...keys, auth: 'a'.repeat(23) }, kinds: ['answers'] }],
    [{ endpoint, keys, kinds: [] }],
    [{ endpoint, keys, kinds: ['everything'] }],
    [{ endpoint, keys, kinds: ['answers', 'requests', 'answers'] }],
    [{ endpoint, kinds: ['answers'] }],
    [{ endpoint: 7, keys, kinds: 'answers' }],
  ])('refuses %j', async (payload) => {
    const ann = await buyer(app)
    const { statusCode } = await ann.ask({ method: 'POST', url: '/api/push-subscriptions', payload })
    expect(statusCode).toBe(400)
    expect((await ann.call(getPushSubscription, {})).subscription).toBeNull()
  })

  test('nobody without an account subscribes', async () => {
    const { status } = await problemOf(createBrowser(app).call(getPushSubscription, {}))
    expect(status).toBe(401)
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://fcm.googleapis.com.elsewhere.example/x', false],
  ['https://elsewhere.example/https://fcm.googleapis.com', false],
  ['https://elsewhere.example/.push.apple.com', false],
  ['https://elsewhere.example?.push.apple.com', false],
  ['https://elsewhere.example#.push.apple.com', false],
  ['https://.push.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:444/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['https://[::1]/x', false],
  ['https://fcm.googleapis.com@elsewhere.example/x', false],
  ['//fcm.googleapis.com/x', false],
  ['', false],
])('whether %s is of a push service that is called: %s', (endpoint, isKnown) => {
  expect(isOfService(PUSH_SERVICES, endpoint)).toBe(isKnown)
})

test('the browser of the tests reads the example of RFC 8291', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  )
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const privateKey = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  expect(decryptPush(body, { keys, privateKey })).toBe('When I grow up, I want to be a watermelon')
})
