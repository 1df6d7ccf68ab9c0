import { featuredTexts } from '#contract/site-texts/home-texts.ts'
import { Children, type ReactNode } from 'react'
import { SUPPLIERS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useTexts } from '#web/use-site.ts'
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
export function FeaturedSuppliers({ children, ...state }: FeaturedSuppliersProps) {
  const { title, all } = useTexts(featuredTexts)
  return (
    <Section size="band" title={title} aside={<TextLink href={SUPPLIERS}>{all}</TextLink>} className={styles.section}>
      <FeaturedRow cards={Children.toArray(children)} {...state} />
    </Section>
  )
}

type RowProps = Omit<FeaturedSuppliersProps, 'children'> & { cards: ReactNode[] }

function FeaturedRow({ cards, isLoading, failure, onTryAgain }: RowProps) {
  const { none, failed, retry } = useTexts(featuredTexts)
  if (failure)
    return (
      <EmptyState action={<Button onClick={onTryAgain}>{retry}</Button>} level={3} title={failed}>
        {failure}
      </EmptyState>
    )
  if (cards.length === 0) return <p className={styles.none}>{none}</p>
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
