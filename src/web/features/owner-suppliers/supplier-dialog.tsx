import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { OwnerSupplier } from '#contract/owner-suppliers.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { query } from '#web/api/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ListingFields } from './listing-fields.tsx'
import { SealFields } from './seal-fields.tsx'
import { SuspensionRow } from './suspension-row.tsx'
import { useSupplierForm } from './supplier-form.ts'

type SupplierDialogProps = {
  /** Id of the supplier, or `new`. */
  edit: string
  onClose: () => void
}

/** The dialog that adds or changes a supplier. */
export function SupplierDialog({ edit, onClose }: SupplierDialogProps) {
  return edit === 'new' ? <FormDialog supplier={null} onClose={onClose} /> : <EditDialog id={edit} onClose={onClose} />
}

function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useQuery({ ...query('GET /api/admin/suppliers/:id', { id }), refetchOnMount: 'always' })
  // Once it is shown, the form keeps what it began with: what is typed is not replaced by what is read again.
  if (read.data && !read.isFetching) return <FormDialog key={read.data.version} supplier={read.data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Edit supplier" wide>
      <QueryBoundary of={{ ...read, data: undefined }} loading={<Skeleton height="420px" />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

function FormDialog({ supplier, onClose }: { supplier: OwnerSupplier | null; onClose: () => void }) {
  const id = useId()
  const { form, submit, isBusy } = useSupplierForm(supplier, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      wide
      title={supplier ? `Edit ${supplier.businessName}` : 'Add Supplier'}
      footer={
        <Button type="submit" form={id} busy={isBusy} busyLabel="Saving...">
          {supplier ? 'Save changes' : 'Add Supplier'}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <ListingFields form={form} />
          <SealFields form={form} supplier={supplier} />
          {supplier && <SuspensionRow supplier={supplier} onDone={onClose} />}
        </Stack>
      </form>
    </Dialog>
  )
}
