import { classNames } from '#web/ui/class-names.ts'
import { gridLines } from './grid-lines.ts'
import styles from './line-chart.module.css'
import { stretchesOf, type Point } from './stretches.ts'

export type Line = {
  label: string
  /** One at each step; none where there was nothing to measure. */
  values: readonly (number | null)[]
}

type LineChartProps = {
  /** What it shows, in a sentence, for those who do not see it; a table beside it says the same in figures. */
  summary: string
  /** Of each step, from left to right. */
  steps: readonly string[]
  /** Drawn solid, dotted, dashed. */
  lines: readonly Line[]
  /** Behind each figure at the side. */
  unit?: string
}

/** Steps that are named below; the others have no room. */
const NAMED = [0, 1 / 3, 2 / 3, 1]

/** Lines over steps. All of it is drawn in shares of its place, so that it needs no measuring and follows the theme. */
export function LineChart({ summary, steps, lines, unit = '' }: LineChartProps) {
  const grid = gridLines(Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = grid.at(-1)!
  const last = Math.max(steps.length - 1, 1)
  const points = ({ values }: Line) => values.map((value, at) => value !== null && { x: (at / last) * 100, y: 100 - (value / top) * 100 })
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      {grid.map((value) => (
        <span key={value} aria-hidden="true" className={styles.gridLine} style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
          <span className={styles.gridFigure}>
            {value.toLocaleString('en-AU')}
            {unit}
          </span>
        </span>
      ))}
      <div aria-hidden="true" className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {lines.map((line, at) => stretchesOf(points(line)).map((path) => <polyline key={path} points={path} className={lineLook(at)} />))}
        </svg>
        {lines.map((line, at) => (
          <End key={line.label} point={points(line).at(-1)} value={line.values.at(-1)} className={styles[`line${at + 1}`]} />
        ))}
        {steps.map((step, at) => (
          <span
            key={step}
            title={titleOf(step, lines, at, unit)}
            className={styles.step}
            style={{ insetInlineStart: `${(at / last) * 100}%` }}
          />
        ))}
        {[...new Set(NAMED.map((share) => Math.round(share * (steps.length - 1))))].map((at) => (
          <span key={at} className={styles.stepName} style={{ insetInlineStart: `${(at / last) * 100}%` }}>
            {steps[at]}
          </span>
        ))}
      </div>
    </figure>
  )
}

const lineLook = (at: number) => classNames(styles.line, styles[`line${at + 1}`])

const titleOf = (step: string, lines: readonly Line[], at: number, unit: string) =>
  [step, ...lines.map(({ label, values }) => `${label}: ${values[at] ?? 'none'}${values[at] == null ? '' : unit}`)].join('\n')

/** A dot at the end of a line, and its value. */
const End = ({ point, value, className }: { point: Point | undefined; value?: number | null; className?: string }) =>
  point && (
    <span className={classNames(styles.end, className)} style={{ insetBlockStart: `${point.y}%` }}>
      {value?.toLocaleString('en-AU')}
    </span>
  )
