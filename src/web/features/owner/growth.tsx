import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GrowthStep } from '#contract/owner/owner-overview.ts'
import { PERIOD_LABELS, PERIODS, type Period } from '#contract/endpoint/periods.ts'
import { csvOf } from '#shared/csv.ts'
import { stepName } from '#shared/text/step-name.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { download } from '#web/browser/download.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { LineFigure } from '#web/ui/charts/line-figure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ChartSkeleton } from '#web/ui/skeletons/chart-skeleton.tsx'

/** What grows, in the order of the table. */
const COLUMNS = [
  { name: 'suppliers', label: 'New suppliers' },
  { name: 'buyers', label: 'New buyers' },
  { name: 'requests', label: 'Quote requests' },
  { name: 'answers', label: 'Answered with prices' },
  { name: 'wins', label: 'Won' },
] as const
const CHARTS = [COLUMNS.slice(0, 2), COLUMNS.slice(2)]

/** Shows how the marketplace grows: as charts, as a table, as a file. */
export function Growth() {
  const [period, setPeriod] = useState<Period>('12w')
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      title="Growth"
      aside={
        // The options of the select are periods.
        <NativeSelect tool aria-label="Period" value={period} onChange={({ target }) => setPeriod(target.value as Period)}>
          {Object.entries(PERIOD_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      }
    >
      <QueryBoundary
        of={useQuery({ ...query('GET /api/admin/growth', { period }), refetchOnMount: 'always' })}
        loading={
          <Stack gap={6}>
            <ChartSkeleton height={220} />
            <ChartSkeleton height={220} />
          </Stack>
        }
      >
        {(steps) => (
          <>
            {isTable ? <Table steps={steps} period={period} /> : <Charts steps={steps} period={period} />}
            <Stack row gap={2}>
              <Button variant="quiet" size="sm" icon="table" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                Show as a table
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon="download-simple"
                onClick={() => download(`growth-${period}.csv`, csvOf(rowsOf(steps)))}
              >
                Download CSV
              </Button>
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}

type GrowthProps = { steps: readonly GrowthStep[]; period: Period }

const Charts = ({ steps, period }: GrowthProps) =>
  CHARTS.map((columns) => {
    const names = columns.map(({ label }) => label).join(', ')
    return (
      <LineFigure
        key={names}
        title={`Growth, ${names}`}
        summary={`${names} over ${PERIOD_LABELS[period]}`}
        totals={`${names} in all, over ${PERIOD_LABELS[period]}`}
        steps={steps.map(stepName)}
        lines={columns.map(({ name, label }) => ({ label, values: steps.map((step) => step[name]) }))}
      />
    )
  })

const Table = ({ steps, period }: GrowthProps) => (
  <FigureTable
    label={`Growth over ${PERIOD_LABELS[period]}`}
    columns={[PERIODS[period].by === 'day' ? 'Day' : 'Week from', ...COLUMNS.map(({ label }) => label)]}
    rows={steps.toReversed().map((step) => ({
      key: step.from,
      name: stepName(step),
      cells: COLUMNS.map(({ name }) => step[name].toLocaleString('en-AU')),
    }))}
  />
)

/** Returns the steps as rows of a file: days in ISO 8601, plain numbers. */
const rowsOf = (steps: readonly GrowthStep[]) => [
  ['From', ...COLUMNS.map(({ label }) => label)],
  ...steps.map((step) => [step.from, ...COLUMNS.map(({ name }) => step[name])]),
]
