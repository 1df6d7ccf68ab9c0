import type { ImportRow } from '#contract/owner/supplier-imports.ts'
import styles from './imports.module.css'

const WORDS: Record<ImportRow['outcome'], string> = { imported: 'New', updated: 'Updated', unchanged: 'Unchanged', skipped: 'Skipped' }

/** What becomes of each row of a file. */
export const ImportRows = ({ rows }: { rows: readonly ImportRow[] }) => (
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
        {rows.map(({ line, businessName, outcome, note }) => (
          <tr key={line}>
            <td className={styles.line}>{line}</td>
            <th scope="row">{businessName || '–'}</th>
            <td className={styles[outcome]}>{WORDS[outcome]}</td>
            <td className={styles.note}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
