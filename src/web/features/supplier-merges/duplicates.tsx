import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DuplicateListing, DuplicatePair } from '#contract/owner/supplier-merges.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { Tags } from '#web/ui/typography/tag.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { duplicatesRead, listPath, PAGE_SIZE } from './lists.ts'
import { ListingColumn } from './listing-column.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { nameOf, REASON_WORDS } from './merge-texts.ts'
import styles from './supplier-merges.module.css'
import { useDismissal } from './use-dismissal.ts'

type Chosen = { kept: DuplicateListing; other: DuplicateListing }

/** Pairs of listings that look like the same business: the owner keeps one of the two, or says that they are two businesses. */
export function Duplicates({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const read = useQuery({ ...duplicatesRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  // The row that goes has the focus.
  const focusList = () => list.current?.focus()
  const { dismiss, isBusy } = useDismissal(focusList)
  return (
    <>
      <section aria-label="Possible duplicates">
        <p className={styles.sub}>
          Listings that look like the same business, the surest first. Keep one of the two: reviews, requests and whoever saved the other
          follow, and you can undo it for 30 days.
        </p>
        <div ref={list} tabIndex={-1} className={styles.list}>
          <QueryBoundary of={read} loading={<RowsSkeleton rows={5} hasAction />}>
            {({ items, total }) => (
              <>
                <output className={styles.count}>
                  {total === 0 ? 'No two listings look like the same business.' : countInWords(total)}
                </output>
                <ul>
                  {items.map((pair) => (
                    <PairRow
                      key={pair.suppliers.map(({ id }) => id).join(' ')}
                      pair={pair}
                      isBusy={isBusy}
                      onKeep={(kept, other) => setChosen({ kept, other })}
                      onDismiss={() => dismiss(pair)}
                    />
                  ))}
                </ul>
                <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => listPath('duplicates', page)} />
              </>
            )}
          </QueryBoundary>
        </div>
      </section>
      {chosen && <MergeDialog {...chosen} onMerged={focusList} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const countInWords = (total: number) => `${total.toLocaleString('en-AU')} ${total === 1 ? 'pair' : 'pairs'}`

type PairRowProps = {
  pair: DuplicatePair
  isBusy: boolean
  onKeep: (kept: DuplicateListing, other: DuplicateListing) => void
  onDismiss: () => void
}

function PairRow({ pair: { reasons, suppliers }, isBusy, onKeep, onDismiss }: PairRowProps) {
  const [one, other] = suppliers
  const names = `${nameOf(one, other)} and ${nameOf(other, one)}`
  return (
    <li className={styles.pair}>
      <h2 className="visually-hidden">{names}</h2>
      <div className={styles.head}>
        <Tags tags={reasons.map((reason) => REASON_WORDS[reason])} label="Why they may be one" />
        <Button variant="quiet" size="sm" disabled={isBusy} aria-label={`Not the same business: ${names}`} onClick={onDismiss}>
          Not the same business
        </Button>
      </div>
      <div className={styles.columns}>
        <ListingColumn listing={one} other={other} onKeep={() => onKeep(one, other)} />
        <ListingColumn listing={other} other={one} onKeep={() => onKeep(other, one)} />
      </div>
    </li>
  )
}
