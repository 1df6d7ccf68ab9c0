import { useEffect, useState, type ReactNode } from 'react'
import { PERIOD_LABELS, type Period } from '#contract/endpoint/periods.ts'
import type { Step } from '#contract/dashboard/dashboard.ts'
import { loadLineChart } from '#web/ui/charts/line-figure.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { csvOf } from '#shared/csv.ts'
import { download } from '#web/browser/download.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ChartSkeleton } from '#web/ui/skeletons/chart-skeleton.tsx'
import { ReadBoundary } from '#web/features/dashboard/read-boundary.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { TrendTable } from './trend-table.tsx'
import { FIRST_PERIOD, trendRows } from './trend-texts.ts'

type TrendsProps = {
  /** What stands beside the figures of a period, which belongs to another feature. */
  medians: (period: Period) => ReactNode
}

/** The trends of the listing: as charts, as a table, as a file. */
export function Trends({ medians }: TrendsProps) {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD)
  const [isTable, setTable] = useState(false)
  // Preloads the script in parallel with the figures. The charts handle its failure.
  useEffect(() => void loadLineChart().catch(() => undefined), [])
  return (
    <Panel
      title="Views and requests"
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
      <ReadBoundary address="GET /api/dashboard/supplier/trends" input={{ period }} loading={<ChartSkeleton height={380} />}>
        {(steps) => (
          <>
            {isTable ? <TrendTable steps={steps} period={period} /> : <TrendCharts steps={steps} period={period} />}
            <Tools steps={steps} period={period} isTable={isTable} onTable={setTable} />
          </>
        )}
      </ReadBoundary>
      {medians(period)}
    </Panel>
  )
}

type ToolsProps = { steps: Step[]; period: Period; isTable: boolean; onTable: (isTable: boolean) => void }

const Tools = ({ steps, period, isTable, onTable }: ToolsProps) => (
  <Stack row gap={2}>
    <Button variant="quiet" size="sm" icon="table" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
      Show as a table
    </Button>
    <Button variant="quiet" size="sm" icon="download-simple" onClick={() => download(`trends-${period}.csv`, csvOf(trendRows(steps)))}>
      Download CSV
    </Button>
  </Stack>
)
