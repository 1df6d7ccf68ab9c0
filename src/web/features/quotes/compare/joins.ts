import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'

/** Rows that a buyer has joined: each group holds ids of rows (item-keys.ts), at least one of each of its rows. */
export type Joins = readonly (readonly string[])[]

/** What a buyer has said of the rows of a comparison. */
export type SaidOfRows = {
  joined: Joins
  /** Ids of names whose lines stand by themselves, although they would be one row. */
  apart: readonly string[]
}

/** What one step does to it; the other way round it is undone. */
export type RowStep = { added: SaidOfRows; removed: SaidOfRows }

const NOTHING: SaidOfRows = { joined: [], apart: [] }
const overlap = (one: readonly string[], other: readonly string[]) => one.some((id) => other.includes(id))

/** Returns the step that joins two rows, with whatever either was joined with before, also where that is not in view. */
export function joinStep({ joined }: SaidOfRows, one: JoinedRow, other: JoinedRow): RowStep {
  const before = joined.filter((group) => overlap(group, [...one.ids, ...other.ids]))
  const group = [...new Set([...before.flat(), ...one.joined, ...other.joined])]
  return { added: { ...NOTHING, joined: [group] }, removed: { ...NOTHING, joined: before } }
}

/** Returns the step that splits what the buyer has joined, or else what was joined without being asked for. */
export function splitStep({ joined, apart }: SaidOfRows, row: JoinedRow): RowStep {
  const before = joined.filter((group) => overlap(group, row.ids))
  if (before.length > 0) return { added: NOTHING, removed: { ...NOTHING, joined: before } }
  return { added: { ...NOTHING, apart: row.ids.filter((id) => !apart.includes(id)) }, removed: NOTHING }
}

/** Returns what is said after a step. What it joins is in no other group. */
export function afterStep({ joined, apart }: SaidOfRows, { added, removed }: RowStep): { joined: string[][]; apart: string[] } {
  const gone = new Set(removed.joined.map((group) => group.join()))
  const stays = joined.filter((group) => !gone.has(group.join()) && !added.joined.some((other) => overlap(group, other)))
  return {
    joined: [...stays, ...added.joined].map((group) => [...group]),
    apart: [...apart.filter((id) => !removed.apart.includes(id)), ...added.apart],
  }
}

export const undoOf = ({ added, removed }: RowStep): RowStep => ({ added: removed, removed: added })

type JoinedRow = { ids: readonly string[]; joined: readonly string[] }

/** Returns the rows with each group merged into one row at the position of its first, as far as `merge` allows it. */
export function joinRows<R extends Pick<JoinedRow, 'ids'>>(
  rows: readonly R[],
  joins: Joins,
  merge: (one: R, other: R) => R | undefined,
): R[] {
  return joins.reduce<R[]>(
    (all, group) => {
      const [first, ...others] = all.filter(({ ids }) => ids.some((id) => group.includes(id)))
      return first ? others.reduce((joined, other) => joinTwo(joined, first.ids, other, merge), all) : all
    },
    [...rows],
  )
}

function joinTwo<R extends Pick<JoinedRow, 'ids'>>(
  rows: R[],
  firstIds: readonly string[],
  other: R,
  merge: (one: R, other: R) => R | undefined,
): R[] {
  // Every row has an id, and the row that the first was merged into keeps its ids.
  const first = required(
    rows.find(({ ids }) => ids.includes(itemAt(firstIds, 0))),
    'The row that was joined',
  )
  const merged = merge(first, other)
  return merged ? rows.filter((row) => row !== other).map((row) => (row === first ? merged : row)) : rows
}
