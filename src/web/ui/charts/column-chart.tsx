import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { AXIS, CONTAINER, figure, TICK, TOOLTIP } from './chart-look.ts'

export type Layer = {
  /** Unique, and without dots. */
  label: string
  /** The colour, 1 to 5 (--chart-1 to --chart-5): the same for the same thing in every chart. */
  ink: 1 | 2 | 3 | 4 | 5
  /** One count per step. */
  values: readonly number[]
}

export type ColumnChartProps = {
  /** The heading above the chart, by which screen readers tell it from others. */
  title: string
  /** Unique labels of the steps, from left to right. */
  steps: readonly string[]
  /** What the columns are made of, the lowest first. */
  layers: readonly Layer[]
}

/** A chart of stacked columns that fills its container. A pointer, a touch or the arrow keys show the figures of a step. */
export const ColumnChart = ({ title, steps, layers }: ColumnChartProps) => (
  <BarChart {...CONTAINER} data={rowsOf(steps, layers)} aria-label={`${title}: figures one by one, with the arrow keys`}>
    <CartesianGrid vertical={false} stroke="var(--border)" />
    <XAxis dataKey="step" interval="equidistantPreserveStart" minTickGap={24} tick={TICK} {...AXIS} />
    <YAxis width={40} tickCount={4} allowDecimals={false} tick={TICK} {...AXIS} />
    <Tooltip formatter={figure} isAnimationActive={false} cursor={{ fill: 'var(--sunken)' }} {...TOOLTIP} />
    {layers.map(({ label, ink }) => (
      <Bar
        key={label}
        dataKey={label}
        stackId="all"
        fill={`var(--chart-${ink})`}
        stroke="var(--card)"
        maxBarSize={36}
        isAnimationActive={false}
      />
    ))}
  </BarChart>
)

const rowsOf = (steps: readonly string[], layers: readonly Layer[]) =>
  steps.map((step, at) => ({ step, ...Object.fromEntries(layers.map(({ label, values }) => [label, values[at] ?? 0])) }))
