import { BUYERS_STATE_LABELS, STATE_LABELS, type QuoteState } from '#contract/quote-states.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DOCKET_PAPERS } from './docket-papers.ts'
import styles from './state-tag.module.css'

/** The state of a request, in the colour of its docket and, for whoever asked, in a buyer's words. */
export const StateTag = ({ status, forBuyer }: { status: QuoteState; forBuyer?: boolean }) => (
  <MetaLabel className={classNames(styles.tag, styles[DOCKET_PAPERS[status]])}>
    {(forBuyer ? BUYERS_STATE_LABELS : STATE_LABELS)[status]}
  </MetaLabel>
)
