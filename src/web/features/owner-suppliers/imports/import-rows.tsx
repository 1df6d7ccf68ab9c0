import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import type { DryRow, ImportRow } from '#contract/owner/supplier-imports.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { ImportQuestions, type ChosenAnswer, type ChosenAnswers } from './import-questions.tsx'
import styles from './imports.module.css'
import { choiceOf, type ChosenRow, type ChosenRows } from './row-choices.ts'

const WORDS: Record<ImportRow['outcome'], string> = { imported: 'New', updated: 'Updated', unchanged: 'Unchanged', skipped: 'Skipped' }

type ImportRowsProps = {
  rows: readonly DryRow[]
  chosen: ChosenAnswers
  onAnswer: (answer: ChosenAnswer) => void
  chosenRows: ChosenRows
  onChoose: (row: ChosenRow) => void
}

/** Shows what becomes of each row of a file, what has to be known before, and a tick for each that is imported. */
export const ImportRows = ({ rows, ...choosing }: ImportRowsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <section aria-label="Rows of the file" tabIndex={0} className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Import</th>
          <th scope="col">Line</th>
          <th scope="col">Business name</th>
          <th scope="col">Category</th>
          <th scope="col">Place</th>
          <th scope="col">Outcome</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line} row={row} {...choosing} />
        ))}
      </tbody>
    </table>
  </section>
)

type RowProps = Omit<ImportRowsProps, 'rows'> & { row: DryRow }

function Row({ row, chosen, onAnswer, chosenRows, onChoose }: RowProps) {
  const choice = choiceOf(row, chosenRows)
  const name = row.businessName || '–'
  // What is skipped for another reason is not imported, ticked or not.
  const isTickable = row.isLeftOut || row.outcome === 'imported' || row.outcome === 'updated'
  return (
    <tr>
      <td>
        {isTickable && (
          <Checkbox
            label={`Import line ${row.line}: ${name}`}
            hiddenLabel
            checked={!choice.isLeftOut}
            onChange={() => onChoose({ ...choice, isLeftOut: !choice.isLeftOut })}
          />
        )}
      </td>
      <td className={styles.line}>{row.line}</td>
      <th scope="row">{name}</th>
      <td>{row.needsCategory ? <CategoryOf row={row} choice={choice} onChoose={onChoose} /> : (row.category ?? '–')}</td>
      <td>{row.place ?? '–'}</td>
      <td className={styles[row.outcome]}>{WORDS[row.outcome]}</td>
      <td className={styles.note}>
        <span>{row.note}</span>
        <ImportQuestions row={row} chosen={chosen} onAnswer={onAnswer} />
      </td>
    </tr>
  )
}

type CategoryOfProps = { row: DryRow; choice: ChosenRow; onChoose: (row: ChosenRow) => void }

/** Asks for the category that the file does not tell; the row is left out without one. */
const CategoryOf = ({ row, choice, onChoose }: CategoryOfProps) => (
  <NativeSelect
    tool
    aria-label={`Category of line ${row.line}: ${row.businessName}`}
    value={choice.category ?? ''}
    // The options are the categories, and none.
    onChange={({ target }) => onChoose({ ...choice, category: (target.value || null) as CategoryName | null })}
  >
    <option value="">Choose one</option>
    {CATEGORIES.map((category) => (
      <option key={category}>{category}</option>
    ))}
  </NativeSelect>
)
