import { ChartFigure, lazyChart } from './chart-figure.tsx'
import type { ColumnChartProps } from './column-chart.tsx'
import styles from './column-figure.module.css'

/** Loads the script of the chart, which few pages need. */
export const loadColumnChart = () => import('./column-chart.tsx')

const ColumnChart = lazyChart(async () => (await loadColumnChart()).ColumnChart)

type ColumnFigureProps = ColumnChartProps & {
  /** A description for screen readers; a table has the same figures. */
  summary: string
  /** The accessible name of the totals below the chart. */
  totals: string
}

/** A chart of stacked columns whose script is loaded when it is shown, with a legend of totals. */
export const ColumnFigure = ({ summary, totals, ...chart }: ColumnFigureProps) => (
  <ChartFigure
    summary={summary}
    totals={totals}
    entries={chart.layers.map(({ ink, ...layer }) => ({ ...layer, mark: styles[`ink${ink}`] }))}
  >
    <ColumnChart {...chart} />
  </ChartFigure>
)
