import type { PriceListRow } from '#contract/price-lists/price-lists.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { ItemCell, PackCell, PriceCell } from '#web/features/price-lists/row-cells.tsx'
import { useFocusAfter } from '#web/features/price-lists/use-focus-after.ts'
import { RowForm } from '#web/features/price-lists/row-form.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx'
import { useAvailability, useListSteps } from './use-list-steps.ts'
import { useRowEdit, type RowPlace } from './use-row-edit.ts'

export const STORED_HEAD = ['Item', 'Pack', 'Price without GST', 'This week', 'Change'] as const

type StoredRowProps = { row: PriceListRow; place: RowPlace; canChange: boolean; isEdited: boolean; onEdit: (isEdited: boolean) => void }

/** A row of the stored list, and the form that it becomes. */
export function StoredRow({ row, place, canChange, isEdited, onEdit }: StoredRowProps) {
  const opener = useFocusAfter(isEdited)
  if (isEdited)
    return (
      <td colSpan={STORED_HEAD.length} className={styles.edited}>
        <EditedRow row={row} place={place} onClose={() => onEdit(false)} />
      </td>
    )
  return (
    <>
      <th scope="row">
        <ItemCell {...row} />
      </th>
      <td>
        <PackCell {...row} />
      </td>
      <td>
        <PriceCell {...row} />
      </td>
      <td>{canChange ? <Availability row={row} place={place} /> : <span>{row.isAvailable ? 'Available' : 'Not available'}</span>}</td>
      <td className="no-print">
        {canChange && (
          <>
            <IconButton
              ref={opener}
              icon="pencil-simple"
              label={`Change ${row.item}`}
              dense
              data-action="change"
              onClick={() => onEdit(true)}
            />
            <RemoveButton row={row} place={place} />
          </>
        )}
      </td>
    </>
  )
}

function Availability({ row, place }: Pick<StoredRowProps, 'row' | 'place'>) {
  const change = useAvailability(place.supplierId)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={row.isAvailable}
      className={styles.switch}
      data-action="available"
      onClick={() => void change(row)}
    >
      Available
      <span className="visually-hidden">{` this week: ${row.item}`}</span>
    </button>
  )
}

function RemoveButton({ row, place }: Pick<StoredRowProps, 'row' | 'place'>) {
  const { remove, isPending } = useListSteps(place.supplierId)
  const fail = (error: unknown) => void toast(failureToast(error, `${row.item} could not be removed`))
  return (
    <IconButton
      icon="trash"
      label={`Remove ${row.item}`}
      dense
      data-action="remove"
      aria-busy={isPending || undefined}
      onClick={() => isPending || void remove(row).catch(fail)}
    />
  )
}

function EditedRow({ row, place, onClose }: Pick<StoredRowProps, 'row' | 'place'> & { onClose: () => void }) {
  const { conflict, clear, save, type, ...form } = useRowEdit(row, place, onClose)
  const cancel = () => {
    clear()
    onClose()
  }
  return (
    <>
      <RowForm
        {...form}
        label={`Change ${row.item}`}
        first="price"
        hasOrigin={row.isSeafood}
        saveLabel="Save"
        onType={type}
        onSave={save}
        onCancel={cancel}
      />
      <ConflictDialog what="row" conflict={conflict} />
    </>
  )
}
