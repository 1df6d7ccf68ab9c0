import { PERIODS, type Period } from '#contract/periods.ts'
import type { Step } from '#contract/dashboard.ts'
import styles from './trend-table.module.css'
import { COLUMNS, PERIOD_LABELS, stepCells, stepName } from './trend-words.ts'

/** The figures of the charts, newest step first. */
export const TrendTable = ({ steps, period }: { steps: Step[]; period: Period }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <section className={styles.frame} aria-label={`Figures of ${PERIOD_LABELS[period]}`} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{PERIODS[period].by === 'day' ? 'Day' : 'Week from'}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <tr key={step.from}>
            <th scope="row">{stepName(step)}</th>
            {stepCells(step).map((cell, at) => (
              <td key={COLUMNS[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
