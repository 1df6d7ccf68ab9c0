import { CartesianGrid, LineChart as Chart, Line as DrawnLine, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts'
import { AXIS, CONTAINER, figure as count, TICK, TOOLTIP } from './chart-look.ts'

export type Line = {
  label: string
  /** One value per step; null where there was nothing to measure. */
  values: readonly (number | null)[]
}

export type LineChartProps = {
  /** The heading above the chart, by which screen readers tell it from others. */
  title: string
  /** Unique labels of the steps, from left to right. */
  steps: readonly string[]
  /** At most three lines: solid, dotted, dashed. */
  lines: readonly Line[]
  /** Appended to each figure, except those at the ends of lines. */
  unit?: string
}

const LINE_STYLES = [
  { stroke: 'var(--chart-1)', strokeWidth: 3 },
  { stroke: 'var(--chart-2)', strokeWidth: 3, strokeDasharray: '1 7' },
  { stroke: 'var(--chart-4)', strokeWidth: 2, strokeDasharray: '8 6' },
]

/** Space above for a dot on the highest line, and at the side for the figures at the ends. */
const MARGIN = { ...CONTAINER.margin, right: 52 }

/** A line chart that fills its container. A pointer, a touch or the arrow keys show the figures of a step. */
export function LineChart({ title, steps, lines, unit = '' }: LineChartProps) {
  const figure = (value: unknown) => `${count(value)}${unit}`
  return (
    <Chart {...CONTAINER} margin={MARGIN} data={rowsOf(steps, lines)} aria-label={`${title}: figures one by one, with the arrow keys`}>
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis dataKey="step" scale="point" interval="equidistantPreserveStart" minTickGap={48} tick={TICK} {...AXIS} />
      <YAxis width={54} tickCount={4} allowDecimals={false} niceTicks="snap125" tickFormatter={figure} tick={TICK} {...AXIS} />
      <Tooltip formatter={figure} isAnimationActive={false} cursor={{ stroke: 'var(--input)' }} {...TOOLTIP} />
      {lines.map(({ label }, at) => (
        <DrawnLine
          key={label}
          dataKey={label}
          dot={false}
          activeDot={{ r: 5, stroke: 'var(--card)' }}
          isAnimationActive={false}
          strokeLinecap="round"
          strokeLinejoin="round"
          {...LINE_STYLES[at]}
        />
      ))}
      {lines.map(({ label, values }, at) => (
        <End key={label} step={steps.at(-1)} value={values.at(-1)} colour={LINE_STYLES[at]?.stroke} />
      ))}
    </Chart>
  )
}

const rowsOf = (steps: readonly string[], lines: readonly Line[]) =>
  steps.map((step, at) => ({ step, ...Object.fromEntries(lines.map(({ label, values }) => [label, values[at]])) }))

/** The dot at the end of a line, with its value. */
const End = ({ step, value, colour }: { step?: string; value?: number | null; colour?: string }) =>
  value != null && (
    <ReferenceDot
      x={step}
      y={value}
      r={5.5}
      fill={colour}
      stroke="none"
      label={{
        value: count(value),
        position: 'right',
        fill: 'var(--foreground)',
        fontSize: 'var(--text-13)',
        fontWeight: 'var(--weight-strong)',
      }}
    />
  )
