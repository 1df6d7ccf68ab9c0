import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#web/api/reads/query.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { useStored } from '#web/storage/stored.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** When the last request joined that the reader has been told about; ISO 8601, empty before the first. */
const toldUntil = requesterStored<string>({
  name: 'joined-requests-told',
  area: () => localStorage,
  empty: '',
  isValid: (value): value is string => typeof value === 'string',
})

/**
 * Says that what was asked for without an account is among the account's requests now, until the reader has taken note of it. With `wayOn`
 * it leads there instead.
 */
export function JoinedNote({ wayOn }: { wayOn?: ReactNode }) {
  const { data } = useQuery({ ...query('GET /api/quotes/joined', {}), refetchOnMount: 'always' })
  const notified = useStored(toldUntil)
  const lastAt = data?.lastAt
  if (!lastAt || lastAt <= notified) return null
  return (
    <Note tone="success" title={data.count === 1 ? '1 earlier request is here now' : `${data.count} earlier requests are here now`}>
      <Stack row gap={4} align="center" justify="space-between">
        <span>{data.count === 1 ? 'It was' : 'They were'} asked for with your email address, without an account.</span>
        {wayOn ?? (
          <Button variant="quiet" size="sm" onClick={() => void toldUntil.change(() => lastAt)}>
            Got it
          </Button>
        )}
      </Stack>
    </Note>
  )
}
