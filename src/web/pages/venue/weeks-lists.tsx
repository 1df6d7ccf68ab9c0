import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { StoredLists } from '#web/features/order-lists/overview/stored-lists.tsx'
import { ORDER_LISTS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './venue.module.css'

const SendStoredDialog = lazy(async () => ({ default: (await import('./send-stored-dialog.tsx')).SendStoredDialog }))

/** The lists of an account, each with the button that asks suppliers about it. */
export const WeeksLists = ({ lists }: { lists: readonly OrderListSummary[] }) => (
  <TitledSection
    id="lists"
    title="Order lists"
    sub={<TextLink href={ORDER_LISTS}>{lists.length === 0 ? 'Write your first list' : 'All your lists'}</TextLink>}
  >
    {lists.length === 0 ? (
      <p className={styles.soft}>What you order again and again, typed, pasted or from a file, and sent to suppliers in two taps.</p>
    ) : (
      <StoredLists lists={lists} actions={(list) => <SendStored list={list} />} />
    )}
  </TitledSection>
)

/** Asks suppliers about a list, whose lines are read once they are needed. */
function SendStored({ list: { id, name, lineCount } }: { list: OrderListSummary }) {
  const [isOpen, setOpen] = useState(false)
  const read = useQuery({ ...query('GET /api/order-lists/:id', { id }), enabled: isOpen })
  const isReady = isOpen && read.data !== undefined && !read.isFetching
  return (
    <div className="no-print">
      <Button
        icon="paper-plane-right"
        aria-haspopup="dialog"
        aria-label={`Send this week's list, ${name}`}
        disabled={lineCount === 0}
        busy={isOpen && read.isFetching}
        busyLabel="Loading..."
        onClick={() => setOpen(true)}
      >
        Send this week's list
      </Button>
      {isOpen && read.error && (
        <p role="alert" className={styles.problem}>
          {serverMessage(read.error)}
        </p>
      )}
      {isReady && read.data && (
        <Suspense>
          <SendStoredDialog list={read.data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
