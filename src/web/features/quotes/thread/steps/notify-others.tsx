import { useQuery } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { WENT_ELSEWHERE } from '#contract/quotes/bulk-quotes.ts'
import { stepsFor } from '#contract/quotes/quote-states.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { query } from '#web/api/reads/query.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** A request whose prices are about to be accepted, and the bulk request that it is part of, if any. */
export type OneOfMany = { id: string; bulkId: string | null; linkKey: string | null }

const draftOf = (bulkId: string) => `elsewhere-${bulkId}`

/** Returns how many other suppliers of the bulk request still wait for a decision; 0 until that is known. */
export function useOthers({ id, bulkId, linkKey }: OneOfMany, isAsked: boolean): number {
  const read = query('GET /api/quotes/bulk/:id', { id: bulkId ?? '', key: linkKey })
  const { data = [] } = useQuery({ ...read, enabled: isAsked && bulkId !== null })
  return data.filter(
    ({ id: other, status, supplier }) => other !== id && supplier.id !== null && stepsFor('buyer', status).includes('withdraw'),
  ).length
}

/** Returns what tells the other suppliers as the form says; does nothing where that is not ticked, or is not there. */
export function useNotifyOthers({ bulkId, linkKey }: OneOfMany) {
  const { send } = useWrite('POST /api/quotes/bulk/:id/decline-others', { linkKey, invalidates: [...SHOWS_QUOTES, 'GET /api/quotes/:id'] })
  return async (form: FormData | null) => {
    if (bulkId === null || form?.get('tell') == null) return
    if (await send({ id: bulkId, reason: String(form.get('elsewhere') ?? '') })) forgetText(draftOf(bulkId))
  }
}

/** Asks whether the others are to be told that it went elsewhere, and in which words. */
export function NotifyOthers({ count, bulkId, form }: { count: number; bulkId: string; form: Ref<HTMLFormElement> }) {
  const [isTicked, setTicked] = useState(true)
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextDraft name={draftOf(bulkId)} />
      <Stack gap={2}>
        <Checkbox
          name="tell"
          checked={isTicked}
          onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
          label={count === 1 ? 'Tell the other one that it went elsewhere' : `Tell the other ${count} that it went elsewhere`}
        />
        {isTicked && (
          <Field label="What they read">
            <TextArea name="elsewhere" rows={2} maxLength={1000} defaultValue={WENT_ELSEWHERE} />
          </Field>
        )}
      </Stack>
    </form>
  )
}
