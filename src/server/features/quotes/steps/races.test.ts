import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuote } from '#contract/quotes/quotes.ts'
import type { QuoteState, StepName } from '#contract/quotes/quote-states.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, emailsAbout, prices, putInState } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** Takes all steps at the same time on a request in that state, and returns the outcome. */
async function atOnce(state: QuoteState, steps: [Person, StepName][]) {
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  await putInState(app, id, state)
  const responses = await Promise.all(
    steps.map(([who, step]) => who.ask({ method: 'POST', url: `/api/quotes/${id}/${step}`, payload: step === 'answer' ? prices() : {} })),
  )
  const emails = await emailsAbout(app, id, 'quote-step')
  const { status, history, offers: quotes } = await ann.call(getQuote, { id })
  return {
    taken: steps.filter((_, turn) => responses[turn]!.statusCode === 200).map(([, step]) => step),
    responses,
    status,
    history,
    emails,
    offers: quotes,
  }
}

describe('Simultaneous steps on a request', () => {
  test('of six simultaneous accepts one counts: one outcome, one email, one line of history', async () => {
    const { responses, status, history, emails } = await atOnce('quoted', Array(6).fill([ann, 'accept']))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe('The quote has been accepted already.')
    expect([status, history.length, emails.length]).toEqual(['won', 1, 1])
  })

  test('of two closing steps at once, such as accept and withdraw, exactly one is taken and decides the outcome', async () => {
    const pairs = [
      ['quoted', [ann, 'accept'], [ann, 'withdraw'], { accept: 'won', withdraw: 'withdrawn' }],
      ['revised', [ann, 'accept'], [beans, 'pass'], { accept: 'won', pass: 'passed' }],
      ['quoted', [ann, 'accept'], [ann, 'decline'], { accept: 'won', decline: 'declined' }],
      ['viewed', [beans, 'pass'], [ann, 'withdraw'], { pass: 'passed', withdraw: 'withdrawn' }],
    ] as const
    for (let round = 0; round < 3; round++)
      for (const [state, one, other, outcomes] of pairs) {
        const steps = [one, other].map(([who, step]) => [who, step] as [Person, StepName])
        const { taken, status, history } = await atOnce(state, round % 2 ? steps : steps.toReversed())
        expect(taken).toHaveLength(1)
        expect(status).toBe((outcomes as Record<string, string>)[taken[0]!])
        expect(history.map(({ step }) => step)).toEqual(taken)
      }
  })

  test('a quote sent while the request is withdrawn is stored before the withdrawal or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const steps: [Person, StepName][] = [
        [beans, 'answer'],
        [ann, 'withdraw'],
      ]
      const { taken, status, history, offers: quotes } = await atOnce('new', round % 2 ? steps : steps.toReversed())
      expect(status).toBe('withdrawn')
      expect(history.map(({ step }) => step)).toEqual(taken.toSorted())
      expect(quotes).toHaveLength(taken.includes('answer') ? 1 : 0)
    }
  })

  test('quotes sent at once are revisions one after the other', async () => {
    const { status, offers: quotes } = await atOnce('viewed', Array(5).fill([beans, 'answer']))
    expect(status).toBe('revised')
    expect(quotes.map(({ revision }) => revision)).toEqual([5, 4, 3, 2, 1])
  })
})
