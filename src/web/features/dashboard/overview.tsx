import type { AnswerOf } from '#contract/api.ts'
import { Section } from '#web/ui/section.tsx'
import { AnswerTimes } from './answer-times.tsx'
import styles from './overview.module.css'

type Stats = AnswerOf<'GET /api/dashboard/supplier'>['stats']

/** The first tab: the four figures of a supplier (supplier-and-owner §2), and how fast it answers. */
export const Overview = ({ stats, path }: { stats: Stats; path: string }) => (
  <>
    <dl className={styles.figures}>
      <Figure label="Profile Views" value={stats.profileViews.toLocaleString('en-AU')} />
      <Figure label="Quote Requests" value={stats.inquiries.toLocaleString('en-AU')} />
      <Figure label="Average rating" value={Number(stats.averageRating).toFixed(1)} of="/5" />
      <Figure label="Total reviews" value={stats.totalReviews.toLocaleString('en-AU')} />
    </dl>
    <Section title="How fast you answer" sub="Buyers see the same figures on your profile.">
      <AnswerTimes path={path} />
    </Section>
  </>
)

const Figure = ({ label, value, of }: { label: string; value: string; of?: string }) => (
  <div className={styles.figure}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {value}
      {of && <span className={styles.of}>{of}</span>}
    </dd>
  </div>
)
