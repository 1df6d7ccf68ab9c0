import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant, type AssistantReply, type SuggestedSupplier } from '#contract/assistant.ts'
import { WEEKDAYS, WEEKDAY_NAMES, type Weekday } from '#contract/weekdays.ts'
import { dollars } from '#shared/money.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { BUYER_MESSAGES } from '#test/buyer-messages.ts'
import { newAddress } from '#test/new-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', TRUST_PROXY: 'true' })
}, 120_000)
afterAll(() => app.stop())

const ask = (message: string) => app.call(askAssistant, { message }, { 'x-forwarded-for': newAddress() })

const cases = BUYER_MESSAGES.trim()
  .split('\n')
  .map((line) => {
    const [message = '', facts = '', place = '', needs = ''] = line.split('|').map((part) => part.trim())
    return { message, facts, place, needs: needs.split(' ').filter(Boolean) }
  })
type Case = (typeof cases)[number]

/** What is not true of a card, or of its reason. */
function untruths(card: SuggestedSupplier): string[] {
  const { reason, isVerified, promotion, deliveryDays, minimumOrderCents, averageRating, totalReviews, delivers, distanceKm } = card
  const said: [RegExp, boolean][] = [
    [/delivers to /i, delivers === true],
    [/km away/, delivers === null && reason.includes(`${Math.max(1, Math.round(distanceKm ?? -1))} km away`)],
    [/\bverified\b/i, isVerified],
    [/on offer/i, promotion !== null && reason.includes(promotion.title)],
    [/minimum order \$/i, minimumOrderCents !== null && reason.includes(dollars(minimumOrderCents))],
    [/minimum order is not given/, minimumOrderCents === null],
    [/no reviews yet/i, totalReviews === 0],
    [/out of 5/, reason.includes(`${averageRating} out of 5 from ${totalReviews} review`)],
    [/^In |, in /, reason.includes([card.suburb, card.state].filter(Boolean).join(' '))],
  ]
  const day = WEEKDAYS.find((each) => reason.toLowerCase().includes(`delivers on ${WEEKDAY_NAMES[each].toLowerCase()}s`))
  const named = /its listing names “([^”]+)”/i.exec(reason)?.[1]
  const own = [...card.tags, card.description].join(' ').toLowerCase()
  return [
    ...said.filter(([part, isTrue]) => part.test(reason) && !isTrue).map(([part]) => `${card.businessName}: ${part}`),
    ...(day && !deliveryDays.includes(day) ? [`${card.businessName}: ${day}`] : []),
    ...(named && !named.split(' ').every((word) => own.includes(word)) ? [`${card.businessName}: “${named}”`] : []),
  ]
}

function hasNeed(card: SuggestedSupplier, need: string): boolean {
  if (need === 'verified') return card.isVerified
  if (need === 'offer') return card.promotion !== null
  if (need.startsWith('min')) return card.minimumOrderCents === null || card.minimumOrderCents <= Number(need.slice(3)) * 100
  return card.deliveryDays.includes(need as Weekday)
}

/** Returns what a reply lacks of the facts of its message; undefined if nothing. */
function lackOf({ message, suppliers = [], question, handOver }: AssistantReply, { facts, place, needs }: Case): string | undefined {
  if (facts === 'site') return suppliers.length === 0 && message !== '' ? undefined : 'an answer about the marketplace'
  if (facts === '?') return suppliers.length === 0 && question !== undefined && message.includes(question) ? undefined : 'a question'
  if (facts === 'no') return suppliers.length === 0 && message.startsWith('Nobody') ? undefined : 'an honest no'
  const isHonestlyLess = message.startsWith('Nobody listed here')
  if (suppliers.length === 0) return 'suppliers'
  if (facts !== '*' && !suppliers.every(({ category }) => facts.split(',').includes(category)))
    return `a category of ${facts}: ${suppliers.map(({ category }) => category).join()}`
  if (place !== '' && !handOver?.deliveryLocation?.startsWith(place)) return `the place ${place}: ${handOver?.deliveryLocation}`
  if (place !== '' && !isHonestlyLess && suppliers.some(({ delivers }) => delivers === false)) return `delivery to ${place}`
  const missed = isHonestlyLess ? undefined : needs.find((need) => !suppliers.every((card) => hasNeed(card, need)))
  return missed && `the need ${missed}`
}

describe('The built-in assistant', () => {
  test('answers what cafe owners type, nineteen times in twenty, and no reason is untrue', async () => {
    const failed: string[] = []
    for (const each of cases) {
      const reply = await ask(each.message)
      const { message, suppliers = [] } = reply
      expect([each.message, suppliers.flatMap(untruths)]).toEqual([each.message, []])
      expect([each.message, suppliers.length <= 2, message.split(/[.?!](?:\s|$)/).filter(Boolean).length <= 3]).toEqual([
        each.message,
        true,
        true,
      ])
      const lack = lackOf(reply, each)
      if (lack !== undefined) failed.push(`${each.message}: lacks ${lack} (${message})`)
    }
    expect(failed.slice(Math.floor(cases.length / 20))).toEqual([])
  })
})
