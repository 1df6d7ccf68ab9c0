import { useState } from 'react'
import { MAX_ANSWER } from '#contract/options.ts'
import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceFillTexts } from '#contract/site-texts/resource-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { rowKey } from '#shared/resource-items.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './worksheet.module.css'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'
import { EMPTY_ROWS, rowCount, MAX_ROWS, withoutRow } from './worksheet-rows.ts'

type WorksheetProps = { worksheet: NonNullable<ResourcePage['worksheet']>; progress: Progress }

/** A table to fill in. It begins with three empty rows, and more can be added. */
export function Worksheet({ worksheet: { fields }, progress }: WorksheetProps) {
  const texts = useTexts(resourceFillTexts)
  const { values, setAll, isReady } = progress
  const [added, setAdded] = useState(0)
  const count = rowCount(fields, values, added)
  const remove = (row: number) => {
    setAll(withoutRow(fields, values, row))
    setAdded(count - 1)
    toast({ title: texts.rowRemoved, action: { label: texts.undo, onAct: () => setAll(values) } })
  }
  const canRemove = (row: number) => isReady && (count > EMPTY_ROWS || fields.some((field) => values[rowKey(field, row)]))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <section aria-label={texts.rows} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[texts.rowColumn, ...fields].map((field) => (
                <th key={field} scope="col">
                  {field}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              <WorksheetRow
                key={row}
                row={row}
                fields={fields}
                progress={progress}
                onRemove={canRemove(row) ? () => remove(row) : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.add}>
        <Button variant="quiet" icon="plus" disabled={!isReady || count >= MAX_ROWS} onClick={() => setAdded(count + 1)}>
          {texts.addRow}
        </Button>
      </div>
    </>
  )
}

type RowProps = {
  /** From 0. */
  row: number
  fields: readonly string[]
  progress: Progress
  /** Undefined where there is nothing to remove. */
  onRemove: (() => void) | undefined
}

function WorksheetRow({ row, fields, progress: { values, set, isReady }, onRemove }: RowProps) {
  const texts = useTexts(resourceFillTexts)
  const name = filled(texts.row, { number: row + 1 })
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {name}
        {onRemove && (
          <IconButton icon="x" dense label={filled(texts.removeRow, { number: row + 1 })} className="no-print" onClick={onRemove} />
        )}
      </th>
      {fields.map((field) => (
        <td key={field} data-field={field} className={styles.cell}>
          <TextArea
            rows={2}
            maxLength={MAX_ANSWER}
            aria-label={`${field}, ${name}`}
            disabled={!isReady}
            value={values[rowKey(field, row)] ?? ''}
            onChange={({ target }) => set(rowKey(field, row), target.value)}
          />
        </td>
      ))}
    </tr>
  )
}
