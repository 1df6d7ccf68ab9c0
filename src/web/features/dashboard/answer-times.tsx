import type { ResponseOf } from '#contract/api.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { MEASURED_FROM } from '#contract/options.ts'
import { dashboardPath } from '#web/paths.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { when } from '#shared/time/when.ts'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './answer-times.module.css'
import { duration } from '#shared/time/duration.ts'
import { ReadBoundary } from './read-boundary.tsx'

type Times = ResponseOf<'GET /api/dashboard/supplier/answer-times'>

/** The measured answer time and answer rate of this supplier, with the method and the requests that count. */
export const AnswerTimes = ({ path }: { path: string }) => (
  <Panel title="How fast you answer">
    <ReadBoundary address="GET /api/dashboard/supplier/answer-times" input={{}} loading={<LinesSkeleton lines={4} />}>
      {(times) => <Measured times={times} path={path} />}
    </ReadBoundary>
  </Panel>
)

const Measured = ({ times, path }: { times: Times; path: string }) => (
  <Stack gap={4}>
    <p className={styles.result}>{inWords(times)}</p>
    <details className={styles.details}>
      <summary className={styles.summary}>Which requests count</summary>
      <p className={styles.method}>
        Requests of the last {times.days} days (Sydney time) that you answered or passed on, and those that waited for two days or more. An
        answer is prices or a pass. The time is the median: half of your answers took longer. From {MEASURED_FROM} requests on, both figures
        are on your profile.
      </p>
      {times.counted.length > 0 && <Counted counted={times.counted} path={path} />}
    </details>
  </Stack>
)

function inWords({ requests, answerRate, medianMinutes }: Times): string {
  if (answerRate === null) return `Your times are shown from ${MEASURED_FROM} answered requests on. So far you have ${requests}.`
  const counted = requests === 1 ? '1 request counts' : `${requests} requests count`
  const rate = `You answer ${answerRate}% of requests`
  return medianMinutes === null ? `${rate}.` : `${rate}, half of them within ${duration(medianMinutes)}. ${counted}.`
}

const Counted = ({ counted, path }: { counted: Times['counted']; path: string }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Request</th>
        <th scope="col">Asked</th>
        <th scope="col">Answered after</th>
      </tr>
    </thead>
    <tbody>
      {counted.map(({ id, serial, createdAt, minutes }) => (
        <tr key={id}>
          <td>
            <TextLink href={dashboardPath({ tab: 'quotes', quote: id }, path)}>{docketNumber(serial)}</TextLink>
          </td>
          <td>{when(createdAt)}</td>
          <td>{minutes === null ? 'Not answered' : duration(minutes)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
