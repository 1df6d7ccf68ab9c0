import { POST_TYPES, SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import rows from '#web/features/social/rows.module.css'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Tags } from '#web/ui/typography/tag.tsx'
import styles from './templates.module.css'

type TemplateRowProps = { template: SocialTemplate; onEdit: () => void; onDuplicate: () => void; onDelete: () => void }

/** A template with its text, and what can be done with it. */
export function TemplateRow({ template, onEdit, onDuplicate, onDelete }: TemplateRowProps) {
  const { templateName, platform, postType, contentTemplate, hashtagTemplate, isDefault, isActive } = template
  const canChange = useCanChange()
  const marks = [SOCIAL_PLATFORMS[platform], POST_TYPES[postType], ...(isDefault ? ['Default'] : []), ...(isActive ? [] : ['Not in use'])]
  return (
    <ListRow>
      <RowWords>
        <div className={rows.words}>
          <PlatformIcon platform={platform} className={rows.icon} />
          <div className={styles.words}>
            <h3 className={rows.name}>{templateName}</h3>
            <Tags tags={marks} label={`About ${templateName}`} />
            <p className={styles.excerpt}>{contentTemplate}</p>
            {hashtagTemplate && <p className={styles.hashtags}>{hashtagTemplate}</p>}
          </div>
        </div>
      </RowWords>
      {canChange && (
        <div className={styles.actions}>
          <IconButton icon="pencil-simple" dense label={`Edit ${templateName}`} aria-haspopup="dialog" onClick={onEdit} />
          <IconButton icon="copy" dense label={`Duplicate ${templateName}`} aria-haspopup="dialog" onClick={onDuplicate} />
          <IconButton icon="trash" dense label={`Delete ${templateName}`} onClick={onDelete} />
        </div>
      )}
    </ListRow>
  )
}
