import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { StoredLists } from '#web/features/order-lists/overview/stored-lists.tsx'
import { listRead, linesOf } from '#web/features/order-lists/stored/list-read.ts'
import { unsavedNow } from '#web/features/order-lists/stored/unsaved-lists.ts'
import { ORDER_LISTS } from '#web/paths.ts'
import { askedLine, SendDialog } from '#web/pages/order-lists/send-list.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './venue.module.css'

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
  const read = useQuery({ ...listRead({ id, linkKey: null }), enabled: isOpen })
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
        <SendDialog
          title="Send this week's list"
          from="list"
          about={id}
          lines={(unsavedNow(id)?.lines ?? linesOf(read.data)).map(askedLine)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
