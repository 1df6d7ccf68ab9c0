import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './card.module.css'

type CardProps = ComponentPropsWithoutRef<'article'> & {
  /** The element to render instead of an article. */
  as?: 'article' | 'li' | 'div' | 'section'
  /** Lifts on hover, for cards that are links. */
  lifts?: boolean
  /** Draws a ring, as in bulk mode. */
  selected?: boolean
  /** Adds padding, for cards without artwork. */
  padded?: boolean
}

/** A box with a border. To make the whole card one link, give that link the class `cardLink`. */
export function Card({ as: Element = 'article', lifts, selected, padded, className, ...rest }: CardProps) {
  const look = classNames(styles.card, lifts && styles.lifts, selected && styles.selected, padded && styles.padded, className)
  return <Element {...rest} className={look} />
}

/** Class of a link inside a card: extends its click target over the card; other controls of the card stay above it. */
export const cardLink = styles.link
