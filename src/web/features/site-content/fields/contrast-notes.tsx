import type { StyleItem } from '#contract/site/site-content.ts'
import { TEXT_ON_GROUND } from '#contract/site/site-styles.ts'
import { MIN_CONTRAST, contrast } from '#shared/pictures/contrast.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './contrast-notes.module.css'

type ContrastNotesProps = {
  item: StyleItem
  items: readonly StyleItem[]
  valueOf: (item: StyleItem) => string
}

/** The contrasts that a colour takes part in, as text or as ground, with a warning where text is hard to read. */
export function ContrastNotes({ item, items, valueOf }: ContrastNotesProps) {
  if (item.type !== 'color') return null
  const pairs = pairsOf(item, items).filter((pair) => pair.every((one) => /^#[0-9a-f]{6}$/.test(valueOf(one))))
  return (
    <ul className={styles.notes} aria-live="polite">
      {pairs.map(([text, ground]) => {
        const ratio = contrast(valueOf(text), valueOf(ground))
        const isLow = ratio < MIN_CONTRAST
        return (
          <li key={`${text.key} ${ground.key}`} className={isLow ? styles.low : undefined}>
            {isLow && <Icon name="warning-circle-fill" label="Warning" />}
            <span>
              {`${pairInWords(nameOf(text), nameOf(ground))}: ${ratio.toFixed(1)} to 1, ${
                isLow ? `hard to read. Text needs ${MIN_CONTRAST} to 1 to be readable for everybody.` : 'readable'
              }`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Some texts are named after their ground already: "Text on main action". */
function pairInWords(text: string, ground: string): string {
  const on = ` on ${ground.toLowerCase()}`
  const name = text.toLowerCase().endsWith(on) ? text.slice(0, -on.length) : text
  return `${name} on the ${ground.toLowerCase()}`
}

/** Returns the label without the theme. */
const nameOf = ({ label }: StyleItem) => label.replace(/, \w+ theme$/, '')

/** Returns the pairs of text and ground with this colour, in its theme; a colour of both themes is paired in each. */
function pairsOf(item: StyleItem, items: readonly StyleItem[]): [StyleItem, StyleItem][] {
  const tokenOf = ({ cssProperty }: StyleItem) => cssProperty.slice(2)
  const own = tokenOf(item)
  return TEXT_ON_GROUND.filter((pair) => pair.includes(own)).flatMap(([text, ground]) => {
    const themed = (token: string) =>
      items.filter((one) => tokenOf(one) === token && (!item.theme || !one.theme || one.theme === item.theme))
    return (text === own ? [item] : themed(text)).flatMap((one) =>
      (ground === own ? [item] : themed(ground)).map((other): [StyleItem, StyleItem] => [one, other]),
    )
  })
}
