import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { dashboardPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

type Tried = ResponseOf<'POST /api/suppliers/:id/price-list/trial'>['requests']

/** What the last requests would have got by the terms as they are typed. */
export const Trial = ({ requests }: { requests: Tried }) => (
  <section aria-labelledby="trial-of-list" className={styles.skipped}>
    <h3 id="trial-of-list">What your last requests would have got</h3>
    {requests.length === 0 ? (
      <p>You have had no request with lines yet, so there is nothing to try.</p>
    ) : (
      <ol className={styles.trial}>
        {requests.map(({ id, lines, filled, isAnswered }) => (
          <li key={id}>
            <b>{isAnswered ? 'Answered' : 'Left to you'}</b>
            <span>{`${filled} of ${counted(lines, 'line')} with a price`}</span>
            <TextLink href={dashboardPath({ tab: 'quotes', quote: id })}>See the request</TextLink>
          </li>
        ))}
      </ol>
    )}
  </section>
)
