import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import styles from './chart-figure.module.css'

/** Returns a chart whose script is loaded when it is first shown; one that does not arrive is a sentence instead. */
export const lazyChart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .then((Chart) => ({ default: Chart }))
      .catch(() => ({ default: ChartMissing })),
  )

const ChartMissing = () => <p className={styles.nothing}>The chart did not arrive. The table has its figures.</p>

/** What the figures of one line or layer add up to; `mark` is the class that draws its sample. */
type Total = { label: string; values: readonly (number | null)[]; mark: string | undefined }

type ChartFigureProps = {
  /** A description for screen readers; a table has the same figures. */
  summary: string
  /** The accessible name of the totals below the chart; without it there are none. */
  totals: string | undefined
  entries: readonly Total[]
  /** The chart. */
  children: ReactNode
}

/** The frame of a chart, with a legend of totals. */
export const ChartFigure = ({ summary, totals, entries, children }: ChartFigureProps) => (
  <>
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <Suspense fallback={<Skeleton height="100%" />}>{children}</Suspense>
    </figure>
    {totals && (
      <ul className={styles.legend} aria-label={totals}>
        {entries.map(({ label, values, mark }) => (
          <li key={label} className={classNames(styles.entry, mark)}>
            {label} <b>{values.reduce<number>((sum, value) => sum + (value ?? 0), 0).toLocaleString('en-AU')}</b>
          </li>
        ))}
      </ul>
    )}
  </>
)
