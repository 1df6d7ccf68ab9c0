import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apportion } from '#shared/money/apportion.ts'
import { settle, type GroupMember, type PriceStep } from './settle.ts'

const file = join(import.meta.dirname, '../../../../shared/data/comparison-cases.json')
const isThere = existsSync(file)
type Settled = { members: GroupMember[]; steps: PriceStep[]; expected: { closed: boolean } }
type Fee = { feeCents: number; weights: number[]; expected: number[] }

test.skipIf(!isThere)(
  `Worked groups are settled as they were computed by hand${isThere ? '' : ': skipped, ../shared/data/comparison-cases.json is not there'}`,
  () => {
    const { groups }: { groups: (Settled | Fee | { size: number })[] } = JSON.parse(readFileSync(file, 'utf8'))
    const fees = groups.filter((group) => 'weights' in group)
    for (const { feeCents, weights, expected } of fees) expect(apportion(feeCents, weights)).toEqual(expected)
    const settlements = groups.filter((group) => 'steps' in group)
    for (const { steps, members, expected } of settlements) {
      const { closed, ...rest } = expected
      expect(settle({ steps }, members)).toMatchObject({ isSettled: closed, ...rest })
    }
  },
)
