import { useState } from 'react'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { QUOTES } from '#web/paths.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { WaitingRow } from './waiting-row.tsx'
import { waitingWords } from './waiting-texts.ts'
import styles from './waiting.module.css'

type WaitingListProps = {
  requests: readonly SentRequest[]
  rows: number
  /** Whether there may be more than these. */
  isMore: boolean
  /** Whether it stands over the lower edge of the window. */
  isOver: boolean
}

/** Shows how many requests wait, and the first of them. */
export function WaitingList({ requests, rows, isMore, isOver }: WaitingListProps) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <section aria-labelledby="waiting" data-bottom-bar={isOver || undefined} className={isOver ? styles.over : styles.inPlace}>
      <Wrap className={styles.box}>
        <h2 id="waiting" className={styles.title}>
          {waitingWords(requests, isMore)}
        </h2>
        <TextLink href={QUOTES} className={styles.all}>
          All your requests
        </TextLink>
        {isOver && <IconButton icon="x" label="Close" className={styles.close} onClick={() => setClosed(true)} />}
        <ul className={styles.rows}>
          {requests.slice(0, rows).map((request) => (
            <WaitingRow key={request.id} request={request} />
          ))}
        </ul>
      </Wrap>
    </section>
  )
}
