import type { ResourceType } from '#contract/resources/resources.ts'
import { resourceTypeTexts } from '#contract/site-texts/resources-texts.ts'
import { capitalised } from '#shared/text/words.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './type-badge.module.css'

const ICONS: Record<ResourceType, IconName> = {
  guide: 'book-open',
  tool: 'wrench',
  template: 'file-text',
  workbook: 'notebook',
  playbook: 'strategy',
  checklist: 'list-checks',
  toolkit: 'toolbox',
}

const isKnown = (type: string): type is ResourceType => Object.hasOwn(ICONS, type)

/** Shows what kind of resource it is, with an icon on a ground of its own for each type; another type has its own name on a plain one. */
export function TypeBadge({ type }: { type: string }) {
  const names = useTexts(resourceTypeTexts)
  return (
    <span className={styles.badge}>
      <span className={classNames(styles.stamp, isKnown(type) && styles[type])}>
        <Icon name={isKnown(type) ? ICONS[type] : 'file'} />
      </span>
      <MetaLabel>{isKnown(type) ? names[type] : capitalised(type)}</MetaLabel>
    </span>
  )
}
