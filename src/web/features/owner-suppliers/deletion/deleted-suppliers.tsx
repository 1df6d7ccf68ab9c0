import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { DELETION_UNDO_DAYS, type DeletedSupplier } from '#contract/owner/supplier-deletion.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from '#web/features/owner-suppliers/suppliers.module.css'
import { useUndoDeletion } from './use-undo-deletion.ts'

const PAGE_SIZE = 20

/** The suppliers that the owner has deleted and can have back, the last one first. */
export function DeletedSuppliers({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const page = search.page ?? 1
  const read = useQuery({
    ...query('GET /api/admin/deleted-suppliers', { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  // The button that was pressed is gone.
  const undo = useUndoDeletion(() => list.current?.focus())
  return (
    <section aria-label="Deleted suppliers">
      <p className={styles.faint}>
        {`The last ones first. Each can come back for ${DELETION_UNDO_DAYS} days; requests that were passed stay so.`}
      </p>
      <div ref={list} tabIndex={-1} className={styles.deleted}>
        <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
          {({ items, total }) => (
            <>
              <output className={styles.count}>
                {total === 0 ? 'There is no deleted supplier that could come back.' : counted(total, 'deleted supplier')}
              </output>
              <ul>
                {items.map((supplier) => (
                  <DeletedRow
                    key={supplier.id}
                    supplier={supplier}
                    isBusy={undo.isPending && undo.variables.id === String(supplier.id)}
                    onUndo={() => void undo.send({ id: String(supplier.id) })}
                  />
                ))}
              </ul>
              <PageLinks
                page={page}
                total={total}
                pageSize={PAGE_SIZE}
                hrefOf={(other) => ownerPath({ tab: 'suppliers', list: 'deleted', page: other })}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}

type DeletedRowProps = { supplier: DeletedSupplier; isBusy: boolean; onUndo: () => void }

const DeletedRow = ({ supplier: { id, businessName, category, suburb, state, ...deletion }, isBusy, onUndo }: DeletedRowProps) => (
  <ListRow>
    <RowWords>
      <p>
        <b>{businessName}</b> <span className={styles.faint}>no. {id}</span>
      </p>
      <p className={styles.faint}>{[category, suburb, state].filter(Boolean).join(', ')}</p>
      <p className={styles.faint}>
        {`Deleted by ${deletion.deletedBy}, ${when(deletion.deletedAt)}. Can come back until ${when(deletion.undoUntil)}.`}
      </p>
    </RowWords>
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      busyLabel="Undoing..."
      aria-label={isBusy ? undefined : `Undo: ${businessName}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  </ListRow>
)
