import { useState, type RefObject } from 'react'
import type { ReadPriceRow } from '#contract/price-lists/price-lists.ts'
import { percentWords } from '#shared/held-price/price-words.ts'
import { dollars } from '#shared/money/money.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { ItemCell, PackCell, PriceCell } from '#web/features/price-lists/row-cells.tsx'
import { useFocusAfter } from '#web/features/price-lists/use-focus-after.ts'
import { RowForm } from '#web/features/price-lists/row-form.tsx'
import { problemsIn, rowOf, valuesOf, type NewRow, type RowProblems, type RowValues } from '#web/features/price-lists/row-values.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { STEEP_PERCENT } from './to-save.ts'

export const READ_HEAD = ['Item', 'Pack', 'Price without GST', 'What changes', 'Correct it'] as const

type ReadRowProps = {
  row: ReadPriceRow
  edited: NewRow | undefined
  isLeftOut: boolean
  /** What the server has found wrong with it. */
  problem: string | undefined
  /** What is typed in the form of the row: it stays when the row is scrolled out of view. */
  typed: { get: () => RowValues | undefined; set: (values: RowValues | undefined) => void }
  onEdit: (row: NewRow) => void
  onLeaveOut: (isLeftOut: boolean) => void
}

/** A row as it was read, with what it would do to the stored list, and its question. */
export function ReadRow({ row, edited, isLeftOut, problem, typed, onEdit, onLeaveOut }: ReadRowProps) {
  const [isOpen, setOpen] = useState(() => typed.get() !== undefined)
  const opener = useFocusAfter(isOpen)
  const close = () => {
    typed.set(undefined)
    setOpen(false)
  }
  const shown = { isSeafood: row.isSeafood, ...(edited ?? row) }
  const isAsked = row.certainty === 'ask' && !edited
  if (isOpen)
    return (
      <td colSpan={READ_HEAD.length} className={styles.edited}>
        {row.question && <p className={styles.asked}>{row.question}</p>}
        <EditedRow row={row} edited={edited} typed={typed} onEdit={onEdit} onClose={close} />
      </td>
    )
  return (
    <>
      <th scope="row">
        <ItemCell {...shown} />
        {row.group && <span className={styles.meta}>{row.group}</span>}
        {isAsked && <span className={styles.asks}>{row.question}</span>}
        {problem && <span className={styles.wrong}>{problem}</span>}
      </th>
      <td>
        <PackCell {...shown} />
      </td>
      <td>
        <PriceCell {...shown} />
        {row.isGstGuessed && !edited && <span className={styles.meta}>as is usual</span>}
      </td>
      <td>{isLeftOut ? <span>Left out</span> : <ChangeWords row={row} priceCents={isAsked ? null : shown.priceCents} />}</td>
      <td className="no-print">
        <RowButtons
          row={row}
          isAsked={isAsked}
          isLeftOut={isLeftOut}
          opener={opener}
          onOpen={() => setOpen(true)}
          onLeaveOut={onLeaveOut}
        />
      </td>
    </>
  )
}

type RowButtonsProps = Pick<ReadRowProps, 'row' | 'isLeftOut' | 'onLeaveOut'> & {
  isAsked: boolean
  opener: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

const RowButtons = ({ row, isAsked, isLeftOut, opener, onOpen, onLeaveOut }: RowButtonsProps) => (
  <div className={styles.buttons}>
    {isAsked && !isLeftOut ? (
      <Button ref={opener} size="sm" variant="outline" data-action="change" onClick={onOpen}>
        Answer
        <span className="visually-hidden">{row.item}</span>
      </Button>
    ) : (
      <IconButton ref={opener} icon="pencil-simple" label={`Change ${row.item}`} dense data-action="change" onClick={onOpen} />
    )}
    <Button size="sm" variant="quiet" aria-pressed={isLeftOut} data-action="leave-out" onClick={() => onLeaveOut(!isLeftOut)}>
      Leave out
      <span className="visually-hidden">{row.item}</span>
    </Button>
  </div>
)

/** What a row would do to the stored one that it is. */
function ChangeWords({ row: { match, gst }, priceCents }: { row: ReadPriceRow; priceCents: number | null }) {
  if (match === null) return <span>New</span>
  if (match.fromCents === priceCents)
    return <span>{match.kind === 'same' ? 'Same' : `GST: ${gst === 'free' ? 'free now' : 'taxable now'}`}</span>
  const words = (cents: number | null) => (cents === null ? 'no price' : dollars(cents))
  const isSteep = match.percent !== null && Math.abs(match.percent) > STEEP_PERCENT
  return (
    <>
      <span className={styles.number}>{`${words(match.fromCents)} → ${words(priceCents)}`}</span>
      {match.percent !== null && <span className={isSteep ? styles.steep : styles.meta}>{percentWords(match.percent)}</span>}
      {isSteep && <span className={styles.meta}>{`More than ${STEEP_PERCENT}%: is that right?`}</span>}
    </>
  )
}

type EditedRowProps = Pick<ReadRowProps, 'row' | 'edited' | 'typed' | 'onEdit'> & { onClose: () => void }

function EditedRow({ row, edited, typed, onEdit, onClose }: EditedRowProps) {
  const [values, setValues] = useState(() => typed.get() ?? valuesOf(edited ?? row))
  const [problems, setProblems] = useState<RowProblems>({})
  const type = (more: Partial<RowValues>) => {
    const next = { ...values, ...more }
    setValues(next)
    typed.set(next)
  }
  const save = () => {
    const found = problemsIn(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onEdit(rowOf(values, edited ?? row))
    onClose()
  }
  return (
    <RowForm
      label={`Change ${row.item}`}
      values={values}
      problems={problems}
      first="price"
      hasOrigin={row.isSeafood}
      saveLabel="Use this"
      onType={type}
      onSave={save}
      onCancel={onClose}
    />
  )
}
