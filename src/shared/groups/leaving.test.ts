import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyGroup, anySteps } from '#test/data/any-group.ts'
import { settle, stepAt, type GroupMember } from './settle.ts'

const fewMembers = anyGroup.map(({ members }) => ({ members: members.slice(0, 7) }))
const unitsOf = (members: readonly GroupMember[]) => members.reduce((sum, { want }) => sum + want, 0)
const subsetsOf = (members: readonly GroupMember[]): GroupMember[][] =>
  members.reduce<GroupMember[][]>((sets, member) => [...sets, ...sets.map((set) => [...set, member])], [[]])

describe('Whoever leaves a group', () => {
  test('who stays is the largest set of members in which nobody pays more than the most they said', () => {
    fc.assert(
      fc.property(fewMembers, anySteps, ({ members }, steps) => {
        const settled = settle({ steps }, members, 1)
        const stays = (set: readonly GroupMember[]) => {
          const price = stepAt(steps, unitsOf(set))?.priceCents
          return price !== undefined && set.every(({ most }) => most === null || most >= price)
        }
        const fitting = subsetsOf(members).filter(stays)
        const largest = fitting.toSorted((one, other) => other.length - one.length || unitsOf(other) - unitsOf(one)).at(0)
        expect(settled.members.map(({ id }) => id).toSorted()).toEqual((largest ?? []).map(({ id }) => id).toSorted())
        // Every other set that fits is part of it: nobody who could have stayed had to leave.
        for (const set of fitting) for (const member of set) expect(largest).toContain(member)
      }),
    )
  })

  test('it fails exactly where fewer units are left than the smallest group, and says how many are', () => {
    fc.assert(
      fc.property(anyGroup, ({ steps, members, feeCents, smallest }) => {
        const least = Math.max(smallest ?? 0, steps[0]?.from ?? 0)
        const left = settle({ steps, feeCents }, members, 1)
        const settled = settle({ steps, feeCents }, members, smallest)
        expect(settled.isSettled).toBe(left.isSettled && left.total >= least)
        expect(!left.isSettled || settled.total === left.total).toBe(true)
      }),
    )
  })

  test('settled once more for some of its members, nobody pays less for a unit than before, and the sums are exact again', () => {
    fc.assert(
      fc.property(anyGroup, fc.infiniteStream(fc.boolean()), ({ steps, members, feeCents, smallest }, answers) => {
        const first = settle({ steps, feeCents }, members, smallest)
        const confirmed = members.filter(({ id }) => first.members.some((share) => share.id === id) && answers.next().value)
        const final = settle({ steps, feeCents }, confirmed, smallest)
        if (!first.isSettled || !final.isSettled) return
        expect(final.priceCents ?? 0).toBeGreaterThanOrEqual(first.priceCents ?? 0)
        expect(final.members.reduce((sum, share) => sum + share.feeCents, 0)).toBe(feeCents)
        for (const { id } of final.members) expect(confirmed.map((member) => member.id)).toContain(id)
      }),
    )
  })
})
