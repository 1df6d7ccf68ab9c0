import type { AnswerTimes as Times } from '#contract/quotes/answer-times.ts'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import { answerFacts, howMeasured } from './answer-facts.ts'
import styles from './answer-times.module.css'

/** The measured answer time and answer rate of a supplier; renders nothing until enough requests were measured. */
export function AnswerTimes({ times }: { times: Times | undefined }) {
  const facts = times ? answerFacts(times) : []
  if (!times || facts.length === 0) return null
  return (
    <div className={styles.facts}>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Tooltip text={howMeasured(times)} align="start" onTap>
        <button type="button" className={styles.method}>
          How this is measured
        </button>
      </Tooltip>
    </div>
  )
}
