import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/owner/audit.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { ACTION_NAMES } from './action-texts.ts'
import { subjectInWords, subjectPath } from './audit-subject.ts'
import { changesIn } from './audit-changes.ts'
import styles from './owner.module.css'

const PAGE_SIZE = 50

/** The actions of owners, newest first; nobody can change them. */
export function Audit({ search: { search, page = 1 } }: { search: OwnerSearch }) {
  const read = query('GET /api/admin/audit', { search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const find = (text: string | undefined) => navigate(ownerPath({ tab: 'audit', search: text }), { keepScroll: true, replace: true })
  return (
    <Stack gap={4}>
      <SearchForm
        label="Search by name, action or subject"
        placeholder="supplier 12"
        value={search}
        onFind={find}
        className={styles.find}
      />
      <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<TableSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title="Nothing here">{search ? 'No entry has this text.' : 'No owner has done anything yet.'}</EmptyState>
          ) : (
            <>
              <Entries entries={items} />
              <PageLinks
                page={page}
                total={total}
                pageSize={PAGE_SIZE}
                hrefOf={(next) => ownerPath({ tab: 'audit', search, page: next })}
              />
            </>
          )
        }
      </QueryBoundary>
    </Stack>
  )
}

const Entries = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">To</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>{when(entry.at)}</td>
          <td>{entry.username}</td>
          <td>{ACTION_NAMES[entry.action] ?? entry.action}</td>
          <td>
            <Subject entry={entry} />
            <Changes details={entry.details} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Subject({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry)
  const words = subjectInWords(entry)
  return <p className={styles.subject}>{path === undefined ? <span>{words}</span> : <TextLink href={path}>{words}</TextLink>}</p>
}

/** Shows what was before and after, folded away; nothing where an entry has no more to say. */
function Changes({ details }: Pick<AuditEntry, 'details'>) {
  const changes = changesIn(details)
  return (
    changes.length > 0 && (
      <details>
        <summary>What changed</summary>
        <dl className={styles.changes}>
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== undefined && <del>{before}</del>} {after}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    )
  )
}
