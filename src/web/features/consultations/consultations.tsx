import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { counted } from '#shared/text/words.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import type { OwnerSearch } from '#web/search.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './consultations.module.css'
import { ConsultationRow } from './consultation-row.tsx'
import { useConsultations } from './use-consultations.ts'
import { consultationsPath, consultationsRead, filtersOf, LISTS, listIn, PAGE_SIZE } from './lists.ts'

const Filters = ({ search }: { search: OwnerSearch }) => (
  <>
    <ListChips
      label="Lists of enquiries"
      lists={LISTS.map((each) => ({
        label: each.label,
        href: consultationsPath({}, { status: each.state }),
        active: each === listIn(search),
      }))}
    />
    <SearchForm
      label="Name, address or words of the enquiry"
      placeholder="Name, address or words"
      value={search.search}
      onFind={(text) => navigate(consultationsPath(search, { search: text }), { keepScroll: true, replace: true })}
      className={styles.find}
    />
  </>
)

/** Shows what people have asked the owner. What is open stands in the address. */
export function Consultations({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const { setAnswered, remove, isBusy } = useConsultations(() => list.current?.focus())
  const read = useQuery({ ...consultationsRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  return (
    <Section
      size="tab"
      title="What people ask you"
      sub="The newest first. Each is also in your email."
      aside={<ExportButton search={search} />}
    >
      <Filters search={search} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
          {({ items, total }) => (
            <>
              <output className={styles.count}>{countInWords(total, search)}</output>
              <ul>
                {items.map((consultation) => (
                  <ConsultationRow
                    key={consultation.id}
                    enquiry={consultation}
                    isBusy={isBusy}
                    onMark={(isAnswered) => setAnswered(consultation, isAnswered)}
                    onRemove={() => remove(consultation)}
                  />
                ))}
              </ul>
              <PageLinks
                page={search.page ?? 1}
                total={total}
                pageSize={PAGE_SIZE}
                hrefOf={(page) => consultationsPath(search, { page })}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </Section>
  )
}

const ExportButton = ({ search }: { search: OwnerSearch }) => (
  <DownloadButton
    name="enquiries.csv"
    load={() => fetchCsv('GET /api/admin/enquiries', filtersOf(search))}
    busyLabel="Exporting..."
    onFailure={(error) => toast(failureToast(error))}
  >
    Export CSV
  </DownloadButton>
)

function countInWords(total: number, search: OwnerSearch) {
  if (total > 0) return counted(total, 'enquiry', 'enquiries')
  return search.search ? 'No enquiry in this list has these words.' : listIn(search).empty
}
