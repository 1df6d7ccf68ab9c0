import { useEffect, useState } from 'react'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { readTextDraft, writeTextDraft } from '#web/storage/text-drafts.ts'

type Item = { id: number; value: string }

const NONE: ReadonlyMap<number, string> = new Map()

/**
 * Holds the unsaved values of items by id. A value that equals the stored one is no change. They are there again after a reload and a new
 * sign-in, as what is typed into forms is (storage/text-drafts.ts); `name` stands for the list of items.
 */
export function useDrafts(items: readonly Item[], name: string) {
  const [drafts, setDrafts] = useState(NONE)
  const stored = new Map(items.map(({ id, value }) => [id, value]))
  const changed = [...drafts].filter(([id, value]) => stored.has(id) && stored.get(id) !== value).map(([id, value]) => ({ id, value }))
  useStoredDrafts(name, { drafts, changed, setDrafts })
  return {
    changed,
    valueOf: ({ id, value }: Item) => drafts.get(id) ?? value,
    set: ({ id }: Pick<Item, 'id'>, value: string) => setDrafts((now) => new Map(now).set(id, value)),
    clear: () => setDrafts(new Map()),
  }
}
export type Drafts = ReturnType<typeof useDrafts>

type StoredDraftsOptions = {
  drafts: typeof NONE
  changed: readonly Item[]
  setDrafts: (next: (now: typeof NONE) => typeof NONE) => void
}

function useStoredDrafts(name: string, { drafts, changed, setDrafts }: StoredDraftsOptions) {
  const storage = useRequesterStorage()
  const requester = storage?.requester
  useEffect(() => {
    const draft = storage && readTextDraft(storage, name)
    if (!draft) return
    const before = Object.entries(draft.texts).map(([id, value]) => [Number(id), value] as const)
    setDrafts((now) => new Map([...before, ...now]))
    // eslint-disable-next-line react/exhaustive-deps -- a storage is another object each time, and the same one for the same requester
  }, [requester, name])
  useEffect(() => {
    if (storage && drafts !== NONE) writeTextDraft(storage, name, Object.fromEntries(changed.map(({ id, value }) => [id, value])))
    // eslint-disable-next-line react/exhaustive-deps -- what is changed follows from the drafts
  }, [requester, name, drafts])
}
