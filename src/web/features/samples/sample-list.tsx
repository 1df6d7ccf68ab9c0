import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { SAMPLE_STATE_LABELS } from '#contract/samples/sample-states.ts'
import type { Sample } from '#contract/samples/samples.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary, type QueryState } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { samplePath } from '#web/addresses/sample-path.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import styles from './samples.module.css'

const A_PAGE = 20

/** The samples that a buyer has asked for, the newest first. */
export function MySamples() {
  const read = useInfiniteQuery({ ...pages('GET /api/samples', {}, A_PAGE), refetchOnMount: 'always' })
  const nothing = (
    <EmptyState title="No samples yet" action={<ButtonLink href={SUPPLIERS}>Find suppliers</ButtonLink>}>
      Ask for one on the page of a supplier, at what it is known for.
    </EmptyState>
  )
  return <SampleList read={read} nothing={nothing} whoOf={({ supplier }) => supplier.businessName} />
}

/** The samples that a supplier was asked for, the newest first. */
export function SamplesOf({ supplierId }: { supplierId: number }) {
  const read = useInfiniteQuery({
    ...pages('GET /api/suppliers/:id/samples', { id: String(supplierId) }, A_PAGE),
    refetchOnMount: 'always',
  })
  const nothing = <EmptyState title="No samples yet">When a buyer asks you for one, you find it here, and we email you.</EmptyState>
  return <SampleList read={read} nothing={nothing} whoOf={({ businessName }) => businessName} />
}

type SampleListProps = {
  read: QueryState<{ pages: { items: Sample[] }[] }> & ComponentProps<typeof NextPage>['of']
  nothing: ReactNode
  whoOf: (sample: Sample) => string
}

const SampleList = ({ read, nothing, whoOf }: SampleListProps) => (
  <QueryBoundary of={read} loading={<RowsSkeleton rows={4} />}>
    {({ pages: loaded }) => {
      const samples = loaded.flatMap(({ items }) => items)
      return samples.length === 0 ? (
        nothing
      ) : (
        <div className={styles.column}>
          <ul aria-label="Samples">
            {samples.map((sample) => (
              <SampleRow key={sample.id} sample={sample} who={whoOf(sample)} />
            ))}
          </ul>
          <NextPage of={read} label="Show more" />
        </div>
      )
    }}
  </QueryBoundary>
)

/** A sample in a list: what, of or for whom, how far it is, and since when. */
export const SampleRow = ({ sample: { id, item, status, statusAt }, who }: { sample: Sample; who: string }) => (
  <ListRow>
    <RowWords>
      <p className={styles.typed}>
        <TextLink href={samplePath(id)}>{item}</TextLink> <Tag>{SAMPLE_STATE_LABELS[status]}</Tag>
      </p>
      <p className={styles.meta}>
        <span>{`${who}, `}</span>
        <time dateTime={statusAt}>{when(statusAt)}</time>
      </p>
    </RowWords>
  </ListRow>
)
