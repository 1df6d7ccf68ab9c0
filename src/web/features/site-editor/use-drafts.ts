import { useState } from 'react'

type Item = { id: number; value: string }

/** Holds the unsaved values of items by id. A value that equals the stored one is no change. */
export function useDrafts(items: readonly Item[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map())
  const stored = new Map(items.map(({ id, value }) => [id, value]))
  const changed = [...drafts].filter(([id, value]) => stored.has(id) && stored.get(id) !== value).map(([id, value]) => ({ id, value }))
  return {
    changed,
    valueOf: ({ id, value }: Item) => drafts.get(id) ?? value,
    set: ({ id }: Pick<Item, 'id'>, value: string) => setDrafts((now) => new Map(now).set(id, value)),
    clear: () => setDrafts(new Map()),
  }
}
export type Drafts = ReturnType<typeof useDrafts>
