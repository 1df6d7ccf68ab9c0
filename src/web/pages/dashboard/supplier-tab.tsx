import type { MergeDialogOf } from '#web/features/owner-suppliers/chosen-bar.tsx'
import { DeletedSuppliers } from '#web/features/owner-suppliers/deletion/deleted-suppliers.tsx'
import { Suppliers } from '#web/features/owner-suppliers/suppliers.tsx'
import { Duplicates } from '#web/features/supplier-merges/duplicates.tsx'
import { Merges } from '#web/features/supplier-merges/merges.tsx'
import { MergeDialog } from '#web/features/supplier-merges/merge-dialog.tsx'
import { SupplierLists } from '#web/features/supplier-merges/supplier-lists.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { Stack } from '#web/ui/layout/stack.tsx'

type Props = { search: OwnerSearch }

const mergeDialog: MergeDialogOf = (merging) => <MergeDialog {...merging} canSwap />

/** The owner's suppliers: the table, pairs that may be one business, those that were merged, or those that were deleted. The import of a file stands alone. */
export function SupplierTab({ search }: Props) {
  if (search.list === 'import') return <Suppliers search={search} mergeDialog={mergeDialog} />
  const open = (['duplicates', 'merged', 'deleted'] as const).find((list) => list === search.list)
  return (
    <Stack gap={4}>
      <SupplierLists open={open} />
      {open === 'duplicates' ? (
        <Duplicates search={search} />
      ) : open === 'merged' ? (
        <Merges search={search} />
      ) : open === 'deleted' ? (
        <DeletedSuppliers search={search} />
      ) : (
        <Suppliers search={search} mergeDialog={mergeDialog} />
      )}
    </Stack>
  )
}
