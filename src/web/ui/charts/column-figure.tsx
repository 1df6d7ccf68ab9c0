import { lazy, Suspense, type ComponentType } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { ColumnChartProps } from './column-chart.tsx'
import styles from './column-figure.module.css'

/** Loads the script of the chart, which few pages need. */
export const loadColumnChart = () => import('./column-chart.tsx')

const ColumnChart = lazy<ComponentType<ColumnChartProps>>(() =>
  loadColumnChart()
    .then(({ ColumnChart: Chart }) => ({ default: Chart }))
    .catch(() => ({ default: ChartMissing })),
)

type ColumnFigureProps = ColumnChartProps & {
  /** A description for screen readers; a table has the same figures. */
  summary: string
  /** The accessible name of the totals below the chart. */
  totals: string
}

/** A chart of stacked columns whose script is loaded when it is shown, with a legend of totals. */
export const ColumnFigure = ({ summary, totals, ...chart }: ColumnFigureProps) => (
  <>
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <Suspense fallback={<Skeleton height="100%" />}>
        <ColumnChart {...chart} />
      </Suspense>
    </figure>
    <ul className={styles.legend} aria-label={totals}>
      {chart.layers.map(({ label, ink, values }) => (
        <li key={label} className={classNames(styles.entry, styles[`ink${ink}`])}>
          {label} <b>{values.reduce((sum, value) => sum + value, 0).toLocaleString('en-AU')}</b>
        </li>
      ))}
    </ul>
  </>
)

const ChartMissing = () => <p className={styles.nothing}>The chart did not arrive. The table has its figures.</p>
