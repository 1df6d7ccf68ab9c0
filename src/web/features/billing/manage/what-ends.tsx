import { benefitsOf, type Plan } from '#contract/billing/plans.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './what-ends.module.css'

const STAYS = [
  'Your listing, with its products and reviews',
  'Quote requests, those you have and new ones',
  'Your Verified badge',
  'Your invoices',
]

/** Shows what a listing loses without its plan, and what it keeps. */
export const WhatEnds = ({ plan }: { plan: Plan }) => (
  <Stack gap={4}>
    <Listed title="What ends" items={endingWith(plan)} />
    <Listed title="What stays" items={STAYS} />
  </Stack>
)

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul aria-label={title} className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function endingWith(plan: Plan): string[] {
  const [own, free] = [benefitsOf(plan), benefitsOf(null)]
  return [
    'Your turn in the two featured places above the list',
    ...(own.hasSearchInsights ? ['The searches that led to your listing, and the median of your category'] : []),
    ...(own.pictures > free.pictures ? [`Room for ${own.pictures} pictures: then ${free.pictures}`] : []),
    ...(own.runningPromotions > free.runningPromotions
      ? [`Room for ${own.runningPromotions} promotions at the same time: then ${free.runningPromotions}`]
      : []),
    ...(own.hasWeeklyEmail ? ['The weekly email with your figures'] : []),
    ...(own.hasEventExport ? ['The events of your listing as a CSV file'] : []),
    ...(own.users > free.users ? [`Accounts for ${own.users} people: then ${free.users}`] : []),
  ]
}
