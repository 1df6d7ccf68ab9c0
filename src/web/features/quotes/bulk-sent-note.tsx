import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { answerSpan } from '#shared/answer-span.ts'
import { counted, listed } from '#shared/words.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { comparePath, QUOTES } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './bulk-sent-note.module.css'
import { noteSentBulk, useSentBulk, type SentBulk } from './sent-requests.ts'

/** The suppliers that are named, and whose answer times are read; the others are counted. */
const NAMED_MOST = 10

/** A note on what happens after the bulk request that was just sent, where the button stood that sent it. */
export function BulkSentNote() {
  const sent = useSentBulk()
  // Another request, or another account, is another note.
  return sent ? <Note key={sent.ids[0]} sent={sent} /> : null
}

function Note({ sent }: { sent: SentBulk }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that opened the dialog has left the page.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { suppliers, email } = sent
  const named = suppliers.slice(0, NAMED_MOST)
  const others = suppliers.length - named.length
  return (
    <section aria-labelledby="bulk-sent" className={styles.note}>
      <Docket paper="canary" lifted className={styles.docket}>
        <Stack gap={3}>
          <h2 id="bulk-sent" ref={heading} tabIndex={-1} className={styles.title}>
            {counted(suppliers.length, 'supplier')} {suppliers.length === 1 ? 'has' : 'have'} your request
          </h2>
          <p>
            {listed([...named.map(({ businessName }) => businessName), ...(others > 0 ? [`${others} more`] : [])])}. Each answers you
            directly; nothing is ordered until you say yes.
          </p>
          <WhenToExpect suppliers={named} />
          <NextStep sent={sent} email={email} />
        </Stack>
      </Docket>
    </section>
  )
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

function NextStep({ sent: { ids }, email }: { sent: SentBulk; email: string }) {
  const me = useMe()
  // All requests of a bulk request have its id.
  const { data: first } = useQuery({ ...query('GET /api/quotes/:id', { id: ids[0]! }), enabled: me != null })
  return (
    <>
      <p>
        {me ? 'A copy is on its way to ' : 'A copy with the link under which the answers stand side by side is on its way to '}
        <b className={styles.address}>{email}</b>.
      </p>
      <Stack row gap={2}>
        {me && (
          <ButtonLink href={first?.bulkId ? comparePath(first.bulkId) : QUOTES} size="sm" icon="rows">
            Compare the answers
          </ButtonLink>
        )}
        <Button size="sm" variant="outline" onClick={() => noteSentBulk(undefined)}>
          Close this note
        </Button>
      </Stack>
    </>
  )
}
