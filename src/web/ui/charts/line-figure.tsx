import { ChartFigure, lazyChart } from './chart-figure.tsx'
import type { LineChartProps } from './line-chart.tsx'
import styles from './line-figure.module.css'

/** Loads the script of charts, which few pages need. */
export const loadLineChart = () => import('./line-chart.tsx')

const LineChart = lazyChart(async () => (await loadLineChart()).LineChart)

type LineFigureProps = LineChartProps & {
  /** A description for screen readers; a table has the same figures. */
  summary: string
  /** The accessible name of the totals below the chart; without it there are none. */
  totals?: string
}

/** A line chart whose script is loaded when it is shown, with a legend of totals. */
export const LineFigure = ({ summary, totals, ...chart }: LineFigureProps) => (
  <ChartFigure summary={summary} totals={totals} entries={chart.lines.map((line, at) => ({ ...line, mark: styles[`line${at + 1}`] }))}>
    <LineChart {...chart} />
  </ChartFigure>
)
