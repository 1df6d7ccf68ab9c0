import { counted } from '#shared/text/words.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { BulkDialog, type BulkProps } from './bulk-dialog.tsx'

/** Asks for the reason of a suspension, which the suppliers read. */
export const SuspendDialog = ({ name, ...suppliers }: BulkProps) => (
  <BulkDialog
    {...suppliers}
    action={{ action: 'suspend', field: 'reason' }}
    title={`Suspend ${name ?? counted(suppliers.ids.length, 'supplier')}`}
    description="Suspended listings are nowhere to be found, and take no requests. Requests under way stay readable, and each can be restored."
    submitLabel="Suspend"
    busyLabel="Suspending..."
    success={({ updated }) => `${counted(updated, 'supplier')} suspended`}
  >
    <Field label="Reason" required help="The supplier reads it in the dashboard and in an email.">
      <TextArea name="reason" rows={3} maxLength={500} required />
    </Field>
  </BulkDialog>
)
