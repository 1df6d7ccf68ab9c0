import { lazy, Suspense, type ComponentType } from 'react'
import type { Period } from '#contract/periods.ts'
import type { Step } from '#contract/dashboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Line, LineChartProps } from './line-chart.tsx'
import styles from './trend-charts.module.css'
import { answerLine, PERIOD_LABELS, stepName } from './trend-words.ts'

/** Loads the chart's script, which only the first tab needs. */
export const loadLineChart = () => import('./line-chart.tsx')

const LineChart = lazy<ComponentType<LineChartProps>>(() =>
  loadLineChart()
    .then(({ LineChart: Chart }) => ({ default: Chart }))
    .catch(() => ({ default: ChartMissing })),
)

/** Charts of the listing's views and requests, and below them of its answer times. */
export function TrendCharts({ steps, period }: { steps: Step[]; period: Period }) {
  const names = steps.map(stepName)
  const lines: Line[] = [
    { label: 'Profile views', values: steps.map(({ views }) => views) },
    { label: 'Quote requests', values: steps.map(({ requests }) => requests) },
    { label: 'Contacts', values: steps.map(({ inquiries }) => inquiries) },
  ]
  const { values, unit } = answerLine(steps)
  const over = `over ${PERIOD_LABELS[period]}`
  return (
    <>
      <Chart summary={`Profile views, quote requests and contacts ${over}`} steps={names} lines={lines} />
      <ul className={styles.legend} aria-label={`In all, ${over}`}>
        {lines.map(({ label, values: counts }, at) => (
          <li key={label} className={classNames(styles.entry, styles[`line${at + 1}`])}>
            {label} <b>{counts.reduce<number>((sum, count) => sum + (count ?? 0), 0).toLocaleString('en-AU')}</b>
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>Answer time</h3>
      {values.some((value) => value !== null) ? (
        <Chart summary={`Median time to your answer ${over}`} steps={names} lines={[{ label: 'Median', values }]} unit={unit} />
      ) : (
        <p className={styles.nothing}>No request of this time has been answered yet.</p>
      )}
    </>
  )
}

type ChartProps = LineChartProps & {
  /** A description for screen readers; the table has the same figures. */
  summary: string
}

const Chart = ({ summary, ...chart }: ChartProps) => (
  <figure className={styles.chart}>
    <figcaption className="visually-hidden">{summary}</figcaption>
    <Suspense fallback={<Skeleton height="100%" />}>
      <LineChart {...chart} />
    </Suspense>
  </figure>
)

const ChartMissing = () => <p className={styles.nothing}>The chart did not arrive. The table has its figures.</p>
