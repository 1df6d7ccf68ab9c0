import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import { ANALYTICS_WEEKS, type SocialAnalytics } from '#contract/social/social-analytics.ts'
import { counted } from '#shared/text/words.ts'
import { asVariable } from '#shared/social/social-variables.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import styles from './analytics.module.css'
import { PostLink } from './post-link.tsx'

/** The profile visits that came from links in posts. */
export const Visits = ({ visits }: Pick<SocialAnalytics, 'visits'>) => (
  <Panel title="Profile visits from posts">
    {visits.some(({ count }) => count > 0) ? (
      <FigureTable
        label={`Profile visits of the last ${ANALYTICS_WEEKS} weeks`}
        columns={['Platform', 'Visits']}
        rows={visits.map(({ platform, count }) => ({
          key: platform,
          name: SOCIAL_PLATFORMS[platform],
          cells: [count.toLocaleString('en-AU')],
        }))}
      />
    ) : (
      <p className={styles.quiet}>
        Nobody came from a post yet. Put {asVariable('profileLink')} into a post: its link leads to your profile, and its visits count here.
      </p>
    )}
  </Panel>
)

/** The posts that brought most visits. */
export const BestPosts = ({ posts }: { posts: SocialAnalytics['bestPosts'] }) => (
  <Panel title="Best posts">
    {posts.length > 0 ? (
      <ol className={styles.best}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostLink post={post} />
            <span className={styles.count}>{counted(post.visits, 'visit')}</span>
          </li>
        ))}
      </ol>
    ) : (
      <p className={styles.quiet}>The posts that bring most visits stand here once one has.</p>
    )}
  </Panel>
)
