import type { CostReduction, Saving } from '#shared/money/cost-reduction.ts'
import { dollars } from '#shared/money/money.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CATEGORY_NAMES, savingCells, savingWords } from './calculator-texts.ts'
import type { CategoryCost } from './typed-costs.ts'
import styles from './cost-bars.module.css'

/** Each category as two bars, now and new, with their figures beside them; the same in a table that opens. */
export function CostBars({ categories, total }: Pick<CostReduction<CategoryCost>, 'categories' | 'total'>) {
  const most = Math.max(...categories.flatMap(({ currentCents, newCents }) => [currentCents, newCents]))
  const entered = categories.filter(({ currentCents, newCents }) => currentCents > 0 || newCents > 0)
  return (
    <>
      <figure className={styles.chart}>
        <figcaption className={styles.caption}>Cost a month by category, now and new</figcaption>
        <ul className={styles.list}>
          {entered.map((saving) => (
            <li key={saving.category} className={styles.category}>
              <p className={styles.name}>
                {CATEGORY_NAMES[saving.category]} <span className={styles.saving}>{savingWords(saving)}</span>
              </p>
              <Bar label="Now" cents={saving.currentCents} most={most} className={styles.now} />
              <Bar label="New" cents={saving.newCents} most={most} className={styles.new} />
            </li>
          ))}
        </ul>
      </figure>
      <details className={styles.details}>
        <summary className={styles.summary}>The figures as a table</summary>
        <FigureTable
          label="Cost a month by category"
          columns={['Category', 'Now', 'New', 'Saving', 'Saving in %']}
          rows={[
            ...categories.map((saving) => rowOf(saving.category, CATEGORY_NAMES[saving.category], saving)),
            rowOf('total', 'Total', total),
          ]}
        />
      </details>
    </>
  )
}

const rowOf = (key: string, name: string, saving: Saving) => ({
  key,
  name,
  cells: [dollars(saving.currentCents), dollars(saving.newCents), ...savingCells(saving)],
})

type BarProps = { label: string; cents: number; most: number; className: string | undefined }

const Bar = ({ label, cents, most, className }: BarProps) => (
  <p className={styles.line}>
    <span className={styles.label}>{label}</span>
    <svg className={styles.track} aria-hidden="true">
      {cents > 0 && <DrawnBar end={`${(cents / most) * 100}%`} className={className} />}
    </svg>
    <span className={styles.amount}>{dollars(cents)}</span>
  </p>
)

/** A line, and a stroke across its end that shows where a dotted one ends. */
const DrawnBar = ({ end, className }: { end: string; className: string | undefined }) => (
  <>
    <line x2={end} y1="50%" y2="50%" className={className} />
    <line x1={end} x2={end} y2="100%" className={classNames(className, styles.end)} />
  </>
)
