import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeContact, getContact, getWaiting, listLeads, markContactSeen } from '#contract/quotes/leads.ts'
import { answerQuote, replyToQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { getQuote, markSeen } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { contactIn, leadsOf, visitorOf, waitingFor } from '#test/people/leads.ts'
import { buyer, owner, supplier } from '#test/people/people.ts'
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

describe('A contact', () => {
  test('it is read once it is opened, waits until it is ticked as answered, and again once it is not', async () => {
    const beans = await supplier(app)
    const visitor = visitorOf(app)
    await visitor(beans.supplierId, { message: 'Do you deliver?', email: 'ann@cafe.example' })
    const path = { id: beans.supplierId, contactId: (await contactIn(beans)).id }
    await beans.call(markContactSeen, path)
    expect(await beans.call(getContact, path)).toMatchObject({ isUnread: false, message: 'Do you deliver?', answeredAt: null })
    expect(await waitingFor(beans)).toBe(0)
    const answered = await beans.call(changeContact, { ...path, isAnswered: true })
    expect(answered.answeredAt).toBe(clock.now().toISOString())
    clock.passMinutes(5)
    expect(await beans.call(changeContact, { ...path, isAnswered: true })).toEqual(answered)
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBeNull()
    await beans.call(changeContact, { ...path, isAnswered: false })
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBe('2026-11-20T00:00:00.000Z')
  })

  test('what its visitor adds on the same day is joined to it, and makes it unread and unanswered; what is said again does not', async () => {
    const beans = await supplier(app)
    const visitor = visitorOf(app)
    await visitor(beans.supplierId, { message: 'One\n\nmore', email: 'ann@cafe.example' })
    const path = { id: beans.supplierId, contactId: (await contactIn(beans)).id }
    await beans.call(changeContact, { ...path, isAnswered: true })
    await visitor(beans.supplierId, { message: 'One\n\nmore' })
    expect(await contactIn(beans)).toMatchObject({ isUnread: false })
    await visitor(beans.supplierId, { message: 'Two', phone: '0491 570 006' })
    await visitor(beans.supplierId, { message: 'One\n\nmore' })
    const joined = { message: 'One\n\nmore\n\nTwo', email: 'ann@cafe.example', phone: '0491 570 006', isUnread: true, answeredAt: null }
    expect(await contactIn(beans)).toMatchObject(joined)
  })

  test('after 30 days it waits no longer, and stays a row', async () => {
    const beans = await supplier(app)
    await visitorOf(app)(beans.supplierId, { email: 'ann@cafe.example' })
    clock.passMinutes(30 * 24 * 60 - 1)
    expect((await leadsOf(beans)).items[0]?.waitsSince).not.toBeNull()
    clock.passMinutes(1)
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBeNull()
  })

  test('only its own supplier reads and ticks it', async () => {
    const [beans, milk, ann, siteOwner] = [await supplier(app), await supplier(app), await buyer(app), await owner(app)]
    await visitorOf(app)(beans.supplierId, { email: 'ann@cafe.example' })
    const { id: contactId } = await contactIn(beans)
    const path = { id: beans.supplierId, contactId }
    for (const who of [milk, ann, siteOwner]) {
      expect(await problemOf(who.call(getContact, path))).toMatchObject({ status: 403 })
      expect(await problemOf(who.call(changeContact, { ...path, isAnswered: true }))).toMatchObject({ status: 403 })
      expect(await problemOf(who.call(listLeads, { id: beans.supplierId }))).toMatchObject({ status: 403 })
    }
    const strange = { id: milk.supplierId, contactId }
    for (const call of [getContact, markContactSeen] as const)
      expect(await problemOf(milk.call(call, strange))).toMatchObject({ status: 404 })
    expect(await problemOf(milk.call(changeContact, { ...strange, isAnswered: true }))).toMatchObject({ status: 404 })
    expect(await beans.call(getContact, path)).toMatchObject({ isUnread: true, answeredAt: null })
  })
})

describe('POST /api/quotes/:id/reply', () => {
  test('a supplier says that it has answered by email or phone: it no longer waits, and prices can still follow', async () => {
    const [beans, ann] = [await supplier(app), await buyer(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    clock.passMinutes(90)
    const sent = (await app.emails()).length
    expect(await beans.call(replyToQuote, { id })).toMatchObject({ status: 'replied', history: [{ step: 'reply', by: 'supplier' }] })
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBeNull()
    expect((await app.emails()).length).toBe(sent)
    expect(await ann.call(getQuote, { id })).toMatchObject({ status: 'replied', steps: ['withdraw', 'message'] })
    await ann.call(sendMessage, { id, text: 'Thanks' })
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBe(clock.now().toISOString())
    expect(await problemOf(beans.call(replyToQuote, { id }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(replyToQuote, { id }))).toMatchObject({ status: 403 })
    expect(await beans.call(answerQuote, { id, ...prices() })).toMatchObject({ status: 'quoted' })
    const { firstAnsweredAt } = await app.context.db
      .selectFrom('quoteRequests')
      .select('firstAnsweredAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(firstAnsweredAt).toBe('2026-11-20T01:30:00.000Z')
  })
})

describe('GET /api/waiting', () => {
  test('it counts what is new for whoever asks, with the time of the newest', async () => {
    const [beans, ann] = [await supplier(app), await buyer(app)]
    expect(await beans.call(getWaiting, {})).toEqual({ count: 0, at: null })
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    clock.passMinutes(5)
    await visitorOf(app)(beans.supplierId, { phone: '0491 570 006' })
    expect(await beans.call(getWaiting, {})).toEqual({ count: 2, at: clock.now().toISOString() })
    await beans.call(markSeen, { id })
    expect(await beans.call(getWaiting, {})).toEqual({ count: 1, at: clock.now().toISOString() })
    expect(await ann.call(getWaiting, {})).toEqual({ count: 0, at: null })
    await beans.call(answerQuote, { id, ...prices() })
    expect(await waitingFor(ann)).toBe(1)
    expect(await (await owner(app)).call(getWaiting, {})).toEqual({ count: 0, at: null })
    expect(await problemOf(app.call(getWaiting, {}))).toMatchObject({ status: 401 })
  })
})
