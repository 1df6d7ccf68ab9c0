import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { markSeen } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const waitingFor = async (person: Person) => (await person.call(getMe, {})).user?.waiting

test('a buyer is told how many of their requests have something new, and nobody else', async () => {
  const [ann, ben, beans] = [await buyer(app), await buyer(app), await supplier(app)]
  const [one, two] = [await sendQuoteRequest(app, beans.supplierId, ann), await sendQuoteRequest(app, beans.supplierId, ann)]
  expect(await waitingFor(ann)).toBe(0)
  for (const { id } of [one, two]) await beans.call(answerQuote, { id, ...prices() })
  expect([await waitingFor(ann), await waitingFor(ben), await waitingFor(beans)]).toEqual([2, 0, undefined])
  await ann.call(markSeen, { id: one.id })
  expect(await waitingFor(ann)).toBe(1)
})
