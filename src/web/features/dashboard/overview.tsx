import type { AnswerOf } from '#contract/api.ts'
import { Figures } from '#web/ui/figures.tsx'
import { Section } from '#web/ui/section.tsx'
import { AnswerTimes } from './answer-times.tsx'

type Stats = AnswerOf<'GET /api/dashboard/supplier'>['stats']

/** The first tab: the four figures of a supplier (supplier-and-owner §2), and how fast it answers. */
export const Overview = ({ stats: { profileViews, inquiries, averageRating, totalReviews }, path }: { stats: Stats; path: string }) => (
  <>
    <Figures
      figures={[
        { label: 'Profile Views', value: profileViews.toLocaleString('en-AU') },
        { label: 'Quote Requests', value: inquiries.toLocaleString('en-AU') },
        { label: 'Average rating', value: Number(averageRating).toFixed(1), of: '/5' },
        { label: 'Total reviews', value: totalReviews.toLocaleString('en-AU') },
      ]}
    />
    <Section title="How fast you answer" sub="Buyers see the same figures on your profile.">
      <AnswerTimes path={path} />
    </Section>
  </>
)
