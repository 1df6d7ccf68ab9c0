import type { ComponentProps } from 'react'
import { suggestionTexts } from '#contract/site-texts/suggestion-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import { splitAtTyped, type SearchOption } from './search-options.ts'
import styles from './search-suggestions.module.css'

const ICONS: Record<SearchOption['kind'], IconName> = {
  recent: 'clock',
  goods: 'magnifying-glass',
  category: 'list',
  supplier: 'storefront',
  place: 'map-pin',
  clear: 'trash',
}

type SuggestedOptionProps = Pick<ComponentProps<'div'>, 'id' | 'role' | 'onClick'> & {
  option: SearchOption
  isActive: boolean
  typed: string
}

export function SuggestedOption({ option, isActive, typed, ...rest }: SuggestedOptionProps) {
  const { clear } = useTexts(suggestionTexts)
  const detail = detailOf(option)
  return (
    <div {...rest} aria-selected={isActive} className={classNames(styles.option, option.kind === 'clear' && styles.clear)}>
      <Icon name={ICONS[option.kind]} className={styles.icon} />
      <span className={styles.text}>{option.kind === 'clear' ? clear : <TypedMarked text={option.text} typed={typed} />}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  )
}

/** A text with the part marked that is typed already. */
function TypedMarked({ text, typed }: { text: string; typed: string }) {
  const parts = splitAtTyped(text, typed)
  if (!parts) return text
  const [before, part, after] = parts
  return (
    <>
      {before}
      <mark className={styles.typed}>{part}</mark>
      {after}
    </>
  )
}

/** Returns what tells an option from others of its name. */
function detailOf(option: SearchOption): string | null {
  if (option.kind === 'goods') return option.category
  if (option.kind === 'supplier') return [option.suburb, option.state].filter(Boolean).join(' ') || option.category
  return null
}
