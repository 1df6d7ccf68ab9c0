import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import type { GroupSummary } from '#contract/groups/groups.ts'
import { newGroupTexts } from '#contract/site-texts/group-texts.ts'
import { alikeGroups } from '#shared/groups/alike.ts'
import { query } from '#web/api/reads/query.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { useTexts } from '#web/use-site.ts'
import { GroupRow } from './group-row.tsx'
import { fieldsOf } from './use-group-form.ts'

/** Groups that are looked through for the same thing: those of one place and category that close next. */
const LOOKED_AT = 100
const NOTHING = { item: '', unit: '', category: '', place: '' }

/** Returns the groups for what is typed into the form of a new one, each time that one of its fields has been left. */
export function useAlikeGroups(form: RefObject<HTMLFormElement | null>): GroupSummary[] {
  const [typed, setTyped] = useState(NOTHING)
  useEffect(() => {
    const { current } = form
    if (!current) return
    const look = () => {
      const { text } = fieldsOf(current)
      setTyped({ item: text('item'), unit: text('unit'), category: text('category'), place: text('place') })
    }
    current.addEventListener('focusout', look)
    return () => current.removeEventListener('focusout', look)
  }, [form])
  const { item, category, place } = typed
  const { data } = useQuery({
    ...query('GET /api/groups', { place, category, limit: LOOKED_AT }),
    enabled: item !== '' && category !== '' && place !== '',
  })
  return alikeGroups(typed, data?.items ?? [])
}

/** The groups that want the same, so that venues of one place join one instead of opening another. */
export function AlikeGroups({ groups }: { groups: readonly GroupSummary[] }) {
  const { alike, alikeText } = useTexts(newGroupTexts)
  if (groups.length === 0) return null
  return (
    <Note tone="info" icon="handshake" title={alike}>
      <p>{alikeText}</p>
      <ul>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
    </Note>
  )
}
