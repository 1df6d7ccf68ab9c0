import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { tabsOf, type ComposerValues, type TextTab } from './composer-values.ts'
import styles from './text-tabs.module.css'

type TextTabsProps = { values: ComposerValues; tab: TextTab; onChange: (tab: TextTab) => void }

/** Chooses whose text is written: that for all platforms, or a changed one of a single platform. Nothing where there is one platform. */
export function TextTabs({ values, tab, onChange }: TextTabsProps) {
  const tabs = tabsOf(values)
  if (tabs.length === 1) return null
  return (
    <fieldset className={styles.tabs} aria-label="Text for">
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          className={classNames(styles.tab, each === tab && styles.open)}
          onClick={() => onChange(each)}
        >
          {each === 'all' ? 'All' : SOCIAL_PLATFORMS[each]}
          {each !== 'all' && values.changed[each] && <span className={styles.changed}>changed</span>}
        </button>
      ))}
    </fieldset>
  )
}
