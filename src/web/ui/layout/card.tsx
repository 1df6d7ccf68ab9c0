import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'article'> & {
  /** A list item or a plain box instead of an article. */
  as?: 'article' | 'li' | 'div' | 'section'
  /** Lifts under the pointer, for cards that lead somewhere. */
  lifts?: boolean
  /** Ringed, as in bulk mode. */
  selected?: boolean
  /** Space inside, for cards without artwork. */
  padded?: boolean
}

/** White paper with a hairline. To make the whole card one link, give that link the class of `cardLink`. */
export function Card({ as: Element = 'article', lifts, selected, padded, className, ...rest }: CardProps) {
  const look = classNames(styles.card, lifts && styles.lifts, selected && styles.selected, padded && styles.padded, className)
  return <Element {...(rest as object)} className={look} />
}

/** Spreads a link inside a card over the card; other controls of the card stay above it. */
export const cardLink = styles.link
