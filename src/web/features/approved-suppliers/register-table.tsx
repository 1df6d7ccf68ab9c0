import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { dateInWords } from '#shared/time/day-texts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Documents } from './documents.tsx'
import { CHANGES_REGISTER } from './register-reads.ts'
import { ChangeSupplier } from './supplier-dialogs.tsx'
import styles from './register.module.css'

type RegisterTableProps = { suppliers: readonly ApprovedSupplier[]; today: string; onRemoved: () => void }

/** The suppliers of a register; below 640 px each is a card. */
export const RegisterTable = ({ suppliers, today, onRemoved }: RegisterTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Supplier</th>
        <th scope="col">Supplies</th>
        <th scope="col">Documents</th>
        <th scope="col">Approved</th>
      </tr>
    </thead>
    <tbody>
      {suppliers.map((supplier) => (
        <SupplierRow key={supplier.id} supplier={supplier} today={today} onRemoved={onRemoved} />
      ))}
    </tbody>
  </table>
)

type SupplierRowProps = { supplier: ApprovedSupplier; today: string; onRemoved: () => void }

function SupplierRow({ supplier, today, onRemoved }: SupplierRowProps) {
  const { supplierId, businessName, abn, phone, email, address, supplies, approvedOn, approvedBy, notes } = supplier
  return (
    <tr>
      <th scope="row">
        {supplierId === null ? businessName : <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>}
        {[abn && `ABN ${abnInWords(abn)}`, phone, email, address].map(
          (detail) =>
            detail && (
              <span key={detail} className={styles.meta}>
                {detail}
              </span>
            ),
        )}
      </th>
      <td>
        {supplies && <span className={styles.label}>Supplies: </span>}
        <span>{supplies}</span>
        {notes && <span className={styles.notes}>{notes}</span>}
      </td>
      <td>
        <Documents supplier={supplier} today={today} />
      </td>
      <td>
        <span>{approvedOn ? `Approved on ${dateInWords(approvedOn)}` : 'No date of approval'}</span>
        {approvedBy && <span className={styles.meta}>{`by ${approvedBy}`}</span>}
        <div className={`${styles.actions} no-print`}>
          <ChangeSupplier supplier={supplier} />
          <RemoveSupplier supplier={supplier} onRemoved={onRemoved} />
        </div>
      </td>
    </tr>
  )
}

function RemoveSupplier({ supplier: { id, businessName }, onRemoved }: Omit<SupplierRowProps, 'today'>) {
  const restore = useWrite('POST /api/venue/register/:id/restore', {
    invalidates: CHANGES_REGISTER,
    success: `${businessName} is back`,
    failure: 'The supplier could not be brought back',
  })
  const remove = useWrite('DELETE /api/venue/register/:id', {
    invalidates: CHANGES_REGISTER,
    failure: 'The supplier could not be removed',
    onSuccess: () => {
      toast({ title: `${businessName} is removed`, action: { label: 'Undo', onAct: () => void restore.send({ id }) } })
      onRemoved()
    },
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Remove ${businessName} from your register`}
      busy={remove.isPending}
      busyLabel="Removing..."
      onClick={() => void remove.send({ id })}
    >
      Remove
    </Button>
  )
}
