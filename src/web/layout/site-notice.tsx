import { noticeTexts } from '#contract/site-texts/layout-texts.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './site-notice.module.css'

/** The owner's notice on every page, such as of maintenance. */
export function SiteNotice() {
  const { text, name } = useTexts(noticeTexts)
  return (
    text && (
      <aside aria-label={name} className={styles.notice}>
        <Wrap>
          <Note tone="info" icon="megaphone">
            {text}
          </Note>
        </Wrap>
      </aside>
    )
  )
}
