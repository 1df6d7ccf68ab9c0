import { ASKED_YOU, BUYERS_STATE_LABELS, STATE_LABELS, type QuoteState } from '#contract/quotes/quote-states.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DOCKET_PAPERS } from './docket-papers.ts'
import styles from './state-tag.module.css'

type StateTagProps = {
  status: QuoteState
  forBuyer?: boolean
  /** Whether the supplier has asked something instead of answering. */
  hasAsked?: boolean | undefined
  /** Whether the supplier's price list has answered, which only the supplier is told here. */
  isInstant?: boolean | undefined
}

/** What a supplier reads instead, where its price list has answered. */
const FROM_LIST = 'Answered from your list'

/** The state of a request, in the colour of its docket and, for whoever asked, in a buyer's words. */
export const StateTag = ({ status, forBuyer, hasAsked, isInstant }: StateTagProps) => (
  <MetaLabel className={classNames(styles.tag, styles[DOCKET_PAPERS[status]])}>
    {hasAsked ? ASKED_YOU : isInstant && status === 'quoted' ? FROM_LIST : (forBuyer ? BUYERS_STATE_LABELS : STATE_LABELS)[status]}
  </MetaLabel>
)
