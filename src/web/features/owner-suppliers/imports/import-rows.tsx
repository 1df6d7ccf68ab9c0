import type { DryRow, ImportRow } from '#contract/owner/supplier-imports.ts'
import { ImportQuestions, type ChosenAnswer, type ChosenAnswers } from './import-questions.tsx'
import styles from './imports.module.css'

const WORDS: Record<ImportRow['outcome'], string> = { imported: 'New', updated: 'Updated', unchanged: 'Unchanged', skipped: 'Skipped' }

type ImportRowsProps = { rows: readonly DryRow[]; chosen: ChosenAnswers; onAnswer: (answer: ChosenAnswer) => void }

/** Shows what becomes of each row of a file, and what has to be known before. */
export const ImportRows = ({ rows, chosen, onAnswer }: ImportRowsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <section aria-label="Rows of the file" tabIndex={0} className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Business name</th>
          <th scope="col">Outcome</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td className={styles.line}>{row.line}</td>
            <th scope="row">{row.businessName || '–'}</th>
            <td className={styles[row.outcome]}>{WORDS[row.outcome]}</td>
            <td className={styles.note}>
              <span>{row.note}</span>
              <ImportQuestions row={row} chosen={chosen} onAnswer={onAnswer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
