import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPushSubscription } from '#contract/accounts/push-subscriptions.ts'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { answeringSupplier, askAndLook, cafe, hasLooked, row } from '#test/people/answering-lists.ts'
import type { Person } from '#test/people/people.ts'
import { pushService } from '#test/stubs/push-service.ts'

let service: Awaited<ReturnType<typeof pushService>>
let app: TestApp
let ann: Person
beforeAll(async () => {
  service = await pushService()
  app = await createTestApp({ PUSH_SERVICES: service.origin, CONTACT_EMAIL: 'site@backdock.example' })
  ann = await cafe(app)
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const jobsOf = async (id: string) =>
  (
    await app.context.pool.query<{ state: string; waits: boolean }>(
      `select state, start_after > now() as waits from jobs.job where name = 'pushes' and data ->> 'id' = $1`,
      [id],
    )
  ).rows

/** Has the time come at which a phone would be notified of a request, and waits until that has been looked at. */
async function untilTold(id: string): Promise<void> {
  await app.context.pool.query(`update jobs.job set start_after = now() where name = 'pushes' and data ->> 'id' = $1`, [id])
  await expect.poll(() => jobsOf(id)).toMatchObject([{ state: 'completed' }])
}

async function listWithPhone() {
  const mill = await answeringSupplier(app, [row('Flour', 1005), row('Rice', 2000)])
  const phone = service.addPhone()
  await mill.call(addPushSubscription, { endpoint: phone.endpoint, keys: phone.keys, kinds: ['requests'] })
  return { mill, phone }
}

test('the phone of a supplier does not ring for a request that its price list has answered, but for one that it has not', async () => {
  const { mill, phone } = await listWithPhone()
  const answered = await askAndLook(app, ann, mill.supplierId, ['Rice'])
  const left = await askAndLook(app, ann, mill.supplierId, ['Salt', 'Pepper'])
  expect([answered.isAnswered, left.isAnswered]).toEqual([true, false])
  // Before the list has been looked at nobody is told.
  expect([await jobsOf(answered.id), await jobsOf(left.id)]).toMatchObject([[{ waits: true }], [{ waits: true }]])
  for (const { id } of [answered, left]) await untilTold(id)
  expect(service.to(phone)).toEqual([{ title: 'Corner Cafe asks for a quote', path: `/quotes/${left.id}`, tag: left.id }])
})

test('nor for one of a request to several suppliers at once', async () => {
  const { mill, phone } = await listWithPhone()
  const { ids } = await ann.call(requestQuotes, {
    supplierIds: [mill.supplierId],
    message: 'Please price these lines.',
    contactEmail: ann.email,
    lines: [{ item: 'Rice', quantity: 10, unit: 'kg' }],
  })
  await expect.poll(() => hasLooked(app)).toBe(true)
  await untilTold(ids[0] ?? '')
  expect(service.to(phone)).toEqual([])
})
