import type { StyleItem } from '#contract/content.ts'
import { ContrastNotes } from './contrast-notes.tsx'
import { ItemTools } from './item-tools.tsx'
import { StyleField } from './style-field.tsx'
import type { Drafts } from './use-drafts.ts'
import styles from './managed-styles.module.css'

const TITLES = { color: 'Colours', font: 'Fonts', size: 'Sizes' } as const

type ManagedStylesProps = {
  items: readonly StyleItem[]
  drafts: Drafts
  /** What is wrong with unsaved values, by id. */
  problems: ReadonlyMap<number, string>
}

/** The styles of the site by type, with their unsaved values. */
export const ManagedStyles = ({ items, drafts, problems }: ManagedStylesProps) => (
  <div className={styles.groups}>
    {(['color', 'font', 'size'] as const).map((type) => (
      <section key={type} aria-labelledby={type}>
        <h2 id={type} className={styles.title}>
          {TITLES[type]}
        </h2>
        <ul>
          {items
            .filter((item) => item.type === type)
            .map((item) => (
              <li key={item.id} className={styles.item}>
                <StyleField
                  item={item}
                  value={drafts.valueOf(item)}
                  error={problems.get(item.id)}
                  onChange={(value) => drafts.set(item, value)}
                />
                <ContrastNotes item={item} items={items} valueOf={drafts.valueOf} />
                <ItemTools item={item} isUnsaved={drafts.valueOf(item) !== item.value} onValue={(value) => drafts.set(item, value)} />
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
)
