import type { StepName } from '#contract/quotes/quote-states.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './news.module.css'

/** Shows what is new in a request: prices, which wait for a decision, look different from a message. */
export const News = ({ steps }: { steps: readonly StepName[] }) => (
  <>
    {steps.includes('answer') && (
      <span className={classNames(styles.news, styles.prices)}>
        <Icon name="receipt" /> New prices
      </span>
    )}
    {steps.includes('message') && (
      <span className={styles.news}>
        <Icon name="chat-circle-text" /> New message
      </span>
    )}
  </>
)
