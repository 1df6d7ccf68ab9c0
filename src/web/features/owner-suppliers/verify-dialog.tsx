import { counted } from '#shared/text/words.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { BulkDialog, type BulkProps } from './bulk-dialog.tsx'
import { SHOWS_SUPPLIERS } from './table-search.ts'

/** Asks what was checked of the suppliers that get a seal, which buyers read. Those that have one keep what it rests on. */
export function VerifyDialog({ name, ...suppliers }: BulkProps) {
  const takeBack = useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }) => `${counted(updated, 'seal')} taken back`,
    failure: 'Undo failed',
  })
  return (
    <BulkDialog
      {...suppliers}
      action={{ action: 'verify', field: 'what' }}
      title={`Verify ${name ?? counted(suppliers.ids.length, 'supplier')}`}
      description="Each gets the seal, with your name and today’s date. Those that are verified already stay as they are."
      submitLabel="Verify"
      busyLabel="Verifying..."
      success={({ updated, changed }) => ({
        title: `${counted(updated, 'supplier')} verified`,
        tone: 'success',
        action: updated > 0 ? { label: 'Undo', onAct: () => void takeBack.send({ ids: changed, action: 'unverify' }) } : undefined,
      })}
    >
      <Field label="What was checked" required help="Buyers read it behind the seal of each.">
        <TextInput name="what" maxLength={200} required placeholder="Food business licence" />
      </Field>
    </BulkDialog>
  )
}
