import type { ReactNode } from 'react'
import type { Period } from '#contract/endpoint/periods.ts'
import { AnswerTimes } from './answer-times.tsx'
import styles from './overview.module.css'
import { Trends } from './trends/trends.tsx'

type InsightsProps = {
  path: string
  /** What a plan adds: beside the figures of a period, and the searches that led to the listing. */
  medians: (period: Period) => ReactNode
  searches: ReactNode
}

/** The tab of figures over time: trends, the category, searches and answer times. Its parts load and fail independently. */
export const Insights = ({ path, medians, searches }: InsightsProps) => (
  <div className={styles.overview}>
    <Trends medians={medians} />
    {searches}
    <AnswerTimes path={path} />
  </div>
)
