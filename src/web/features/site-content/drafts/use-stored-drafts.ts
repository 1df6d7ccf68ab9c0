import { useEffect } from 'react'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { readTextDraft, writeTextDraft } from '#web/storage/text-drafts.ts'
import { NO_DRAFTS, type Draft, type DraftsById } from './draft.ts'

/** Stores drafts in the browser as what is typed into forms is (storage/text-drafts.ts), each with the value from which it was begun. */
export function useStoredDrafts(
  name: string | undefined,
  drafts: DraftsById,
  isChanged: (id: number, draft: Draft) => boolean,
  setDrafts: (next: (now: DraftsById) => DraftsById) => void,
) {
  const storage = useRequesterStorage()
  const requester = storage?.requester
  useEffect(() => {
    const draft = storage && name !== undefined && readTextDraft(storage, name)
    if (draft) setDrafts((now) => new Map([...draftsIn(draft.texts), ...now]))
    // eslint-disable-next-line react/exhaustive-deps -- a storage is another object each time, and the same one for the same requester
  }, [requester, name])
  useEffect(() => {
    if (storage && name !== undefined && drafts !== NO_DRAFTS)
      writeTextDraft(storage, name, textsOf([...drafts].filter(([id, draft]) => isChanged(id, draft))))
    // eslint-disable-next-line react/exhaustive-deps -- what is changed follows from the drafts
  }, [requester, name, drafts])
}

const BASE = '.base'

const draftsIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .filter(([id]) => !id.endsWith(BASE))
    .map(([id, value]): [number, Draft] => [Number(id), { value, base: texts[`${id}${BASE}`] }])

const textsOf = (drafts: readonly [number, Draft][]) =>
  Object.fromEntries(
    drafts.flatMap(([id, { value, base }]) => [[String(id), value], ...(base === undefined ? [] : [[`${id}${BASE}`, base] as const])]),
  )
