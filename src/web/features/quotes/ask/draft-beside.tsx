import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import type { BulkForm } from './bulk/bulk-quote-fields.tsx'
import { BULK_DRAFT, CHAT_DRAFT, readDraft } from './contact-details.ts'

/** Of a longer message the beginning says which it is. */
const SHOWN = 80

/** The messages that were typed here before and not sent, to take instead of the one that the form began with; none is lost by it. */
export function DraftBeside({ form, storage }: { form: BulkForm; storage: RequesterStorage }) {
  const message = useWatch({ control: form.control, name: 'message' })
  const [kept, setKept] = useState(() => {
    const drafts = ([CHAT_DRAFT, BULK_DRAFT] as const).map((name) => readDraft(storage, name)?.message)
    return drafts.filter((draft) => typeof draft === 'string' && !isBlank(draft)) as string[]
  })
  const others = [...new Set(kept)].filter((draft) => draft !== message)
  if (others.length === 0) return null
  const use = (draft: string) => {
    setKept([...kept, message])
    form.setValue('message', draft, { shouldDirty: true })
  }
  return (
    <Note tone="info" icon="pencil-simple" title="Also written, and not sent">
      {others.map((draft) => (
        <p key={draft}>
          “{draft.length > SHOWN ? `${draft.slice(0, SHOWN)}…` : draft}”{' '}
          <TextLink
            render={
              <button type="button" onClick={() => use(draft)}>
                Use this instead
              </button>
            }
          />
        </p>
      ))}
    </Note>
  )
}
