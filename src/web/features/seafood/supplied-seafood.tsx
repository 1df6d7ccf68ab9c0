import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { pages } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { SuppliedForm } from './supplied-form.tsx'

const PAGE_SIZE = 100

/** The seafood that a supplier supplies, with the one form by which it tells many venues where it is from; nothing where it supplies none. */
export function SuppliedSeafood({ supplierId }: { supplierId: Id }) {
  const list = useInfiniteQuery({
    ...pages('GET /api/suppliers/:id/seafood', { id: String(supplierId) }, PAGE_SIZE),
    refetchOnMount: 'always',
  })
  return (
    <QueryBoundary of={list} loading={null}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0) return null
        return (
          <TitledSection
            id="seafood"
            title="Seafood you supply"
            sub="Venues have to say on their menus where it was harvested. Tell all of them at once when that changes."
          >
            <SuppliedForm supplierId={supplierId} rows={rows} />
            <div className="no-print">
              <NextPage of={list} label="Show more seafood" />
            </div>
          </TitledSection>
        )
      }}
    </QueryBoundary>
  )
}
