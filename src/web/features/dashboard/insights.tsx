import type { ReactNode } from 'react'
import type { Period } from '#contract/endpoint/periods.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { Trends } from './trends/trends.tsx'

type InsightsProps = {
  path: string
  /** What a plan adds: beside the figures of a period, and the searches that led to the listing. */
  medians: (period: Period) => ReactNode
  searches: ReactNode
}

/** The tab of figures over time: trends, the category, searches and answer times. Its parts load and fail independently. */
export const Insights = ({ path, medians, searches }: InsightsProps) => (
  <Stack gap={4} align="stretch">
    <Trends medians={medians} />
    {searches}
    <AnswerTimes path={path} />
  </Stack>
)
