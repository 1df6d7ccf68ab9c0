import { PERIOD_LABELS, PERIODS, type Period } from '#contract/endpoint/periods.ts'
import type { Step } from '#contract/dashboard/dashboard.ts'
import { stepName } from '#shared/text/step-name.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { COLUMNS, stepCells } from './trend-texts.ts'

/** The figures of the charts, newest step first. */
export const TrendTable = ({ steps, period }: { steps: Step[]; period: Period }) => (
  <FigureTable
    label={`Figures of ${PERIOD_LABELS[period]}`}
    columns={[PERIODS[period].by === 'day' ? 'Day' : 'Week from', ...COLUMNS]}
    rows={steps.toReversed().map((step) => ({ key: step.from, name: stepName(step), cells: stepCells(step) }))}
  />
)
