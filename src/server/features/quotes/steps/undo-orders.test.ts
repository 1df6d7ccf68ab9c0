import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoBulk } from '#contract/quotes/bulk-acceptance.ts'
import { declineOthers } from '#contract/quotes/bulk-quotes.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, undoAccept, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { NOTHING_TO_UNDO, UNDO_LATE } from '#contract/quotes/quote-states.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { answerOf, type AnsweredBulk } from '#test/people/answered-bulk.ts'
import { answeringSuppliers, OPEN, type ChosenPrices } from '#test/people/answering-suppliers.ts'
import { emailsAbout } from '#test/people/quotes.ts'

let kit: Awaited<ReturnType<typeof answeringSuppliers>>
beforeAll(async () => void (kit = await answeringSuppliers((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.app.context.db.deleteFrom('rateLimits').execute())

const undo = ({ bulkId }: AnsweredBulk) => kit.ann.call(undoBulk, { id: bulkId })

describe('POST /api/quotes/bulk/:id/undo', () => {
  test('all of it is undone as one, others stay as they are, and what counts is as before', async () => {
    const bulk = await kit.answered()
    await kit.ann.call(acceptQuote, { id: bulk.requestIds.get('a')! })
    await kit.accept(bulk, [{ of: 'b', lines: ['3'] }, { of: 'c', lines: ['1'] }]) // prettier-ignore
    kit.later(59)
    const { undone } = await undo(bulk)
    expect(undone.toSorted()).toEqual(['b', 'c'].map((of) => bulk.requestIds.get(of)!).toSorted())
    expect(await kit.statesOf(bulk)).toEqual(['won', 'quoted', 'quoted', 'new'])
    for (const of of ['b', 'c']) {
      expect(await kit.acceptEmails(bulk.requestIds.get(of)!)).toEqual([])
      expect(await emailsAbout(kit.app, bulk.requestIds.get(of)!, 'quote-accepted')).toEqual([])
    }
    expect(totalsOf((await kit.ann.call(getQuote, { id: bulk.requestIds.get('b')! })).offer!).goodsCents).toBe(450)
    expect(await problemOf(undo(bulk))).toMatchObject({ status: 409, detail: NOTHING_TO_UNDO })
  })

  test('after a minute it is too late, and nothing is undone', async () => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    kit.later(61)
    expect(await problemOf(undo(bulk))).toMatchObject({ status: 409, detail: UNDO_LATE })
    expect(await kit.statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
  })

  test('what was undone alone is left out, and of two acceptances the last one is undone', async () => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    await kit.ann.call(undoAccept, { id: bulk.requestIds.get('a')! })
    kit.later(1)
    await kit.accept(bulk, [{ of: 'c', lines: ['1'] }])
    expect(await undo(bulk)).toEqual({ undone: [bulk.requestIds.get('c')] })
    expect(await undo(bulk)).toEqual({ undone: [bulk.requestIds.get('b')] })
    expect(await kit.statesOf(bulk)).toEqual(OPEN)
  })

  test('those that were closed with it are open again', async () => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    expect(await kit.ann.call(declineOthers, { id: bulk.bulkId })).toEqual({ declined: 1, withdrawn: 1 })
    await undo(bulk)
    expect(await kit.statesOf(bulk)).toEqual(OPEN)
  })
})

describe('Simultaneous calls on a bulk request', () => {
  const settled = async (calls: Promise<unknown>[]) => (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled')

  test('of acceptances with the same requests in another order one counts', async () => {
    const bulk = await kit.answered()
    const one: ChosenPrices[] = [{ of: 'a', lines: ['1'] }, { of: 'b' }] // prettier-ignore
    const outcomes = await settled([
      kit.accept(bulk, one),
      kit.accept(bulk, one.toReversed()),
      kit.accept(bulk, one),
      kit.accept(bulk, one.toReversed()),
    ])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await kit.statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
    for (const of of ['a', 'b']) expect(await kit.acceptEmails(bulk.requestIds.get(of)!)).toHaveLength(1)
  })

  test('with a revised answer either the old prices are accepted, or nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const bulk = await kit.answered()
      const id = bulk.requestIds.get('b')!
      const revise = () => kit.suppliers[1]!.call(answerQuote, { id, ...answerOf(kit.offers[1]!, kit.lines, bulk.lineIds) })
      const both = () => kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b', revision: 1 }]) // prettier-ignore
      const outcomes = await settled(round % 2 ? [both(), revise()] : [revise(), both()])
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect((await kit.statesOf(bulk)).slice(0, 2)).toSatisfy((states: string[]) => ['won,won', 'quoted,revised'].includes(states.join()))
    }
  })

  test('with an undo, a withdrawal and the others declined at once all is accepted or all open', async () => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    await settled([undo(bulk), undo(bulk), kit.ann.call(declineOthers, { id: bulk.bulkId })])
    expect([OPEN.join(), 'won,won,declined,withdrawn']).toContain((await kit.statesOf(bulk)).join())
    const other = await kit.answered()
    const [accepted] = await settled([
      kit.accept(other, [{ of: 'a', lines: ['1'] }, { of: 'b' }]), // prettier-ignore
      kit.ann.call(withdrawQuote, { id: other.requestIds.get('b')! }),
    ])
    expect((await kit.statesOf(other)).slice(0, 2)).toEqual(accepted ? ['won', 'won'] : ['quoted', 'withdrawn'])
  })
})
