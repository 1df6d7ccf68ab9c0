import { useQuery } from '@tanstack/react-query'
import { type Figures, MIN_MEDIAN } from '#contract/dashboard/insights.ts'
import { PERIOD_LABELS, type Period } from '#contract/endpoint/periods.ts'
import type { ResponseOf } from '#contract/api.ts'
import { duration } from '#shared/time/duration.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import styles from './insights.module.css'

/** The listing's figures of a period beside the median of its category. */
export const CategoryMedians = ({ period }: { period: Period }) => (
  <>
    <h3 className={styles.title}>Beside your category</h3>
    <Medians period={period} />
  </>
)

const Medians = ({ period }: { period: Period }) => (
  <QueryBoundary of={useQuery(query('GET /api/dashboard/supplier/medians', { period }))} loading={<Skeleton height="200px" />}>
    {(medians) => <MedianTable {...medians} period={period} />}
  </QueryBoundary>
)

type MedianTableProps = ResponseOf<'GET /api/dashboard/supplier/medians'> & { period: Period }

function MedianTable({ category, own, median, period }: MedianTableProps) {
  return (
    <>
      <FigureTable
        label={`Your figures and the category median of ${PERIOD_LABELS[period]}`}
        columns={[PERIOD_LABELS[period], 'You', ...(median ? ['Category median'] : [])]}
        rows={ROWS.map(({ name, cellOf }) => ({ key: name, name, cells: [cellOf(own), ...(median ? [ofCategory(median, cellOf)] : [])] }))}
      />
      <p className={styles.note}>
        {median
          ? `Half of the suppliers in ${category} have more, half have less. Counted once a night; for answer times, among those that have answered, from ${MIN_MEDIAN} on.`
          : `There is no median yet: ${category} lists fewer than ${MIN_MEDIAN} suppliers.`}
      </p>
    </>
  )
}

/** An answer time of fewer suppliers would be that of one of them. */
const ofCategory = (median: Figures, cellOf: (figures: Figures) => string) =>
  cellOf === answerTime && median.medianMinutes === null ? 'Not enough suppliers yet' : cellOf(median)

const count = (figure: number) => figure.toLocaleString('en-AU')
const answerTime = ({ medianMinutes }: Figures) => (medianMinutes === null ? 'None' : duration(medianMinutes))
const ROWS: { name: string; cellOf: (figures: Figures) => string }[] = [
  { name: 'Profile views', cellOf: ({ views }) => count(views) },
  { name: 'Contacts', cellOf: ({ inquiries }) => count(inquiries) },
  { name: 'Quote requests', cellOf: ({ requests }) => count(requests) },
  { name: 'Answer time', cellOf: answerTime },
]
