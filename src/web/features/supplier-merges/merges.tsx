import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SupplierMerge } from '#contract/owner/supplier-merges.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { listPath, mergesRead, PAGE_SIZE } from './lists.ts'
import { FIELD_WORDS, movedInWords } from './merge-texts.ts'
import styles from './supplier-merges.module.css'
import { useUndo } from './use-undo.ts'

/** The suppliers that the owner has merged, the last merge first, with a button that undoes each as long as it can be. */
export function Merges({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const read = useQuery({ ...mergesRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  // The button that was pressed is gone.
  const undo = useUndo(() => list.current?.focus())
  return (
    <section aria-label="Merged suppliers">
      <p className={styles.sub}>The last ones first. Each merge can be undone for 30 days.</p>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
          {({ items, total }) => (
            <>
              <output className={styles.count}>
                {total === 0
                  ? 'You have not merged any suppliers.'
                  : `${total.toLocaleString('en-AU')} ${total === 1 ? 'merge' : 'merges'}`}
              </output>
              <ul>
                {items.map((merge) => (
                  <MergeRow
                    key={merge.id}
                    merge={merge}
                    isBusy={undo.isPending && undo.variables.id === merge.id}
                    onUndo={() => void undo.send({ id: merge.id })}
                  />
                ))}
              </ul>
              <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => listPath('merged', page)} />
            </>
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}

type MergeRowProps = { merge: SupplierMerge; isBusy: boolean; onUndo: () => void }

const MergeRow = ({ merge, isBusy, onUndo }: MergeRowProps) => (
  <ListRow>
    <RowWords>
      <p>
        <b>{merge.mergedName}</b> <span className={styles.number}>no. {merge.mergedId}</span> {merge.undoneAt === null ? 'is' : 'was'} part
        of{' '}
        {merge.keptId === null || merge.undoneAt !== null ? (
          merge.keptName
        ) : (
          <TextLink href={supplierPath(merge.keptId)}>{merge.keptName}</TextLink>
        )}
      </p>
      <p className={styles.fact}>
        By {merge.mergedBy}, {when(merge.mergedAt)}. {movedSentence(merge)}
      </p>
      <p className={styles.fact}>{mergeStateText(merge)}</p>
    </RowWords>
    {merge.canUndo && (
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Undoing..."
        aria-label={isBusy ? undefined : `Undo: ${merge.mergedName}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    )}
  </ListRow>
)

function movedSentence({ moved, filled }: SupplierMerge): string {
  const lines = movedInWords(moved)
  const words = lines.length === 0 ? 'Nothing had to move.' : `Moved: ${lines.join(', ')}.`
  return filled.length === 0
    ? words
    : `${words} Filled: ${filled.map((field) => FIELD_WORDS[field].toLowerCase().replace('abn', 'ABN')).join(', ')}.`
}

function mergeStateText({ undoneAt, undoneBy, keptId, canUndo, undoUntil }: SupplierMerge): string {
  if (undoneAt !== null) return `Undone by ${undoneBy}, ${when(undoneAt)}.`
  if (keptId === null) return 'The listing that was kept has been deleted since.'
  return canUndo ? `Can be undone until ${when(undoUntil)}.` : 'It is final: its 30 days are over.'
}
