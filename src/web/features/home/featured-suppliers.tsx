import { Children, type ReactNode } from 'react'
import { SUPPLIERS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './featured-suppliers.module.css'

type FeaturedSuppliersProps = {
  /** The cards, or their skeletons. */
  children: ReactNode
  isLoading: boolean
  /** The error message, if loading failed. */
  failure?: string
  onTryAgain: () => void
}

/** A row of cards, which scrolls sideways on phones. */
export const FeaturedSuppliers = ({ children, ...state }: FeaturedSuppliersProps) => (
  <Section
    size="band"
    title="Featured suppliers"
    aside={<TextLink href={SUPPLIERS}>View All Suppliers</TextLink>}
    className={styles.section}
  >
    <Row cards={Children.toArray(children)} {...state} />
  </Section>
)

type RowProps = Omit<FeaturedSuppliersProps, 'children'> & { cards: ReactNode[] }

function Row({ cards, isLoading, failure, onTryAgain }: RowProps) {
  if (failure)
    return (
      <EmptyState action={<Button onClick={onTryAgain}>Try again</Button>} level={3} title="The featured suppliers could not be loaded">
        {failure}
      </EmptyState>
    )
  if (cards.length === 0) return <p className={styles.none}>No supplier is featured yet. The listing shows everyone.</p>
  return (
    <ul className={styles.row} aria-busy={isLoading}>
      {cards.map((card, place) => (
        <li key={place} className={styles.card}>
          {card}
        </li>
      ))}
    </ul>
  )
}
