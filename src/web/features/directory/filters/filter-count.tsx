import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './filter-count.module.css'

/** The number of filters in use behind a button, after its words; renders nothing for none. */
export function FilterCount({ count }: { count: number }) {
  const texts = useTexts(filterTexts)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {filled(texts.count, { count })}</span>
    </span>
  )
}
