import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { LEGEND, menuWords } from '#shared/seafood/menu-words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './seafood.module.css'

type MenuSectionProps = {
  running: readonly SeafoodRow[]
  /** Whether all rows are here: what is said of all seafood is said of all of it. */
  isWhole: boolean
}

/** Shows what a menu can say: each item with its letter, the legend, and one sentence in place of both where there is one. */
export function MenuSection({ running, isWhole }: MenuSectionProps) {
  const { items, statement, unknown, several } = menuWords(running)
  const sentence = isWhole ? statement : null
  const copied = [sentence, ...items, LEGEND].filter((line) => line !== null).join('\n')
  return (
    <TitledSection title="For your menu" sub="Where each dish’s seafood is from, ready to copy.">
      {items.length === 0 && <p className={styles.soft}>No seafood runs whose origin is known.</p>}
      {sentence !== null && (
        <p className={styles.statement}>
          {sentence} <span className={styles.soft}>One sentence can stand in place of all letters.</span>
        </p>
      )}
      {items.length > 0 && (
        <>
          <ul className={styles.words} aria-label="Words for the menu">
            {items.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className={styles.soft}>{LEGEND}</p>
        </>
      )}
      {several.length > 0 && (
        <p className={styles.soft}>{`From more than one place at the moment: ${several.join(', ')}. A dish that has both is M.`}</p>
      )}
      {unknown.length > 0 && <p className={styles.unknown}>{`Origin not said: ${unknown.join(', ')}. Please ask who sells it.`}</p>}
      {!isWhole && <p className={styles.soft}>These are the newest rows. Show all of them below for the whole menu.</p>}
      {items.length > 0 && (
        <p className={`${styles.copy} no-print`}>
          <Button size="sm" variant="quiet" icon="copy" onClick={() => void copy(copied)}>
            Copy the words
          </Button>
        </p>
      )}
    </TitledSection>
  )
}

const copy = (text: string) =>
  copyText(
    text,
    { title: 'Words copied', tone: 'success' },
    { title: 'Could not copy', description: 'Please select the words and copy them by hand.', tone: 'destructive' },
  )
