import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  conflictIn,
  isClosed,
  PARTIES,
  QUOTE_STATES,
  stateAfter,
  STEP_NAMES,
  STEPS,
  stepsFor,
  type Party,
} from '#contract/quotes/quote-states.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier } from '#test/people/people.ts'
import { sendQuoteRequest, prices, putInState, type SentRequest } from '#test/people/quotes.ts'

type Caller = { who: string; browser: Browser; is: Party | null; key?: string; deniedStatus: 401 | 403 }

let app: TestApp
let request: SentRequest
let callers: Caller[]
const STEPS_OF_PEOPLE = STEP_NAMES.filter((step) => step !== 'expire' && step !== 'leave')
const BODIES: Record<string, object> = { answer: prices(), message: { text: 'When can you start?' } }

beforeAll(async () => {
  app = await createTestApp()
  const [ann, beans] = [await buyer(app), await supplier(app)]
  request = await sendQuoteRequest(app, beans.supplierId, ann)
  callers = [
    { who: 'its buyer', browser: ann, is: 'buyer', deniedStatus: 403 },
    { who: 'whoever has the key', browser: createBrowser(app), is: 'buyer', key: request.key, deniedStatus: 403 },
    { who: 'its supplier', browser: beans, is: 'supplier', deniedStatus: 403 },
    { who: 'another buyer', browser: await buyer(app), is: null, deniedStatus: 403 },
    { who: 'another supplier', browser: await supplier(app), is: null, deniedStatus: 403 },
    { who: 'the owner', browser: await owner(app), is: null, deniedStatus: 403 },
    { who: 'a visitor', browser: createBrowser(app), is: null, deniedStatus: 401 },
    { who: 'a visitor with a wrong key', browser: createBrowser(app), is: null, key: `${request.key.slice(0, -1)}_`, deniedStatus: 401 },
  ]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const statusNow = async () =>
  (await app.context.db.selectFrom('quoteRequests').select('status').where('id', '=', request.id).executeTakeFirstOrThrow()).status

describe('The states of a request', () => {
  for (const state of QUOTE_STATES)
    test(`in the state "${state}" each requester can take the steps that the table allows, and gets a problem for any other`, async () => {
      for (const step of STEPS_OF_PEOPLE)
        for (const { who, browser, is, key, deniedStatus } of callers) {
          await putInState(app, request.id, state)
          const url = `/api/quotes/${request.id}/${step}${key ? `?key=${key}` : ''}`
          const response = await browser.ask({ method: 'POST', url, payload: BODIES[step] ?? {} })
          const isAllowed = is !== null && (STEPS[step].by as readonly Party[]).includes(is) && !(key && isClosed(state))
          const after = isAllowed ? stateAfter(step, state) : undefined
          const code = isAllowed ? (after ? 200 : 409) : deniedStatus
          const expected = after
            ? { status: after, seenAs: is, steps: stepsFor(is!, after), history: [{ step, by: is }] }
            : { status: code, ...(isAllowed && { detail: conflictIn(step, state) }) }
          expect([step, who, await statusNow(), response.statusCode, response.json()]).toMatchObject([
            step,
            who,
            after ?? state,
            code,
            expected,
          ])
        }
    })

  test('the steps that a request offers are the possible ones, in every state and for both sides', async () => {
    for (const state of QUOTE_STATES)
      for (const party of PARTIES) {
        await putInState(app, request.id, state)
        const { browser } = callers.find(({ is, key }) => is === party && !key)!
        const { steps } = (await browser.ask({ url: `/api/quotes/${request.id}` })).json()
        expect([state, party, steps]).toEqual([state, party, stepsFor(party, state)])
      }
  })
})
