import type { ReactNode, Ref } from 'react'
import { QueryBoundary, type QueryState } from '#web/api/reads/query-boundary.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './showcase-section.module.css'

type ShowcaseSectionProps = {
  title: string
  sub: ReactNode
  /** The number of items, undefined until it is loaded. */
  count?: number
  most: number
  /** What is counted, beside the counter: "running". Otherwise only screen readers hear the title. */
  unit?: string
  /** Receives the focus when an element that had it is removed. */
  countRef: Ref<HTMLParagraphElement>
  read: QueryState<unknown>
  children: ReactNode
}

/** A list of the profile with a counter; while it is loading and after a failure, a placeholder. */
export const ShowcaseSection = ({ title, sub, count, most, unit, countRef, read, children }: ShowcaseSectionProps) => (
  <Section
    title={title}
    sub={sub}
    aside={
      count !== undefined && (
        <p ref={countRef} tabIndex={-1} className={styles.count}>
          {count}/{most} {unit ?? <span className="visually-hidden">{title.toLowerCase()}</span>}
        </p>
      )
    }
  >
    <QueryBoundary of={read} loading={<RowsSkeleton picture={56} hasAction />}>
      {() => <Stack gap={4}>{children}</Stack>}
    </QueryBoundary>
  </Section>
)
