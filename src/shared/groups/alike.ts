import type { GroupSummary } from '#contract/groups/groups.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'

type Wanted = Pick<GroupSummary, 'item' | 'unit'>

/**
 * Returns the groups that can be joined and want what a new one would: the same goods, whatever the case, order of words and plural, in the same
 * unit. A unit that is not typed yet goes with any.
 */
export function alikeGroups<Group extends Wanted & Pick<GroupSummary, 'state'>>({ item, unit }: Wanted, groups: readonly Group[]): Group[] {
  const goods = goodsKey(item)
  if (goods === '') return []
  const isSameUnit = (other: string) => unit.trim() === '' || goodsKey(other) === goodsKey(unit)
  return groups.filter(
    ({ state, ...other }) => (state === 'open' || state === 'priced') && goodsKey(other.item) === goods && isSameUnit(other.unit),
  )
}
