import { lazy, Suspense } from 'react'
import type { BulkSentNoteProps } from './bulk-sent-note.tsx'
import { useSentBulk } from '#web/features/quotes/ask/sent-requests.ts'

const BulkSentNote = lazy(async () => ({ default: (await import('./bulk-sent-note.tsx')).BulkSentNote }))

/** The note on the bulk request that was sent from here, after a reload too; its script is loaded where there is one. */
export const SentBulk = (props: BulkSentNoteProps) =>
  useSentBulk(props.from) && (
    <Suspense>
      <BulkSentNote {...props} />
    </Suspense>
  )
