import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAssistant } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { startModelServer, type ModelServer } from '#test/stubs/model-server.ts'
import { buyer } from '#test/people/people.ts'
import { newAddress } from '#test/people/new-address.ts'
import { tokenBudget } from './token-budget.ts'

const LIMIT = 'The language model has answered as much as it may today, so the built-in assistant did.'
// Each call of the test's model takes 1,000 tokens, and a reply under way counts as 6,000.
const DAILY = 140_000
const EACH_VISITOR = DAILY / 20

let app: TestApp
let model: ModelServer
let time = new Date('2026-11-25T12:00:00Z')
beforeAll(async () => {
  model = await startModelServer()
  const settings = { AI_BASE_URL: model.base, AI_MODEL: 'small', AI_DAILY_TOKENS: `${DAILY}`, TRUST_PROXY: 'true', LOG_LEVEL: 'silent' }
  app = await createTestApp(settings, { now: () => time })
})
afterAll(async () => {
  await app.stop()
  await model.stop()
})
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ask = async (address: string, headers: Record<string, string> = {}) => {
  const asked = app.call(askAssistant, { message: 'coffee', conversationHistory: [] }, { 'x-forwarded-for': address, ...headers })
  return (await asked).message.includes(LIMIT)
}
const ready = (count: number) => model.next(...Array.from({ length: count }, () => ({ text: 'Which suburb should it come to?' })))
const payer = (visitor: string, subnet = visitor) => ({ visitor, subnet })
const isLeft = async (visitor: string) => (await tokenBudget(app.context).reserve(payer(visitor))) !== null

describe('The tokens of a day', () => {
  test('one visitor may use a twentieth; the built-in assistant replies beyond it, another visitor goes on, and so does the next day', async () => {
    ready(9)
    const [one, other] = [newAddress(), newAddress()]
    const limited: boolean[] = []
    for (let asked = 0; asked < 3; asked++) limited.push(await ask(one))
    // After two replies 2,000 are used, and 6,000 more would pass 7,000.
    expect(limited).toEqual([false, false, true])
    expect(await ask(one, { 'user-agent': 'another' })).toBe(true)
    expect(await ask(other)).toBe(false)
    time = new Date(time.getTime() + 86_400_000)
    expect(await ask(one)).toBe(false)
  })

  test('the visitors of one subnet may use a tenth together, and accounts from there are among them', async () => {
    ready(12)
    const limited: boolean[] = []
    for (let host = 1; host <= 10; host++) limited.push(await ask(`203.0.113.${host}`))
    // After nine replies 9,000 are used, and 6,000 more would pass 14,000.
    expect(limited).toEqual([...Array.from({ length: 9 }, () => false), true])
    const account = await buyer(app)
    account.headers['x-forwarded-for'] = '203.0.113.200'
    expect((await account.call(askAssistant, { message: 'coffee', conversationHistory: [] })).message).toContain(LIMIT)
    expect(await ask('203.0.114.1')).toBe(false)
  })

  test('a /48 of IPv6 is one subnet, whichever /64 of it asks', async () => {
    ready(12)
    const limited: boolean[] = []
    for (let host = 1; host <= 10; host++) limited.push(await ask(`2001:db8:7:${host}::1`))
    expect(limited).toEqual([...Array.from({ length: 9 }, () => false), true])
    expect(await ask('2001:db8:8:1::1')).toBe(false)
  })

  test('many that ask at once from one subnet pass its tenth as little as one after another', async () => {
    const budgets = [tokenBudget(app.context), tokenBudget(app.context)]
    const reserved = await Promise.all(
      Array.from({ length: 20 }, (_, at) => budgets[at % 2]!.reserve(payer(`account ${at}`, 'one subnet'))),
    )
    expect(reserved.filter(Boolean)).toHaveLength(Math.floor(DAILY / 10 / 6_000))
    for (const allowance of reserved) await allowance?.settle(true)
  })

  test('a day of 25 hours does not begin anew in its last one', async () => {
    await isLeft('one')
    const { db } = app.context
    const rows = await db.selectFrom('rateLimits').select('expire').where('key', 'like', 'ai-tokens:%').execute()
    for (const { expire } of rows) expect(Number(expire) - Date.now()).toBeGreaterThan(25 * 3_600_000)
  })

  test('all visitors together have the limit of the site', async () => {
    const budget = tokenBudget(app.context)
    const reserved = await Promise.all(Array.from({ length: 30 }, (_, at) => budget.reserve(payer(`visitor ${at}`))))
    expect(reserved.filter(Boolean)).toHaveLength(Math.floor(DAILY / 6_000))
    expect(await isLeft('somebody else')).toBe(false)
    for (const allowance of reserved) await allowance?.settle(true)
    expect(await isLeft('somebody else')).toBe(true)
  })

  test('a reply that ended early counts as what was reserved, or more where more is known', async () => {
    const budget = tokenBudget(app.context)
    const used = async (isWhole: boolean, tokens: number) => {
      const allowance = await budget.reserve(payer('one'))
      allowance!.use(tokens)
      await allowance!.settle(isWhole)
      const rows = await app.context.db.selectFrom('rateLimits').select(['key', 'points']).where('key', 'like', '%site').execute()
      await app.context.db.deleteFrom('rateLimits').execute()
      return rows[0]!.points
    }
    expect([await used(true, 1_000), await used(false, 1_000), await used(false, EACH_VISITOR)]).toEqual([1_000, 6_000, EACH_VISITOR])
  })

  test('none at all is a setting too', async () => {
    const budget = tokenBudget({ ...app.context, config: { ...app.context.config, dailyTokens: 0 } })
    expect(await budget.reserve(payer('one'))).toBeNull()
  })
})
