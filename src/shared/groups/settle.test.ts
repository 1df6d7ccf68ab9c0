import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyGroup } from '#test/data/any-group.ts'
import { settle, stepAt, type GroupMember, type PriceStep } from './settle.ts'

/** "1@1000 10@900": from one unit on $10.00, from ten on $9.00. */
const stepsOf = (text: string): PriceStep[] =>
  text.split(' ').map((step) => {
    const [from, priceCents] = step.split('@').map(Number)
    return { from: from ?? 0, priceCents: priceCents ?? 0 }
  })
/** "a4 b5<950": a wants four at any price, b five at $9.50 or less. */
const membersOf = (text: string): GroupMember[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((member) => {
      const [wanted, most] = member.split('<')
      return { id: member.slice(0, 1), want: Number(wanted?.slice(1)), most: most === undefined ? null : Number(most) }
    })

type Case = { steps: string; members: string; fee?: number; smallest?: number; is: string }

/** "10@900 a4=3600+0 b6=5400+0 +5=500": ten units at $9.00, who pays what and how much of the fee, and the hint; "failed 3". */
function said({ steps, members, fee, smallest }: Case): string {
  const settled = settle({ steps: stepsOf(steps), feeCents: fee }, membersOf(members), smallest)
  if (!settled.isSettled) return `failed ${settled.total}`
  const shares = settled.members.map(({ id, units, costCents, feeCents }) => `${id}${units}=${costCents}+${feeCents}`)
  const hint = settled.hint ? [`+${settled.hint.more}=${settled.hint.savesCents}`] : []
  return [`${settled.total}@${settled.priceCents}`, ...shares, ...hint].join(' ')
}

const TWO = '1@1000 10@900'
const CASES: Case[] = [
  // One step, and steps that are reached or not.
  { steps: '1@1000', members: 'a1', is: '1@1000 a1=1000+0' },
  { steps: '5@1000', members: 'a5', is: '5@1000 a5=5000+0' },
  { steps: '5@1000', members: 'a4', is: 'failed 4' },
  { steps: '5@1000', members: '', is: 'failed 0' },
  { steps: TWO, members: 'a4 b6', is: '10@900 a4=3600+0 b6=5400+0' },
  { steps: TWO, members: 'a4 b7', is: '11@900 a4=3600+0 b7=6300+0' },
  { steps: TWO, members: 'a2 b3', is: '5@1000 a2=2000+0 b3=3000+0' },
  // The next step pays once its whole cost is below the present one.
  { steps: TWO, members: 'a9', is: '9@1000 a9=9000+0' },
  { steps: '1@1000 10@800', members: 'a9', is: '9@1000 a9=9000+0 +1=1000' },
  { steps: '1@1000 10@800', members: 'a8', is: '8@1000 a8=8000+0' },
  { steps: '1@1000 20@500', members: 'a11', is: '11@1000 a11=11000+0 +9=1000' },
  { steps: '1@1000 5@990 6@100', members: 'a4', is: '4@1000 a4=4000+0' },
  { steps: '1@1000 5@300 6@100', members: 'a4', is: '4@1000 a4=4000+0 +1=2500' },
  // Members whom a price drives away, and those who leave because others did.
  { steps: TWO, members: 'a4 b5<950', is: '4@1000 a4=4000+0' },
  { steps: TWO, members: 'a5 b5<900', is: '10@900 a5=4500+0 b5=4500+0' },
  { steps: TWO, members: 'a5 b5<899', is: '5@1000 a5=5000+0' },
  { steps: TWO, members: 'a5<950 b5<899', is: 'failed 0' },
  { steps: TWO, members: 'a5<1000 b5<899', is: '5@1000 a5=5000+0' },
  { steps: '1@1000 10@900 20@800', members: 'a8 b6<900 c6<799', is: '14@900 a8=7200+0 b6=5400+0' },
  { steps: '1@1000 10@900 20@800', members: 'a3 b6<850 c6<899 d6<799', is: '3@1000 a3=3000+0' },
  { steps: '1@1000 10@900 20@800 30@700', members: 'a1 b9<900 c10<850 d10<699', is: '20@800 a1=800+0 b9=7200+0 c10=8000+0' },
  { steps: '1@1000 10@900 20@800 30@700', members: 'a1 b9<900 c10<750 d10<699', is: '10@900 a1=900+0 b9=8100+0' },
  { steps: '1@1000 10@900 20@800 30@700', members: 'a1 b9<890 c10<750 d10<699', is: '1@1000 a1=1000+0' },
  { steps: '10@900 20@800', members: 'a10<850 b9', is: 'failed 9' },
  { steps: '10@900 20@800', members: 'a10<850 b10', is: '20@800 a10=8000+0 b10=8000+0' },
  { steps: '10@900', members: 'a10<0 b10', is: '10@900 b10=9000+0' },
  { steps: '10@900', members: 'a3<100 b3<100', is: 'failed 6' },
  // The smallest group that is worth while.
  { steps: TWO, members: 'a5', smallest: 5, is: '5@1000 a5=5000+0' },
  { steps: TWO, members: 'a5', smallest: 6, is: 'failed 5' },
  { steps: '5@1000', members: 'a4', smallest: 1, is: 'failed 4' },
  { steps: TWO, members: 'a5 b5<899', smallest: 10, is: 'failed 5' },
  { steps: TWO, members: 'a12', smallest: 12, is: '12@900 a12=10800+0' },
  // A fee, by largest remainder and then by order of joining.
  { steps: '1@1000', members: 'a1 b1', fee: 100, is: '2@1000 a1=1000+50 b1=1000+50' },
  { steps: '1@1000', members: 'a1 b1 c1', fee: 100, is: '3@1000 a1=1000+34 b1=1000+33 c1=1000+33' },
  { steps: '1@1000', members: 'a1 b1 c1', fee: 101, is: '3@1000 a1=1000+34 b1=1000+34 c1=1000+33' },
  { steps: '1@1000', members: 'a1 b2', fee: 100, is: '3@1000 a1=1000+33 b2=2000+67' },
  { steps: '1@1000', members: 'a2 b1', fee: 100, is: '3@1000 a2=2000+67 b1=1000+33' },
  { steps: '1@1000', members: 'a3 b3 c1', fee: 1, is: '7@1000 a3=3000+1 b3=3000+0 c1=1000+0' },
  { steps: '1@1000', members: 'a1 b5 c1', fee: 2, is: '7@1000 a1=1000+0 b5=5000+2 c1=1000+0' },
  { steps: TWO, members: 'a5 b5<899', fee: 1500, is: '5@1000 a5=5000+1500' },
  { steps: '1@0', members: 'a1 b3', fee: 7, is: '4@0 a1=0+2 b3=0+5' },
  { steps: '1@99999999 10000@99999998', members: 'a10000 b10000', is: '20000@99999998 a10000=999999980000+0 b10000=999999980000+0' },
]

describe('Settling a group', () => {
  test.each(CASES)('$steps with $members, fee $fee and smallest $smallest is $is', (each) => {
    expect(said(each)).toBe(each.is)
  })
})

describe('Whatever a group is', () => {
  test('goods and fee are shared to the cent, and nobody pays more for a unit than the most they said', () => {
    fc.assert(
      fc.property(anyGroup, ({ steps, members, feeCents, smallest }) => {
        const settled = settle({ steps, feeCents }, members, smallest)
        if (!settled.isSettled) return settled.priceCents === null && settled.members.length === 0 && settled.hint === null
        const { total, priceCents } = settled
        expect(priceCents).toBe(stepAt(steps, total)?.priceCents)
        expect(total).toBeGreaterThanOrEqual(smallest ?? steps[0]?.from ?? 0)
        const sum = (of: (share: (typeof settled.members)[number]) => number) => settled.members.reduce((all, share) => all + of(share), 0)
        expect([sum(({ units }) => units), sum((share) => share.costCents), sum((share) => share.feeCents)]).toEqual([
          total,
          total * (priceCents ?? 0),
          feeCents,
        ])
        for (const { id } of settled.members) {
          const most = members.find((member) => member.id === id)?.most ?? null
          expect(most === null || most >= (priceCents ?? 0)).toBe(true)
        }
        return true
      }),
    )
  })

  test('who stays, at which price, is the same in every order of joining', () => {
    fc.assert(
      fc.property(anyGroup, fc.infiniteStream(fc.nat()), ({ steps, members, feeCents, smallest }, random) => {
        const shuffled = members.map((member) => ({ member, key: random.next().value })).toSorted((a, b) => a.key - b.key)
        const [one, other] = [members, shuffled.map(({ member }) => member)].map((each) => settle({ steps, feeCents }, each, smallest))
        const withoutFees = (settled: typeof one) =>
          settled && {
            ...settled,
            members: settled.members
              .map(({ id, units, costCents }) => ({ id, units, costCents }))
              .toSorted((a, b) => a.id.localeCompare(b.id)),
          }
        expect(withoutFees(other)).toEqual(withoutFees(one))
      }),
    )
  })

  test('one more member who takes any price drives nobody out', () => {
    fc.assert(
      fc.property(anyGroup, fc.integer({ min: 1, max: 60 }), ({ steps, members, smallest }, want) => {
        const before = settle({ steps }, members, smallest)
        const after = settle({ steps }, [...members, { id: 'new', want, most: null }], smallest)
        const ids = after.members.map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(before.members.map(({ id }) => id)))
      }),
    )
  })

  test('a hint is what the goods cost less once that many more are bought', () => {
    fc.assert(
      fc.property(anyGroup, ({ steps, members, smallest }) => {
        const { hint, total, priceCents } = settle({ steps }, members, smallest)
        if (!hint) return
        const next = stepAt(steps, total + hint.more)
        expect(hint.savesCents).toBe(total * (priceCents ?? 0) - (total + hint.more) * (next?.priceCents ?? 0))
        expect(hint.savesCents).toBeGreaterThan(0)
        expect(stepAt(steps, total + hint.more - 1)?.priceCents).toBe(priceCents)
      }),
    )
  })
})
