/** Rows that a buyer has joined: each group holds line ids (item-keys.ts), at least one of each of its rows. */
export type Joins = readonly (readonly string[])[]

/** More groups than a comparison can have rows. */
const MAX_GROUPS = 50

/** Parses the joins in an address, "1x2y.3z-4a.5b". Invalid ids are ignored. */
export const readJoins = (text: string | null): Joins =>
  (text ?? '')
    .split('-', MAX_GROUPS)
    .map((group) => group.split('.', MAX_GROUPS).filter((id) => /^[a-z\d]{1,7}$/.test(id)))
    .filter((group) => group.length > 1)

export const joinsText = (joins: Joins): string | undefined => joins.map((group) => group.join('.')).join('-') || undefined

type JoinedRow = { ids: readonly string[] }

/** Returns the rows with each group merged into one row at the position of its first, as far as `merge` allows it. */
export function joinRows<R extends JoinedRow>(rows: readonly R[], joins: Joins, merge: (one: R, other: R) => R | undefined): R[] {
  return joins.reduce<R[]>(
    (all, group) => {
      const [first, ...others] = all.filter(({ ids }) => ids.some((id) => group.includes(id)))
      return first ? others.reduce((joined, other) => joinTwo(joined, first.ids, other, merge), all) : all
    },
    [...rows],
  )
}

function joinTwo<R extends JoinedRow>(rows: R[], firstIds: readonly string[], other: R, merge: (one: R, other: R) => R | undefined): R[] {
  // Every row has an id, and the row that the first was merged into keeps its ids.
  const first = rows.find(({ ids }) => ids.includes(firstIds[0]!))!
  const merged = merge(first, other)
  return merged ? rows.filter((row) => row !== other).map((row) => (row === first ? merged : row)) : rows
}
