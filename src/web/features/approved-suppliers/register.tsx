import { useId, useRef, useState } from 'react'
import { REGISTER_ORDERS, type ApprovedSupplier, type RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import { counted } from '#shared/text/words.ts'
import { dateInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { fetchRegisterPdf } from '#web/api/register-file.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { useRegister } from './register-reads.ts'
import { RegisterTable } from './register-table.tsx'
import { Suggestions } from './suggestions.tsx'
import { AddSupplier } from './supplier-dialogs.tsx'
import styles from './register.module.css'

const ORDER_LABELS: Record<RegisterOrder, string> = { name: 'Name', expiry: 'First to expire', approved: 'Last approved' }

/** The register of a buyer's venue: suppliers of the marketplace and others, their documents, and what to do about them. */
export function Register() {
  const [sort, setSort] = useState<RegisterOrder>('name')
  return (
    <QueryBoundary of={useRegister(sort)} loading={<TableSkeleton rows={6} />}>
      {(suppliers) => <Shown suppliers={suppliers} sort={sort} onSort={setSort} />}
    </QueryBoundary>
  )
}

type ShownProps = { suppliers: readonly ApprovedSupplier[]; sort: RegisterOrder; onSort: (sort: RegisterOrder) => void }

function Shown({ suppliers, sort, onSort }: ShownProps) {
  const count = useRef<HTMLHeadingElement>(null)
  const title = useId()
  const [today] = useState(() => sydneyDay(new Date()))
  const expired = suppliers.flatMap(({ documents }) => documents).filter(({ expiry }) => expiry === 'expired').length
  return (
    <>
      <Tools sort={sort} onSort={onSort} isEmpty={suppliers.length === 0} />
      <section aria-labelledby={title} className={styles.register}>
        <h2 id={title} ref={count} tabIndex={-1} className={styles.count}>
          <span>{counted(suppliers.length, 'supplier')}</span>
          {expired > 0 && <span>{`, ${counted(expired, 'document has', 'documents have')} expired`}</span>}
        </h2>
        <p className={styles.asOf}>{`As of ${dateInWords(today)}`}</p>
        {suppliers.length === 0 ? (
          <EmptyState title="No suppliers yet">
            Add those you buy from, of this marketplace or any other, with their licences, certificates and insurance.
          </EmptyState>
        ) : (
          <RegisterTable suppliers={suppliers} today={today} onRemoved={() => count.current?.focus()} />
        )}
      </section>
      <Suggestions onAdded={() => count.current?.focus()} />
    </>
  )
}

type ToolsProps = Omit<ShownProps, 'suppliers'> & { isEmpty: boolean }

const Tools = ({ sort, onSort, isEmpty }: ToolsProps) => (
  <div className={`${styles.tools} no-print`}>
    <AddSupplier />
    {!isEmpty && (
      <>
        <Button variant="quiet" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
        <DownloadButton
          name="approved-suppliers.pdf"
          load={() => fetchRegisterPdf(sort)}
          busyLabel="Making the PDF..."
          onFailure={(error) => toast(failureToast(error, 'The PDF could not be made'))}
        >
          PDF
        </DownloadButton>
        <DownloadButton
          name="approved-suppliers.csv"
          load={() => fetchCsv('GET /api/venue/register', { sort })}
          busyLabel="Exporting..."
          onFailure={(error) => toast(failureToast(error))}
        >
          CSV
        </DownloadButton>
        <Field label="Sort by" className={styles.sort}>
          <NativeSelect value={sort} onChange={({ target }) => onSort(REGISTER_ORDERS.find((order) => order === target.value) ?? 'name')}>
            {REGISTER_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_LABELS[order]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </>
    )}
  </div>
)
