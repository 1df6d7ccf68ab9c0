import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, type MouseEvent } from 'react'
import { answerSpan } from '#shared/text/answer-span.ts'
import { counted, listed } from '#shared/text/words.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { comparePath, QUOTES } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './bulk-sent-note.module.css'
import { isJustSent, noteSentBulk, useSentBulk, type SentBulk, type SentFrom } from '#web/features/quotes/ask/sent-requests.ts'

/** The suppliers that are named, and whose answer times are read; the others are counted. */
const MAX_NAMED = 10

export type BulkSentNoteProps = {
  from: SentFrom
  /** Called when its link is followed. */
  onFollow?: () => void
}

/** A note on what happens after the bulk request that was sent from here, until it is closed: below the page, or at the end of a chat. */
export function BulkSentNote({ from, onFollow }: BulkSentNoteProps) {
  const sent = useSentBulk(from)
  // Another request, or another account, is another note.
  return sent ? <Note key={sent.ids[0]} sent={sent} onFollow={onFollow} /> : null
}

type NoteProps = Pick<BulkSentNoteProps, 'onFollow'> & { sent: SentBulk }

function Note({ sent, onFollow }: NoteProps) {
  const heading = useFirstFocus(sent)
  const { suppliers, email, from } = sent
  const named = suppliers.slice(0, MAX_NAMED)
  const others = suppliers.length - named.length
  return (
    <section aria-labelledby="bulk-sent" data-sticks data-kept-clear className={from === 'assistant' ? styles.inChat : styles.note}>
      <Docket paper="canary" lifted className={styles.docket}>
        <Stack gap={3}>
          <h2 id="bulk-sent" ref={heading} tabIndex={-1} className={styles.title}>
            {counted(suppliers.length, 'supplier')} {suppliers.length === 1 ? 'has' : 'have'} your request
          </h2>
          <SeeRequest sent={sent} onFollow={onFollow} />
          <p>
            {listed([...named.map(({ businessName }) => businessName), ...(others > 0 ? [`${others} more`] : [])])}. Each answers you
            directly; nothing is ordered until you say yes.
          </p>
          <WhenToExpect suppliers={named} />
          <NextStep email={email} />
        </Stack>
      </Docket>
    </section>
  )
}

/** Focuses the heading of what was just sent: the button that opened the dialog may have left the page. */
function useFirstFocus(sent: SentBulk) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The dialog gives the focus back a moment after it has left the page.
    if (isJustSent(sent)) setTimeout(() => heading.current?.focus())
  }, [sent])
  return heading
}

/** Says how soon each usually answers, as far as that was measured. */
function WhenToExpect({ suppliers }: { suppliers: SentBulk['suppliers'] }) {
  const reads = useQueries({
    queries: suppliers.map(({ id }) => query('GET /api/suppliers/:id/answer-times', { id: String(id) })),
  })
  const known = suppliers.flatMap(({ businessName }, at) => {
    const minutes = reads[at]?.data?.medianMinutes
    return minutes == null ? [] : [{ businessName, minutes }]
  })
  if (known.length === 0) return null
  const spans = known
    .toSorted((one, other) => one.minutes - other.minutes)
    .map(({ businessName, minutes }) => `${businessName} within ${answerSpan(minutes)}`)
  return <p>{`Usually answered: ${listed(spans)}.`}</p>
}

/** Closes the note. The focus, which its button had, goes to what is around it. */
function closeNote({ currentTarget }: MouseEvent<HTMLElement>) {
  const around = currentTarget.closest<HTMLElement>('[role=dialog], main')
  noteSentBulk(undefined)
  around?.focus({ preventScroll: true })
}

/** Leads to the answers side by side: a visitor by the key that this browser has got for what it sent. */
function SeeRequest({ sent: { bulkId, key }, onFollow }: NoteProps) {
  const me = useMe()
  if (!me && !key) return null
  return (
    <p>
      <ButtonLink href={bulkId ? comparePath(bulkId, key) : QUOTES} size="sm" icon="rows" onClick={onFollow}>
        See your request
      </ButtonLink>
    </p>
  )
}

function NextStep({ email }: { email: string }) {
  const me = useMe()
  return (
    <>
      <p>
        A copy is on its way to <b className={styles.address}>{email}</b>
        {me ? '.' : ', with a link to the page that shows the answers side by side.'}
      </p>
      <Stack row gap={2}>
        <Button size="sm" variant="outline" onClick={closeNote}>
          Close this note
        </Button>
      </Stack>
    </>
  )
}
