import { useId, useState } from 'react'
import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SupplierFields } from './supplier-fields.tsx'
import { useRegisterForm } from './use-register-form.ts'

type Text = (name: string) => string

const detailsOf = (text: Text) => ({
  phone: text('phone'),
  email: text('email'),
  address: text('address'),
  supplies: text('supplies'),
  approvedOn: text('approvedOn'),
  approvedBy: text('approvedBy'),
  notes: text('notes'),
})
const namesOf = (text: Text) => ({ businessName: text('businessName'), abn: text('abn') })

/** The button that adds a supplier from outside the marketplace, with its dialog. */
export function AddSupplier() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add a supplier
      </Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const fields = useRegisterForm('POST /api/venue/register', {
    name: 'register-supplier',
    success: 'Supplier added',
    inputOf: (text) => ({ ...namesOf(text), ...detailsOf(text) }),
    onSent: onClose,
  })
  return <SupplierDialog title="Add a supplier" action="Add the supplier" fields={fields} onClose={onClose} />
}

export function ChangeSupplier({ supplier }: { supplier: ApprovedSupplier }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Change what your register says of ${supplier.businessName}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      {isOpen && <ChangeDialog supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeDialog({ supplier, onClose }: { supplier: ApprovedSupplier; onClose: () => void }) {
  const { id, isTyped, businessName, abn } = supplier
  const fields = useRegisterForm('PUT /api/venue/register/:id', {
    name: `register-supplier-${id}`,
    success: 'Supplier saved',
    inputOf: (text) => ({ id, ...(isTyped && namesOf(text)), ...detailsOf(text) }),
    onSent: onClose,
  })
  const asItWas = `Name and ABN stay as they were${abn ? `: ABN ${abnInWords(abn)}` : ''}.`
  return (
    <SupplierDialog
      title={businessName}
      action="Save the supplier"
      fields={fields}
      supplier={supplier}
      onClose={onClose}
      {...(!isTyped && { description: asItWas })}
    />
  )
}

type SupplierDialogProps = {
  title: string
  description?: string
  action: string
  fields: Pick<ReturnType<typeof useRegisterForm>, 'form' | 'submit' | 'errors' | 'problem' | 'isPending'>
  supplier?: ApprovedSupplier
  onClose: () => void
}

function SupplierDialog({ title, description, action, fields, supplier, onClose }: SupplierDialogProps) {
  const { form, submit, errors, problem, isPending } = fields
  const id = useId()
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={title}
      description={description}
      {...(problem && { problem })}
      footer={
        <Button type="submit" form={id} busy={isPending} busyLabel="Saving...">
          {action}
        </Button>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit}>
        <SupplierFields errors={errors} supplier={supplier} />
      </form>
    </Dialog>
  )
}
