/** Rows that a buyer has joined: in each group the ids of lines (item-keys.ts), one at least of each row. */
export type Joins = readonly (readonly string[])[]

/** More than the rows of a comparison could be. */
const GROUPS_MOST = 50

/** From an address: "1x2y.3z-4a.5b". What is no id joins nothing. */
export const readJoins = (text: string | null): Joins =>
  (text ?? '')
    .split('-', GROUPS_MOST)
    .map((group) => group.split('.', GROUPS_MOST).filter((id) => /^[a-z\d]{1,7}$/.test(id)))
    .filter((group) => group.length > 1)

export const joinsText = (joins: Joins): string | undefined => joins.map((group) => group.join('.')).join('-') || undefined

type Row = { ids: readonly string[] }

/** A row for each item: those that belong to one group become one, in the place of the first, where `merge` can. */
export function joinRows<R extends Row>(rows: readonly R[], joins: Joins, merge: (one: R, other: R) => R | undefined): R[] {
  return joins.reduce<R[]>(
    (all, group) => {
      const [first, ...others] = all.filter(({ ids }) => ids.some((id) => group.includes(id)))
      return others.reduce((joined, other) => joinTwo(joined, first!.ids, other, merge), all)
    },
    [...rows],
  )
}

function joinTwo<R extends Row>(rows: R[], firstIds: readonly string[], other: R, merge: (one: R, other: R) => R | undefined): R[] {
  const first = rows.find(({ ids }) => ids.includes(firstIds[0]!))!
  const merged = merge(first, other)
  return merged ? rows.filter((row) => row !== other).map((row) => (row === first ? merged : row)) : rows
}
