import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAssistant, type Turn } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

const ask = async (earlier: string) => {
  const conversationHistory: Turn[] = [{ role: 'user', content: earlier }]
  return (await app.call(askAssistant, { message: 'organic ones', conversationHistory })).handOver
}

// Reading takes a time with the square of the text, so a long one would keep everybody waiting.
test('of an earlier message no more is read than a message can have', async () => {
  expect(await ask(`coffee beans${' '.repeat(1_900)}in preston`)).toMatchObject({ deliveryLocation: 'Preston VIC 3072' })
  const cut = await ask(`coffee beans${' '.repeat(2_100)}in preston`)
  expect(cut?.requirements).toMatch(/coffee beans/i)
  expect(cut?.deliveryLocation).toBeUndefined()
})
