import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './inbox.module.css'
import { useWaiting } from './waiting-read.ts'

type Waiting = ResponseOf<'GET /api/waiting'>

/** Says that something has come since the list was read. The list stays as it is until the line is pressed, so that nothing jumps. */
export function NewsLine() {
  const client = useQueryClient()
  const waiting = useWaiting()
  const [known, setKnown] = useState<Waiting>()
  if (waiting && (known === undefined || (!isNewer(waiting, known) && waiting.count !== known.count)))
    setKnown({ count: waiting.count, at: known?.at ?? waiting.at })
  const hasNews = waiting !== undefined && known !== undefined && isNewer(waiting, known)
  const show = () => {
    setKnown(waiting)
    void client.invalidateQueries({ queryKey: ['GET /api/suppliers/:id/leads'] })
    void client.invalidateQueries({ queryKey: ['GET /api/suppliers/:id/samples'] })
  }
  return (
    <output className={styles.news}>
      {hasNews && (
        <Button variant="quiet" size="sm" icon="arrow-up" onClick={show}>
          {counted(Math.max(1, waiting.count - known.count), 'new request or contact', 'new requests and contacts')}
        </Button>
      )}
    </output>
  )
}

const isNewer = (waiting: Waiting, known: Waiting): boolean => waiting.at !== null && (known.at === null || waiting.at > known.at)
