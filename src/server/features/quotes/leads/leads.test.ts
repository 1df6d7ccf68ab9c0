import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getActivity, getDashboard } from '#contract/dashboard/dashboard.ts'
import { answerQuote, passQuote, sendMessage, viewQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { leadsOf, nameOf, visitorOf, type SupplierPerson, waitingFor } from '#test/people/leads.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'
import { movingClock } from '#test/clock/moving-clock.ts'

const clock = movingClock('2026-11-20T00:00:00Z')
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: clock.now })))
beforeEach(async () => {
  clock.begin()
  await app.context.db.deleteFrom('rateLimits').execute()
})
afterAll(() => app.stop())

const namesOf = async (who: SupplierPerson, query: Record<string, string> = {}) => (await leadsOf(who, query)).items.map(nameOf)

describe('GET /api/suppliers/:id/leads', () => {
  test('a contact with a message, an email address or a phone number is an unread row; one that says nothing is a row that is read', async () => {
    const beans = await supplier(app)
    const said = [{ message: 'Do you deliver to Reservoir?' }, { email: 'ann@cafe.example' }, { phone: '0491 570 006' }, {}]
    for (const details of said) {
      await visitorOf(app)(beans.supplierId, details)
      clock.passMinutes(1)
    }
    const { items, total } = await leadsOf(beans)
    expect(total).toBe(4)
    expect(items.map((lead) => lead.kind === 'contact' && [lead.contact.isUnread, lead.waitsSince !== null])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ])
    expect(await waitingFor(beans)).toBe(3)
    expect((await leadsOf(beans, { unread: 'true' })).total).toBe(3)
    expect((await beans.call(getActivity, {})).filter(({ kind }) => kind === 'contact')).toHaveLength(3)
  })

  test('what waits is first, the longest before others: new, viewed, and messages without a reply; then the rest, the newest first', async () => {
    const [beans, ann] = [await supplier(app), await buyer(app)]
    const send = async () => {
      clock.passMinutes(10)
      return (await sendQuoteRequest(app, beans.supplierId, ann)).id
    }
    const [passed, quoted, viewed, isNew] = [await send(), await send(), await send(), await send()]
    clock.passMinutes(10)
    await beans.call(passQuote, { id: passed })
    await beans.call(viewQuote, { id: viewed })
    await beans.call(answerQuote, { id: quoted, ...prices() })
    expect(await namesOf(beans)).toEqual([viewed, isNew, quoted, passed])
    await visitorOf(app)(beans.supplierId, { email: 'bo@cafe.example' })
    clock.passMinutes(10)
    await ann.call(sendMessage, { id: quoted, text: 'By Friday?' })
    expect(await namesOf(beans)).toEqual([viewed, isNew, 'bo@cafe.example', quoted, passed])
    expect(await namesOf(beans, { limit: '2', offset: '2' })).toEqual(['bo@cafe.example', quoted])
    await beans.call(sendMessage, { id: quoted, text: 'Yes' })
    await beans.call(sendMessage, { id: viewed, text: 'How many kilos?' })
    expect(await namesOf(beans)).toEqual([isNew, 'bo@cafe.example', viewed, quoted, passed])
    await ann.call(sendMessage, { id: viewed, text: 'Ten' })
    const [, , last] = (await leadsOf(beans)).items
    expect(last).toMatchObject({ request: { id: viewed, isUnread: true }, lastMessage: { by: 'buyer', text: 'Ten' } })
  })

  test('a list of one kind, of a state, of what is unread or found by words has only that, with its total', async () => {
    const beans = await supplier(app)
    const { id } = await sendQuoteRequest(app, beans.supplierId)
    await visitorOf(app)(beans.supplierId, { message: '100% oat milk?', email: 'ann@fig.example' })
    for (const [query, names] of [
      [{}, [id, 'ann@fig.example']],
      [{ kind: 'request' }, [id]],
      [{ kind: 'contact' }, ['ann@fig.example']],
      [{ status: 'new' }, [id]],
      [{ status: 'won' }, []],
      [{ kind: 'contact', status: 'new' }, []],
      [{ search: '100%' }, ['ann@fig.example']],
      [{ search: 'FIG.' }, ['ann@fig.example']],
      [{ search: 'corner' }, [id]],
      [{ search: "' or true --" }, []],
      [{ unread: 'true', kind: 'contact' }, ['ann@fig.example']],
    ] as const) {
      const { items, total } = await leadsOf(beans, query)
      expect([query, items.map(nameOf).toSorted(), total]).toEqual([query, [...names].toSorted(), names.length])
    }
    for (const [name, value] of Object.entries({ kind: 'lead', status: 'lost', unread: 'maybe', limit: '101' }))
      expect(await problemOf(leadsOf(beans, { [name]: value }))).toMatchObject({ status: 400, errors: [{ path: name }] })
  })

  test('the dashboard says how many of its figure are requests and how many contacts, as many as the two lists have', async () => {
    const beans = await supplier(app)
    await sendQuoteRequest(app, beans.supplierId)
    for (let visitor = 0; visitor < 3; visitor++) await visitorOf(app)(beans.supplierId)
    const { stats } = await beans.call(getDashboard, {})
    expect(stats).toMatchObject({ inquiries: 4, requests: 1, contacts: 3 })
    expect((await leadsOf(beans, { kind: 'request' })).total).toBe(1)
    expect((await leadsOf(beans, { kind: 'contact' })).total).toBe(3)
  })
})
