import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import { Chips } from '#web/ui/controls/choice/chip.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { rangeInWords, wholeRanges } from './postcode-text.ts'
import styles from './service-area.module.css'

/** The number of ranges from which on they are collapsed. */
const SHOWN = 12

type RangeChipsProps = { ranges: PostcodeRange[]; onRemove: (range: PostcodeRange, words: string) => void }

/** The ranges in the field, each with a button that removes it; parts that are not postcodes yet are left out. */
export function RangeChips({ ranges, onRemove }: RangeChipsProps) {
  const whole = wholeRanges(ranges)
  if (whole.length === 0) return null
  const chips = (some: PostcodeRange[]) => (
    <Chips label="Service area" wraps>
      {some.map((range) => {
        const words = rangeInWords(range)
        return (
          <li key={words} className={styles.chip}>
            {words}
            <IconButton dense icon="x" label={`Remove ${words}`} onClick={() => onRemove(range, words)} />
          </li>
        )
      })}
    </Chips>
  )
  if (whole.length <= SHOWN) return chips(whole)
  return (
    <details>
      <summary>Remove some of the {whole.length} ranges</summary>
      {chips(whole)}
    </details>
  )
}
