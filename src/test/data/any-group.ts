import * as fc from 'fast-check'
import type { GroupMember, PriceStep } from '#shared/groups/settle.ts'

/** Steps of an offer, and members who have joined. */
const anyCents = fc.integer({ min: 0, max: 100_000 })
export const anySteps = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), drop: fc.integer({ min: 1, max: 500 }) }), { minLength: 1, maxLength: 10 })
  .map((parts) => {
    let [from, priceCents] = [0, 10_000]
    return parts.map(({ gap, drop }): PriceStep => ({ from: (from += gap), priceCents: (priceCents -= drop) }))
  })
const anyMembers = fc
  .array(fc.record({ want: fc.integer({ min: 1, max: 60 }), most: fc.option(fc.integer({ min: 4_000, max: 10_500 })) }), { maxLength: 12 })
  .map((members) => members.map((member, at): GroupMember => ({ ...member, id: String(at) })))
export const anyGroup = fc.record({
  steps: anySteps,
  members: anyMembers,
  feeCents: anyCents,
  smallest: fc.option(fc.integer({ min: 1, max: 200 })),
})
