import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant, type AssistantReply, type Turn } from '#contract/assistant/assistant.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { factsIn, faultsOf, lackOf, type ReplyFacts } from '#test/data/assistant-facts.ts'
import { BUYER_DIALOGUES } from '#test/data/buyer-dialogues.ts'
import { newAddress } from '#test/people/new-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true', TRUST_PROXY: 'true' })
})
afterAll(() => app.stop())

type Said = ReplyFacts & { message: string }
/** What a reply has to do with those before it. */
const RELATIONS = ['=1', '=2', 'others', 'same']

const dialogues = BUYER_DIALOGUES.trim()
  .split('\n\n')
  .map((dialogue) =>
    dialogue.split('\n').map((line): Said => {
      const [message = '', ...facts] = line.split('|')
      return { message: message.trim(), ...factsIn(facts) }
    }),
  )

const idsOf = ({ suppliers = [] }: AssistantReply) => suppliers.map(({ id }) => id)

/** Returns what a reply lacks of its relation to those before it; undefined if nothing. */
function lackOfRelation(reply: AssistantReply, before: AssistantReply[], relation: string): string | undefined {
  const [ids, earlier] = [idsOf(reply), before.map(idsOf).filter((each) => each.length > 0)]
  const several = earlier.findLast((each) => each.length > 1) ?? []
  const meant = { '=1': several.slice(0, 1), '=2': several.slice(1, 2), same: earlier.at(-1) ?? [] }[relation]
  if (meant) return ids.join() === meant.join() ? undefined : `the suppliers that are meant (${relation})`
  return ids.some((id) => earlier.flat().includes(id)) ? 'others' : undefined
}

/** Returns what the replies of a dialogue lack, with what was said. */
async function lacksOf(dialogue: Said[]): Promise<string[]> {
  const [history, before, lacks]: [Turn[], AssistantReply[], string[]] = [[], [], []]
  for (const { message, needs, ...facts } of dialogue) {
    const reply = await app.call(askAssistant, { message, conversationHistory: history }, { 'x-forwarded-for': newAddress() })
    expect([message, faultsOf(reply)]).toEqual([message, []])
    const isRelation = (need: string) => RELATIONS.includes(need)
    const lack =
      lackOf(reply, { ...facts, needs: needs.filter((need) => !isRelation(need)) }) ??
      needs.filter(isRelation).map((relation) => lackOfRelation(reply, before, relation))[0]
    if (lack !== undefined) lacks.push(`${dialogue.map((said) => said.message).join(' > ')}: “${message}” lacks ${lack} (${reply.message})`)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.message })
    before.push(reply)
  }
  return lacks
}

describe('The built-in assistant', () => {
  test('at least forty dialogues have three messages each', () => {
    expect(dialogues.length).toBeGreaterThanOrEqual(40)
    expect(new Set(dialogues.map(({ length }) => length))).toEqual(new Set([3]))
  })

  test('replies that lean on what was said hold in nineteen dialogues of twenty, and no reason is untrue', async () => {
    const failed: string[][] = []
    for (const dialogue of dialogues) failed.push(await lacksOf(dialogue))
    const lacks = failed.filter(({ length }) => length > 0)
    for (const lack of lacks.flat()) console.log(lack)
    expect(lacks.slice(Math.floor(dialogues.length / 20))).toEqual([])
  })
})
