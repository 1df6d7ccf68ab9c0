import type { OwnVenue } from '#contract/venue/venue.ts'
import { ORDER_LISTS, SUPPLIERS } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { VENUE_DETAILS } from './venue-details.tsx'
import styles from './venue-parts.module.css'

type FirstStepsProps = { venue: OwnVenue; lists: number; requests: number }

/** What a new venue does first, until all of it is done. */
export function FirstSteps({ venue, lists, requests }: FirstStepsProps) {
  const steps = [
    { label: 'Say what your venue is', href: `#${VENUE_DETAILS}`, isDone: Object.values(venue).some((value) => value !== null) },
    { label: 'Write down what you order every week', href: ORDER_LISTS, isDone: lists > 0 },
    { label: 'Ask suppliers for their prices', href: SUPPLIERS, isDone: requests > 0 },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <TitledSection title="Three steps to begin with" sub="Each takes a few minutes, in any order.">
      <ol className={styles.steps}>
        {steps.map(({ label, href, isDone }) => (
          <li key={label}>{isDone ? <span className={styles.soft}>{`Done: ${label}`}</span> : <TextLink href={href}>{label}</TextLink>}</li>
        ))}
      </ol>
    </TitledSection>
  )
}
