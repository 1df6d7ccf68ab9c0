import { PERIOD_LABELS, type Period } from '#contract/endpoint/periods.ts'
import type { Step } from '#contract/dashboard/dashboard.ts'
import { stepName } from '#shared/text/step-name.ts'
import type { Line } from '#web/ui/charts/line-chart.tsx'
import { LineFigure } from '#web/ui/charts/line-figure.tsx'
import styles from './trend-charts.module.css'
import { answerLine } from './trend-texts.ts'

/** Charts of the listing's views and requests, and below them of its answer times. */
export function TrendCharts({ steps, period }: { steps: Step[]; period: Period }) {
  const names = steps.map(stepName)
  const lines: Line[] = [
    { label: 'Profile views', values: steps.map(({ views }) => views) },
    { label: 'Quote requests', values: steps.map(({ requests }) => requests) },
    { label: 'Contacts', values: steps.map(({ inquiries }) => inquiries) },
  ]
  const { values, unit } = answerLine(steps)
  const over = `over ${PERIOD_LABELS[period]}`
  return (
    <>
      {lines.every(({ values }) => values.every((value) => value === 0)) ? (
        <p className={styles.nothing}>No views, requests or contacts {over} yet.</p>
      ) : (
        <LineFigure
          title="Views and requests"
          summary={`Profile views, quote requests and contacts ${over}`}
          totals={`In all, ${over}`}
          steps={names}
          lines={lines}
        />
      )}
      <h3 className={styles.title}>Answer time</h3>
      {values.some((value) => value !== null) ? (
        <LineFigure
          title="Answer time"
          summary={`Median time to your answer ${over}`}
          steps={names}
          lines={[{ label: 'Median', values }]}
          unit={unit}
        />
      ) : (
        <p className={styles.nothing}>{`You have not answered a request from the last ${PERIOD_LABELS[period]} yet.`}</p>
      )}
    </>
  )
}
