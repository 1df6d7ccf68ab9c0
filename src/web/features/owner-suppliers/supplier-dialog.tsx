import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetOnLeave, forgetText } from '#web/storage/text-drafts.ts'
import { Alike, useAlike } from './alike.tsx'
import { DeleteSupplier } from './deletion/delete-supplier.tsx'
import { PositionNote } from './position-note.tsx'
import { ListingFields } from './listing-fields.tsx'
import { SealFields } from './seal-fields.tsx'
import { SuspensionRow } from './suspension-row.tsx'
import { useSupplierForm } from './supplier-form.ts'
import { needsEmail } from './supplier-values.ts'

type SupplierDialogProps = {
  /** Id of the supplier, or `new`. */
  edit: string
  /** Called when the user closes the dialog. */
  onClose: () => void
  /** Called after everything has been saved. */
  onSaved: () => void
}
type DialogEnds = Omit<SupplierDialogProps, 'edit'>

/** The dialog that adds or changes a supplier. Closing it with unsaved changes asks first. */
export function SupplierDialog({ edit, ...ends }: SupplierDialogProps) {
  return edit === 'new' ? <FormDialog supplier={null} onTakeTheirs={() => {}} {...ends} /> : <EditDialog id={edit} {...ends} />
}

function EditDialog({ id, ...ends }: DialogEnds & { id: string }) {
  const read = useQuery({ ...query('GET /api/admin/suppliers/:id', { id }), refetchOnMount: 'always' })
  // What the form began with: what is typed is not replaced by what is read again.
  const [opened, setOpened] = useState<OwnerSupplier>()
  if (!opened && read.data && !read.isFetching) setOpened(read.data)
  if (opened) return <FormDialog key={opened.version} supplier={opened} onTakeTheirs={setOpened} {...ends} />
  return (
    <Dialog open onOpenChange={ends.onClose} title="Edit supplier" wide>
      <QueryBoundary of={{ ...read, data: undefined }} loading={<FieldsSkeleton fields={5} />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

type FormDialogProps = DialogEnds & { supplier: OwnerSupplier | null; onTakeTheirs: (theirs: OwnerSupplier) => void }

function FormDialog({ supplier, onClose, onSaved, onTakeTheirs }: FormDialogProps) {
  const id = useId()
  const draft = `supplier-${supplier?.id ?? 'new'}`
  const saved = () => {
    forgetText(draft)
    onSaved()
  }
  const { form, submit, conflict, problem, isBusy } = useSupplierForm({ supplier, onSaved: saved, onTakeTheirs })
  const { found, look } = useAlike(form)
  const leaving = forgetOnLeave(draft, useUnsaved(form.formState.isDirty))
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        wide
        title={supplier ? `Edit ${supplier.businessName}` : 'Add Supplier'}
        problem={problem}
        footer={
          <Button type="submit" form={id} busy={isBusy} busyLabel="Saving...">
            {supplier ? 'Save changes' : 'Add Supplier'}
          </Button>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <TextDraft name={draft} />
            {!supplier && <Alike found={found} />}
            <ListingFields form={form} onLeave={supplier ? undefined : look} needsEmail={needsEmail(supplier)} />
            {supplier && !supplier.isPlaced && <PositionNote supplier={supplier} />}
            <SealFields form={form} supplier={supplier} />
            {supplier && <SuspensionRow supplier={supplier} onDone={onClose} />}
            {supplier && <DeleteSupplier supplier={supplier} onDone={onSaved} />}
          </Stack>
        </form>
      </Dialog>
      <ConflictDialog what="supplier" conflict={conflict} />
      <LeaveDialog leaving={leaving}>What you have changed here is not saved yet. If you leave now, it is lost.</LeaveDialog>
    </>
  )
}
