import { STATE_LABELS, type QuoteState } from '#contract/quote-states.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DOCKET_PAPERS } from './docket-papers.ts'
import styles from './state-tag.module.css'

/** The state of a request, in the colour of its docket. */
export const StateTag = ({ status }: { status: QuoteState }) => (
  <MetaLabel className={classNames(styles.tag, styles[DOCKET_PAPERS[status]])}>{STATE_LABELS[status]}</MetaLabel>
)
