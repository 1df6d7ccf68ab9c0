import { socialPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import styles from './accounts.module.css'

/** Shows what is posted by itself, and how. */
export const AutoPosting = () => (
  <Panel title="What auto-posting does">
    <ul className={styles.points}>
      <li>A new product, a new offer and a change of your profile each become a post, for every active account where it is on.</li>
      <li>
        With a <TextLink href={socialPath({ tab: 'templates' })}>default template</TextLink> for the platform and kind, the post goes out by
        itself. Without one it waits as a <TextLink href={socialPath({ tab: 'posts', status: 'draft' })}>draft</TextLink> for you to finish.
      </li>
      <li>At most one an hour goes out by itself, however much you change.</li>
    </ul>
  </Panel>
)
