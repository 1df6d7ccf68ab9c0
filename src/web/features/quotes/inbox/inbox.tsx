import { useEffect, useRef, useState } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { InboxDetail } from './inbox-detail.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { ContactDetail } from './contact-detail.tsx'
import { contactIdIn, inboxPathWith, type InboxPlace } from './inbox-search.ts'
import styles from './inbox.module.css'
import { NewsLine } from './news-line.tsx'
import { useListKeys } from './use-list-keys.ts'

/** A supplier's quote requests and contacts: the list, and beside it, or on phones instead of it, the one that is open. */
export function Inbox(place: InboxPlace) {
  const { quote } = place.search
  const [first] = useState(quote)
  const listAddress = inboxPathWith(place, { quote: undefined })
  const list = useListKeys(() => quote && navigate(listAddress, { keepScroll: true }))
  useFocusOnReturn(quote, list)
  return (
    <div className={classNames(styles.inbox, quote && styles.opened)}>
      <div className={styles.requests}>
        <InboxFilters place={place} />
        <NewsLine />
        <InboxList place={place} list={list} />
        <p className={styles.keys}>
          Keys: <kbd>j</kbd> and <kbd>k</kbd> or the arrows move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> goes back.
        </p>
      </div>
      <div className={styles.detail}>
        {quote ? (
          <OpenLead key={quote} open={quote} supplierId={place.supplierId} takesFocus={quote !== first} listAddress={listAddress} />
        ) : (
          <EmptyState title="No request is open">Choose one of the list to see what is asked and to answer it.</EmptyState>
        )}
      </div>
    </div>
  )
}

type OpenLeadProps = { open: string; supplierId: number; takesFocus: boolean; listAddress: string }

/** What the address names as open: a request, or a contact. */
function OpenLead({ open, ...props }: OpenLeadProps) {
  const contactId = contactIdIn(open)
  return contactId === undefined ? <InboxDetail id={open} {...props} /> : <ContactDetail id={contactId} {...props} />
}

/** Moves the focus to the request that was open when it is closed. */
function useFocusOnReturn(quote: string | undefined, list: ReturnType<typeof useListKeys>) {
  const before = useRef(quote)
  useEffect(() => {
    const closed = before.current
    before.current = quote
    if (quote || !closed) return
    const links = list.current?.querySelectorAll<HTMLElement>('a[href]') ?? []
    for (const link of links) if (link.getAttribute('href')?.includes(closed)) link.focus()
  }, [quote, list])
}
