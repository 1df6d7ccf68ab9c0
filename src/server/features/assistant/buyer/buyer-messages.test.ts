import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { factsIn, faultsOf, lackOf } from '#test/data/assistant-facts.ts'
import { BUYER_MESSAGES } from '#test/data/buyer-messages.ts'
import { newAddress } from '#test/people/new-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', TRUST_PROXY: 'true' })
})
afterAll(() => app.stop())

const ask = (message: string) => app.call(askAssistant, { message }, { 'x-forwarded-for': newAddress() })

const cases = BUYER_MESSAGES.trim()
  .split('\n')
  .map((line) => {
    const [message = '', ...facts] = line.split('|')
    return { message: message.trim(), ...factsIn(facts) }
  })

describe('The built-in assistant', () => {
  test('answers what cafe owners type, nineteen times in twenty, and no reason is untrue', async () => {
    const failed: string[] = []
    for (const each of cases) {
      const reply = await ask(each.message)
      expect([each.message, faultsOf(reply)]).toEqual([each.message, []])
      const lack = lackOf(reply, each)
      if (lack !== undefined) failed.push(`${each.message}: lacks ${lack} (${reply.message})`)
    }
    for (const each of failed) console.log(each)
    expect(failed.slice(Math.floor(cases.length / 20))).toEqual([])
  })
})
