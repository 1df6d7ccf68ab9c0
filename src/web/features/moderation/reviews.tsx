import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { MODERATION_LIST_NAMES, type ReviewDecision } from '#contract/reviews/review-decisions.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { LIST_WORDS, listIn, listRead, PAGE_SIZE, reviewsPath } from './lists.ts'
import styles from './moderation.module.css'
import { ReviewRow } from './review-row.tsx'

type Asked = { row: ModeratedReview; decision: ReviewDecision }

/** The reviews that the owner decides about, in three lists. */
export function Reviews({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const name = listIn(search)
  const words = LIST_WORDS[name]
  const read = useQuery({ ...listRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  return (
    <>
      <Section size="tab" title={words.title} sub={words.sub}>
        <ListChips
          label="Lists of reviews"
          lists={MODERATION_LIST_NAMES.map((each) => ({
            label: LIST_WORDS[each].label,
            href: reviewsPath({}, { list: each === 'reported' ? undefined : each }),
            active: each === name,
          }))}
        />
        <SearchForm
          key={name}
          label="Author, supplier or words of the review"
          placeholder="Author, supplier or words"
          value={search.search}
          onFind={(text) => navigate(reviewsPath(search, { search: text }), { keepScroll: true, replace: true })}
          className={styles.find}
        />
        {/* The removed row had the focus. */}
        <div ref={list} tabIndex={-1} className={styles.list}>
          <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
            {({ items, total }) => (
              <>
                <output className={styles.count}>{countInWords(total, words.empty, search)}</output>
                <ul>
                  {items.map((row) => (
                    <ReviewRow key={row.review.id} row={row} onAsk={(decision) => setAsked({ row, decision })} />
                  ))}
                </ul>
                <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => reviewsPath(search, { page })} />
              </>
            )}
          </QueryBoundary>
        </div>
      </Section>
      {asked && <DecisionDialog {...asked} onDecided={() => list.current?.focus()} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const countInWords = (total: number, empty: string, { search }: OwnerSearch) => {
  if (total > 0) return `${total.toLocaleString('en-AU')} ${total === 1 ? 'review' : 'reviews'}`
  return search ? 'No review in this list has these words.' : empty
}
