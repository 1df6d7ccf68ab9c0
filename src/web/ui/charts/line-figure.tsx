import { lazy, Suspense, type ComponentType } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { LineChartProps } from './line-chart.tsx'
import styles from './line-figure.module.css'

/** Loads the script of charts, which few pages need. */
export const loadLineChart = () => import('./line-chart.tsx')

const LineChart = lazy<ComponentType<LineChartProps>>(() =>
  loadLineChart()
    .then(({ LineChart: Chart }) => ({ default: Chart }))
    .catch(() => ({ default: ChartMissing })),
)

type LineFigureProps = LineChartProps & {
  /** A description for screen readers; a table has the same figures. */
  summary: string
  /** The accessible name of the totals below the chart; without it there are none. */
  totals?: string
}

/** A line chart whose script is loaded when it is shown, with a legend of totals. */
export const LineFigure = ({ summary, totals, ...chart }: LineFigureProps) => (
  <>
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <Suspense fallback={<Skeleton height="100%" />}>
        <LineChart {...chart} />
      </Suspense>
    </figure>
    {totals && (
      <ul className={styles.legend} aria-label={totals}>
        {chart.lines.map(({ label, values }, at) => (
          <li key={label} className={classNames(styles.entry, styles[`line${at + 1}`])}>
            {label} <b>{values.reduce<number>((sum, value) => sum + (value ?? 0), 0).toLocaleString('en-AU')}</b>
          </li>
        ))}
      </ul>
    )}
  </>
)

const ChartMissing = () => <p className={styles.nothing}>The chart did not arrive. The table has its figures.</p>
