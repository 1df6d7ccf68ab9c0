import { useState } from 'react'
import { tidied } from '#shared/text/visible-text.ts'
import { NO_DRAFTS, type Draft, type DraftsById } from './draft.ts'
import { useStoredDrafts } from './use-stored-drafts.ts'

type Item = { id: number; value: string }

/**
 * Holds the unsaved values of items by id. A value that equals the stored one is no change. Where `name` is given, which stands for the list of
 * items, they are there again after a reload and a new sign-in.
 */
export function useDrafts<Stored extends Item>(items: readonly Stored[], name?: string) {
  const [drafts, setDrafts] = useState(NO_DRAFTS)
  const stored = new Map(items.map((item) => [item.id, item]))
  const isChanged = (id: number, { value }: Draft) => stored.has(id) && stored.get(id)?.value !== value
  const changed = [...drafts].filter(([id, draft]) => isChanged(id, draft)).map(([id, { value }]) => ({ id, value }))
  useStoredDrafts(name, drafts, isChanged, setDrafts)
  const change = (id: number, next: (now: Draft | undefined) => Draft | undefined) =>
    setDrafts((now) => withDraft(now, id, next(now.get(id))))
  return {
    changed,
    /** Unsaved values of items that somebody else has changed since they were begun: saving them would overwrite what nobody here has seen. */
    clashes: [...drafts].flatMap(([id, draft]) => {
      const theirs = stored.get(id)
      return theirs && isChanged(id, draft) && draft.base !== undefined && draft.base !== theirs.value
        ? [{ item: theirs, mine: draft.value }]
        : []
    }),
    draftOf: ({ id }: Pick<Item, 'id'>) => drafts.get(id)?.value,
    valueOf: ({ id, value }: Item) => drafts.get(id)?.value ?? value,
    set: ({ id, value: base }: Item, value: string) =>
      change(id, (now) => (value === base ? undefined : { value, base: now ? now.base : base })),
    /** Notes that a value was sent: what has been typed since starts from it. */
    saved: ({ id, value: sent }: Item) => change(id, (now) => (!now || now.value === sent ? undefined : { ...now, base: tidied(sent) })),
    /** Notes that what stands there now has been seen. */
    seen: (ids: Iterable<number>) => {
      for (const id of ids) change(id, (now) => now && { ...now, base: stored.get(id)?.value })
    },
    drop: (ids: Iterable<number>) => {
      for (const id of ids) change(id, () => undefined)
    },
    clear: () => setDrafts(new Map()),
  }
}
export type Drafts<Stored extends Item = Item> = ReturnType<typeof useDrafts<Stored>>

function withDraft(drafts: DraftsById, id: number, draft: Draft | undefined) {
  const next = new Map(drafts)
  if (draft) next.set(id, draft)
  else next.delete(id)
  return next
}
