import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countsOf, type Filter } from './queries.ts'

export type Counts = Awaited<ReturnType<typeof countsOf>>
export type Directory = { db: Db; counts: () => Promise<Counts> }

/** How many suppliers each category has in each state, counted once and kept until a public change: a list's total and the menu come from it. */
export function keptCounts({ db, changes }: Pick<Context, 'db' | 'changes'>): () => Promise<Counts> {
  let kept: Promise<Counts> | null = null
  const forget = () => (kept = null)
  changes.listen(forget)
  return () => {
    if (!changes.hearing()) return countsOf(db, {})
    if (kept) return kept
    const counting = countsOf(db, {})
    kept = counting
    counting.catch(() => kept === counting && forget())
    return counting
  }
}

/** Those that answer to the filter: out of what is kept, unless it asks for a place smaller than a state. */
export async function countsFor({ db, counts }: Directory, filter: Filter): Promise<Counts> {
  const { category, state, place } = filter
  if (place && !('state' in place)) return countsOf(db, filter)
  return (await counts()).filter(
    (count) => (!category || count.category === category) && (!state || count.state === state) && (!place || count.state === place.state),
  )
}

export const sumOf = (counts: { suppliers: number }[]): number => counts.reduce((total, { suppliers }) => total + suppliers, 0)
