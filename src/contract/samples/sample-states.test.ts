import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_STEP_NAMES, SAMPLE_STEPS, sampleStateAfter, sampleStepsFor, samplesTurn, type SampleState } from './sample-states.ts'

/** The same rules by another way: what has happened, as a list of events, instead of a state. */
function modelOf(events: readonly string[]) {
  const has = (event: string) => events.includes(event)
  const isOver = has('decline') || has('withdraw')
  const isUnsent = !isOver && !has('send')
  const allowed = {
    promise: isUnsent && !has('promise'),
    send: isUnsent,
    decline: isUnsent,
    withdraw: isUnsent,
    receive: has('send') && !has('receive'),
    verdict: has('receive') && !has('verdict'),
  }
  const last = events.findLast((event) => event !== 'verdict')
  const names: Record<string, SampleState> = {
    promise: 'promised',
    send: 'sent',
    decline: 'declined',
    withdraw: 'withdrawn',
    receive: 'received',
  }
  return { allowed, status: last === undefined ? 'asked' : (names[last] ?? 'asked') }
}

test('any walk of steps is allowed and ends as a model that knows only events says', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SAMPLE_STEP_NAMES), { maxLength: 12 }), (walk) => {
      let now: { status: SampleState; hasVerdict: boolean } = { status: 'asked', hasVerdict: false }
      const events: string[] = []
      for (const step of walk) {
        const after = sampleStateAfter(step, now)
        expect([step, after !== undefined]).toEqual([step, modelOf(events).allowed[step]])
        if (after === undefined) continue
        events.push(step)
        now = { status: after, hasVerdict: now.hasVerdict || step === 'verdict' }
        expect(now.status).toBe(modelOf(events).status)
      }
      const { allowed } = modelOf(events)
      for (const party of ['buyer', 'supplier'] as const)
        expect(sampleStepsFor(party, now)).toEqual(SAMPLE_STEP_NAMES.filter((step) => allowed[step] && SAMPLE_STEPS[step].by === party))
    }),
  )
})

test('a sample waits for the supplier until it is sent, then for the buyer until it has arrived', () => {
  const states = ['asked', 'promised', 'sent', 'received', 'declined', 'withdrawn'] as const
  expect(states.map(samplesTurn)).toEqual(['supplier', 'supplier', 'buyer', null, null, null])
})
