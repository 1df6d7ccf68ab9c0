import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { navigate, type NavigateOptions } from '#web/navigation/navigate.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { ChosenBar, type MergeDialogOf } from './chosen-bar.tsx'
import { ExportButton } from './export-button.tsx'
import { ImportSuppliers } from './imports/import-suppliers.tsx'
import { SavedViews } from './saved-views.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import { SupplierFilters } from './supplier-filters.tsx'
import { SupplierTable } from './supplier-table.tsx'
import styles from './suppliers.module.css'
import { tablePath, tablePathNow, tableRead } from './table-search.ts'
import { useTableKeys } from './use-table-keys.ts'

/** The owner's suppliers: the table, or the import of a file in its place. What is open stands in the address. */
export const Suppliers = (props: SuppliersProps) =>
  props.search.list === 'import' ? (
    <ImportSuppliers listPath={tablePath(props.search, { list: undefined })} />
  ) : (
    <SuppliersTable {...props} />
  )

type SuppliersProps = { search: OwnerSearch; mergeDialog: MergeDialogOf }

function SuppliersTable({ search, mergeDialog }: SuppliersProps) {
  const read = useQuery({ ...tableRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const keys = useTableKeys()
  const count = useRef<HTMLOutputElement>(null)
  return (
    <div className={styles.suppliers}>
      <div className={styles.actions}>
        <ButtonLink icon="plus" href={tablePath(search, { page: search.page, edit: 'new' })}>
          Add Supplier
        </ButtonLink>
        <ButtonLink variant="quiet" icon="table" href={tablePath(search, { list: 'import' })}>
          Import CSV
        </ButtonLink>
        <ExportButton search={search} />
      </div>
      <SavedViews search={search} />
      <SupplierFilters search={search} input={keys.search} />
      <QueryBoundary of={read} loading={<TableSkeleton rows={8} />}>
        {({ items, total }) => (
          <>
            <output ref={count} tabIndex={-1} className={styles.count}>
              {countInWords(total, search)}
            </output>
            <ChosenBar
              chosen={chosen}
              suppliers={items}
              onClear={() => setChosen(new Set())}
              onDone={() => count.current?.focus()}
              mergeDialog={mergeDialog}
            />
            <SupplierTable search={search} suppliers={items} total={total} chosen={chosen} onChoose={setChosen} table={keys.table} />
          </>
        )}
      </QueryBoundary>
      <p className={styles.keys}>
        Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens.
      </p>
      {search.edit && (
        <SupplierDialog
          key={search.edit}
          edit={search.edit}
          onClose={() => closeDialog(search)}
          onSaved={() => closeDialog(search, { keepChanges: true })}
        />
      )}
    </div>
  )
}

const closeDialog = ({ page }: OwnerSearch, options: NavigateOptions = {}) =>
  navigate(tablePathNow({ page, edit: undefined }), { keepScroll: true, ...options })

/** A search is counted up to a thousand. */
const countInWords = (total: number, { search }: OwnerSearch) =>
  search && total > 1000 ? '1,000+ suppliers' : `${total.toLocaleString('en-AU')} ${total === 1 ? 'supplier' : 'suppliers'}`
