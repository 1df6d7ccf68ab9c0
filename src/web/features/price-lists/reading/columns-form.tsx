import type { PriceListReading } from '#contract/price-lists/price-lists.ts'
import { COLUMN_MEANINGS, type ColumnMeaning } from '#shared/price-list/column-meanings.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

const LABELS: Record<ColumnMeaning, string> = {
  code: 'Code',
  item: 'Item',
  brand: 'Brand',
  pack: 'Pack size',
  unit: 'Sold by',
  price: 'Price without GST',
  priceIncGst: 'Price with GST',
  gst: 'GST',
  note: 'Note',
}

type ColumnsProps = Pick<PriceListReading, 'columns' | 'question'> & { onChoose: (column: string, meaning: string) => void }

/** The question which of several prices counts, and what each column was read as, which can be corrected. */
export const ColumnsForm = ({ columns, question, onChoose }: ColumnsProps) => (
  <>
    {question && (
      <fieldset className={styles.question}>
        <legend className={styles.asked}>{question.text}</legend>
        <Stack row gap={3}>
          {question.columns.map((column) => (
            <Button key={column} variant="outline" onClick={() => onChoose(column, 'price')}>
              {columns.find((each) => each.column === column)?.title ?? `Column ${column}`}
            </Button>
          ))}
        </Stack>
      </fieldset>
    )}
    {columns.length > 0 && (
      <details>
        <summary className={styles.summary}>How the columns were read</summary>
        <div className={styles.fields}>
          {columns.map(({ column, title, meaning }) => (
            <Field key={column} label={title === null ? `Column ${column}` : `${column}: ${title}`}>
              <NativeSelect value={meaning ?? ''} onChange={({ currentTarget }) => onChoose(column, currentTarget.value)}>
                <option value="">Left out</option>
                {COLUMN_MEANINGS.map((each) => (
                  <option key={each} value={each}>
                    {LABELS[each]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
      </details>
    )}
  </>
)
