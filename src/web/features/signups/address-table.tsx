import type { SignUp, Subscriber } from '#contract/accounts/signups.ts'
import { when } from '#shared/time/when.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { STATUS_LABELS } from './lists.ts'
import styles from './signups.module.css'

/** An address that has signed up. Only those of the newsletter have a `status`. */
export type AddressRow = SignUp & Partial<Pick<Subscriber, 'status'>>
type AddressTableProps = { rows: readonly AddressRow[]; isBusy: boolean; onRemove: (row: SignUp) => void }

/** Addresses with the time of their sign-up, each with a button that removes it. */
export function AddressTable({ rows, isBusy, onRemove }: AddressTableProps) {
  const [first] = rows
  if (!first) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Email</th>
          {first.status && <th scope="col">State</th>}
          <th scope="col">Signed up</th>
          <th scope="col">
            <span className="visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.email}</th>
            {row.status && <td>{STATUS_LABELS[row.status]}</td>}
            <td>{when(row.createdAt)}</td>
            <td>
              <IconButton icon="trash" label={`Remove ${row.email}`} disabled={isBusy} onClick={() => onRemove(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
