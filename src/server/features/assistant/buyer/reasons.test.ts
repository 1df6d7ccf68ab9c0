import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant, type Turn } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { faultsOf } from '#test/data/assistant-facts.ts'
import { newAddress } from '#test/people/new-address.ts'

/** Midday of a Saturday in Melbourne. */
const now = new Date('2026-11-28T01:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: 'true' }, { now: () => now })
  const melbourne = JSON.stringify([{ from: '3000', to: '3207' }])
  const add = async (businessName: string, fields: Record<string, unknown>, products: [title: string, price: string | null][]) => {
    const { id } = await app.supplier({ businessName, state: 'VIC', suburb: 'Preston', serviceArea: melbourne, ...fields })
    const rows = products.map(([title, price], i) => ({ supplierId: id, title, price, position: i + 1 }))
    if (rows.length > 0) await app.context.db.insertInto('products').values(rows).execute()
  }
  await add(
    'Wandering Hen',
    { category: 'Fresh Produce', tags: ['Eggs'], deliveryDays: ['tue', 'fri'], cutOff: '12:00', minimumOrderCents: 150_00 },
    [
      ['Cage eggs 600 g', '$4.10 / dozen'],
      ['Free-range eggs 700 g', '$6.80 / dozen'],
    ],
  )
  await add('Sunday Churn', { category: 'Dairy', tags: ['Milk', 'Next-day delivery'], deliveryDays: ['sun', 'wed'], cutOff: '18:00' }, [])
  await add(
    'Weekday Churn',
    { category: 'Dairy', tags: ['Milk', 'Next-day delivery'], deliveryDays: ['mon'], cutOff: '18:00', minimumOrderCents: 0 },
    [['Call 0400 000 000 for milk', '$1']],
  )
  await add('Bench Fixers', { category: 'Machine Repairs', tags: ['Espresso machine repair'], minimumOrderCents: 90_00 }, [])
})
afterAll(() => app.stop())

async function ask(...messages: string[]) {
  const history: Turn[] = []
  for (const message of messages) {
    const reply = await app.call(askAssistant, { message, conversationHistory: history }, { 'x-forwarded-for': newAddress() })
    expect([message, faultsOf(reply)]).toEqual([message, []])
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.message })
    if (message === messages.at(-1)) return reply
  }
  throw new Error('Nothing was asked.')
}
const reasons = async (...messages: string[]) =>
  ((await ask(...messages)).suppliers ?? []).map(({ businessName, reason }) => `${businessName}: ${reason}`)

describe('The reason of a card', () => {
  test('says where and when it delivers, from how much on, and the product that was asked for', async () => {
    expect(await reasons('free range eggs in brunswick vic')).toEqual([
      'Wandering Hen: Delivers to Brunswick VIC 3056 Tue and Fri, minimum order $150.00, sells “Free-range eggs 700 g” at $6.80 / dozen, no reviews yet.',
    ])
    expect(await reasons('eggs')).toEqual([
      'Wandering Hen: In Preston VIC, delivers Tue and Fri, minimum order $150.00, sells “Cage eggs 600 g” at $4.10 / dozen, no reviews yet.',
    ])
  })

  test('says the next delivery where a day was asked for, and who can come soonest is first', async () => {
    expect(await reasons('milk tomorrow in brunswick vic')).toEqual([
      'Sunday Churn: Delivers to Brunswick VIC 3056 Wed and Sun, next delivery Sun 29 Nov (order by Sat 6 pm), its listing mentions “next-day delivery”, its listing mentions “milk”, no reviews yet.',
      'Weekday Churn: Delivers to Brunswick VIC 3056 Mon, next delivery Mon 30 Nov (order by Sun 6 pm), its listing mentions “next-day delivery”, no minimum order, its listing mentions “milk”, no reviews yet.',
    ])
    expect(await reasons('eggs in brunswick vic on friday')).toEqual([
      'Wandering Hen: Delivers to Brunswick VIC 3056 on Fridays, next delivery Tue 1 Dec (order by Mon 12 pm), minimum order $150.00, sells “Cage eggs 600 g” at $4.10 / dozen, no reviews yet.',
    ])
  })

  test('says it too where the day is asked for later', async () => {
    const [reason] = await reasons('eggs in brunswick vic', 'who can deliver friday')
    expect(reason).toContain('on Fridays, next delivery Tue 1 Dec (order by Mon 12 pm)')
  })

  test('says no days and no minimum of who comes by appointment', async () => {
    expect(await reasons('espresso machine repair')).toEqual([
      'Bench Fixers: In Preston VIC, its listing mentions “espresso machine repair”, no reviews yet.',
    ])
  })

  test('says what is asked of a supplier by its products too', async () => {
    expect((await ask('does wandering hen have free range eggs')).message).toBe(
      'Wandering Hen: sells “Free-range eggs 700 g” at $6.80 / dozen.',
    )
    expect((await ask('eggs in brunswick vic', 'do they have oat milk')).message).toContain('does not mention oat milk')
  })
})
