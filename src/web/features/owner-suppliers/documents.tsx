import { useInfiniteQuery } from '@tanstack/react-query'
import type { HandedIn } from '#contract/suppliers/supplier-documents.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { DocumentRow } from './document-row.tsx'

const PAGE_SIZE = 20

/** Shows what suppliers have handed in, what is to be checked first. Each is looked at, and answered, in its row. */
export function Documents() {
  const read = useInfiniteQuery({ ...pages('GET /api/admin/documents', {}, PAGE_SIZE), refetchOnMount: 'always' })
  return (
    <Section
      size="tab"
      title="Documents of suppliers"
      sub="What you have not checked comes first, listings with a plan before others. They are promised an answer within one business day: weekends are left out, public holidays are not. Only you and the supplier can read the documents."
    >
      <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
        {({ pages: read }) => <Rows documents={read.flatMap(({ items }) => items)} />}
      </QueryBoundary>
      <NextPage of={read} label="Load More" />
    </Section>
  )
}

const Rows = ({ documents }: { documents: HandedIn[] }) =>
  documents.length === 0 ? (
    <p>No supplier has handed in a document. They do so in their dashboard, under Profile.</p>
  ) : (
    <ul>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
