import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAssistant, listRatedReplies, listUnmetNeeds, rateReply } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteOldNotes } from './note-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: 'a password of the owner 77' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (const table of ['rateLimits', 'replyRatings', 'unmetNeeds'] as const) await app.context.db.deleteFrom(table).execute()
})

const ask = (message: string) => app.call(askAssistant, { message, conversationHistory: [] })

describe('POST /api/ai/feedback', () => {
  test('the owner reads what was said about a reply, without addresses and numbers', async () => {
    const boss = await owner(app)
    await app.call(rateReply, { isUseful: true, message: 'coffee', reply: 'For coffee, Tin Shed fits best.' })
    await app.call(rateReply, {
      isUseful: false,
      reason: 'wrong',
      message: 'call me on 0400 111 222 or at ann@moth.example',
      reply: 'Nobody is listed here yet.',
    })
    const { items, total } = await boss.call(listRatedReplies, { useful: 'no' })
    expect({ items, total }).toMatchObject({
      total: 1,
      items: [{ isUseful: false, reason: 'wrong', message: 'call me on [redacted] or at [redacted]', reply: 'Nobody is listed here yet.' }],
    })
    expect((await boss.call(listRatedReplies, {})).total).toBe(2)
  })

  test('a reason that is none and a message that is too long are refused with a sentence', async () => {
    const wrong = { isUseful: false, reason: 'rude' as never, message: 'a', reply: 'b' }
    expect(await problemOf(app.call(rateReply, wrong))).toMatchObject({ errors: [{ message: 'Please choose one of the reasons.' }] })
    expect(await problemOf(app.call(rateReply, { isUseful: true, message: 'a', reply: 'b'.repeat(4_001) }))).toMatchObject({ status: 400 })
  })
})

describe('GET /api/admin/assistant/unmet', () => {
  test('what nobody here has is listed with its place, the most wanted first; what somebody has is not', async () => {
    const boss = await owner(app)
    await ask('Kombucha scobies in preston')
    for (let times = 0; times < 2; times++) await ask('zebra steaks')
    await ask('coffee in preston')
    const { items, total } = await boss.call(listUnmetNeeds, {})
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { need: 'zebra steaks', place: null, asked: 2 },
      { need: 'kombucha scobies', place: 'Preston VIC 3072', asked: 1 },
    ])
  })

  test('of one client twenty a day are noted, and nothing that tells who somebody is', async () => {
    await ask('zebra from ann@moth.example')
    const { db } = app.context
    expect(await db.selectFrom('unmetNeeds').select('need').execute()).toEqual([])
    for (let kind = 0; kind < 22; kind++) await ask(`zebra steaks ${'abcdefghijklmnopqrstuvwxyz'[kind]!.repeat(5)}`)
    expect(await db.selectFrom('unmetNeeds').select('need').execute()).toHaveLength(20)
  })

  test('both are deleted after 30 days', async () => {
    const { db } = app.context
    await ask('zebra steaks')
    await app.call(rateReply, { isUseful: true, message: 'a', reply: 'b' })
    const after = (days: number) => new Date(Date.now() + days * 86_400_000)
    await deleteOldNotes(db, after(29))
    expect(await db.selectFrom('replyRatings').select('id').execute()).toHaveLength(1)
    await deleteOldNotes(db, after(32))
    expect(await db.selectFrom('replyRatings').select('id').execute()).toEqual([])
    expect(await db.selectFrom('unmetNeeds').select('need').execute()).toEqual([])
  })
})
