import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant, type AssistantReply, type Turn } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { faultsOf } from '#test/data/assistant-facts.ts'
import { FOLLOW_UP_MESSAGES } from '#test/data/assistant-messages/follow-ups.ts'
import { COMPOUND_MESSAGES } from '#test/data/assistant-messages/compounds.ts'
import { GOODS_MESSAGES } from '#test/data/assistant-messages/goods.ts'
import { absurdityOf, typedIn, wrongOf } from '#test/data/assistant-messages/judge.ts'
import { MARKETPLACE_MESSAGES } from '#test/data/assistant-messages/marketplace.ts'
import { NAMED_MESSAGES } from '#test/data/assistant-messages/named-suppliers.ts'
import { STORY_MESSAGES } from '#test/data/assistant-messages/stories.ts'
import { TRADE_NAME_MESSAGES } from '#test/data/assistant-messages/trade-names.ts'
import { inTurn, triesInTurn } from '#test/clock/turns.ts'
import { newAddress } from '#test/people/new-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', TRUST_PROXY: 'true' })
})
afterAll(() => app.stop())

/** Returns the reply to the last of several messages. */
async function replyTo(turns: string[]): Promise<AssistantReply> {
  const history: Turn[] = []
  let reply: AssistantReply = { message: '' }
  for (const message of turns) {
    reply = await app.call(askAssistant, { message, conversationHistory: history.slice(-5) }, { 'x-forwarded-for': newAddress() })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.message })
  }
  return reply
}

const TABLES = {
  goods: GOODS_MESSAGES,
  stories: STORY_MESSAGES,
  'goods named by what they are for': COMPOUND_MESSAGES,
  'names of suppliers': NAMED_MESSAGES,
  'names made of trade words': TRADE_NAME_MESSAGES,
  'messages that lean on earlier ones': FOLLOW_UP_MESSAGES,
  'questions about the marketplace': MARKETPLACE_MESSAGES,
}
/** One reply of so many may be wrong. */
const ONE_IN = 50

let asked = 0
const allWrong: string[] = []

describe('The built-in assistant, of what people type in a hurry', () => {
  test.each(Object.entries(TABLES))('answers %s, none absurdly', async (_, table) => {
    const [wrong, absurd]: [string[], string[]] = [[], []]
    const typed = inTurn(typedIn(table))
    for (const each of typed) {
      const reply = await replyTo(each.turns)
      const what = each.turns.join(' > ')
      expect([what, faultsOf(reply)]).toEqual([what, []])
      const [isWrong, isAbsurd] = [wrongOf(reply, each), absurdityOf(reply, each)]
      if (isWrong !== undefined) wrong.push(`${what}: ${isWrong} (${reply.message})`)
      if (isAbsurd !== undefined) absurd.push(`${what}: ${isAbsurd} (${reply.message})`)
    }
    for (const line of wrong) console.log(line)
    allWrong.push(...wrong)
    asked += typed.length
    expect(absurd).toEqual([])
  })

  test('one in fifty is wrong at most', () => {
    expect(asked).toBeGreaterThanOrEqual(triesInTurn(300))
    expect(allWrong.slice(Math.floor(asked / ONE_IN))).toEqual([])
  })
})
