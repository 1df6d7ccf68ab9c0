import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct } from '#contract/directory/showcase.ts'
import { getSample, listMySamples, listSamplesOf, requestSample, sendSample } from '#contract/samples/samples.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { movingClock } from '#test/clock/moving-clock.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { emailsOfSample, SAMPLE, sampleOf, samplePeople, type SamplePeople } from '#test/people/samples.ts'

const clock = movingClock('2026-06-01T00:00:00Z')
let { app, ann, beans, other } = {} as SamplePeople
beforeAll(async () => void ({ app, ann, beans, other } = await samplePeople(() => createTestApp({}, { now: clock.now }))))
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newSample = () => sampleOf(app, beans.supplierId, ann)

describe('POST /api/suppliers/:id/samples', () => {
  const long = (length: number) => 'a'.repeat(length)
  const cases: [what: string, fields: Record<string, unknown>, status: number, path?: string][] = [
    ['all that is required', {}, 201],
    ['everything', { contactPhone: '03 5550 0142', note: 'Before Friday\nplease' }, 201],
    ['no item', { item: undefined }, 400, 'item'],
    ['a blank item', { item: ' \u200b ' }, 400, 'item'],
    ['an item of 200 characters', { item: long(200) }, 201],
    ['an item of 201 characters', { item: long(201) }, 400, 'item'],
    ['an item of another type', { item: 5 }, 400, 'item'],
    ['an item of several lines', { item: 'Beans\nmilk' }, 201],
    ['an item with a control character', { item: 'Be\u0007ans' }, 400, 'item'],
    ['no business', { businessName: '' }, 400, 'businessName'],
    ['a business of 201 characters', { businessName: long(201) }, 400, 'businessName'],
    ['no place', { deliveryLocation: null }, 400, 'deliveryLocation'],
    ['a place of 301 characters', { deliveryLocation: long(301) }, 400, 'deliveryLocation'],
    ['no address', { contactEmail: undefined }, 400, 'contactEmail'],
    ['what is no address', { contactEmail: 'ann at cafe' }, 400, 'contactEmail'],
    ['an address in capitals', { contactEmail: 'ANN@CAFE.EXAMPLE' }, 201],
    ['what is no phone number', { contactPhone: 'call me' }, 400, 'contactPhone'],
    ['an empty phone number', { contactPhone: '' }, 201],
    ['a note of 2001 characters', { note: long(2001) }, 400, 'note'],
    ['a note that is a list', { note: ['a'] }, 400, 'note'],
    ['a product that is no id', { productId: '12' }, 400, 'productId'],
    ['a product that nobody has', { productId: crypto.randomUUID() }, 400, 'productId'],
    ['a field that nobody knows', { status: 'sent', stars: 5, accountId: crypto.randomUUID() }, 201],
  ]
  test.each(cases)('%s', async (_, fields, status, path) => {
    const body = { ...SAMPLE, contactEmail: 'ann@cafe.example', ...fields }
    const response = await ann.ask({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/samples`, payload: body })
    expect(response.statusCode).toBe(status)
    const asked = { status: 'asked', verdict: null, history: [], seenAs: 'buyer', steps: ['withdraw'] }
    expect(response.json()).toMatchObject(path ? { errors: [{ path }] } : asked)
  })

  test.each([
    'Web Design',
    'IT Services',
    'Staff/Recruiting',
    'Social Media',
    'Graphic Design',
    'Machine Repairs',
    'Cleaning',
    'Insurance',
    'Phone/Internet',
  ] as const)('there are none of %s', async (category) => {
    const { id } = await app.supplier({ category })
    const asked = ann.call(requestSample, { id, contactEmail: 'ann@cafe.example', ...SAMPLE })
    expect(await problemOf(asked)).toMatchObject({ status: 400, errors: [{ path: 'item' }] })
  })

  test("a product is one of the supplier's own", async () => {
    const product = await beans.call(addProduct, { id: beans.supplierId, title: 'House blend' })
    const fields = { contactEmail: 'ann@cafe.example', ...SAMPLE, productId: product.id }
    expect(await ann.call(requestSample, { id: beans.supplierId, ...fields })).toMatchObject({ productId: product.id })
    expect(await problemOf(ann.call(requestSample, { id: other.supplierId, ...fields }))).toMatchObject({
      status: 400,
      errors: [{ path: 'productId' }],
    })
  })

  test('an unknown or suspended supplier is 404, and the twenty-first of a minute 429', async () => {
    const { id } = await app.supplier()
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: clock.now(), suspensionReason: 'Unsafe' })
      .where('id', '=', id)
      .execute()
    const fields = { contactEmail: 'ann@cafe.example', ...SAMPLE }
    for (const unknown of [id, 2_000_000_000])
      expect(await problemOf(ann.call(requestSample, { id: unknown, ...fields }))).toMatchObject({ status: 404 })
    await app.context.db.deleteFrom('rateLimits').execute()
    for (let at = 0; at < 20; at++) await ann.call(requestSample, { id: beans.supplierId, ...fields })
    expect(await problemOf(ann.call(requestSample, { id: beans.supplierId, ...fields }))).toMatchObject({ status: 429 })
  })

  test('the supplier gets an email that replies to the buyer, the buyer a copy with a key', async () => {
    const { id, key, contactEmail } = await newSample()
    const [toSupplier] = await emailsOfSample(app, id, 'sample-request')
    expect(toSupplier).toMatchObject({ recipient: beans.email, replyTo: contactEmail, facts: { token: null, item: SAMPLE.item } })
    expect(await createBrowser(app).call(getSample, { id, key })).toMatchObject({ seenAs: 'buyer', steps: ['withdraw'] })
  })

  test('a call with the same Idempotency-Key asks once', async () => {
    const call = () =>
      ann.ask({
        method: 'POST',
        url: `/api/suppliers/${beans.supplierId}/samples`,
        headers: { 'idempotency-key': 'one' },
        payload: { ...SAMPLE, contactEmail: 'ann@cafe.example' },
      })
    const [first, second] = [await call(), await call()]
    expect(second.json()).toEqual(first.json())
  })
})

describe('Lists of samples', () => {
  test("each side has its own, the newest first, with pages and their total; another supplier's are 403", async () => {
    const { supplierId: id, ...dairy } = await supplier(app)
    const bob = await buyer(app)
    const [one, two] = [await sampleOf(app, id, bob), (clock.passDays(1), await sampleOf(app, id, bob))]
    await dairy.call(sendSample, { id: one.id })
    const listed = await dairy.ask({ url: `/api/suppliers/${id}/samples?limit=1` })
    expect([listed.headers['x-total-count'], listed.json()]).toMatchObject(['2', [{ id: two.id }]])
    expect((await dairy.call(listSamplesOf, { id, waiting: 'true' })).items.map((each) => each.id)).toEqual([two.id])
    expect((await dairy.call(listSamplesOf, { id, status: 'sent' })).items.map((each) => each.id)).toEqual([one.id])
    expect((await bob.call(listMySamples, {})).items.map((each) => each.id)).toEqual([two.id, one.id])
    expect(await problemOf(other.call(listSamplesOf, { id }))).toMatchObject({ status: 403 })
    expect(await problemOf(beans.call(listMySamples, {}))).toMatchObject({ status: 403 })
    expect((await (await buyer(app)).call(listMySamples, {})).items).toEqual([])
  })
})
