import type { ReactNode } from 'react'
import type { OwnerSearch } from '#web/search.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { AssistantNotes } from './assistant-notes.tsx'
import { Emails } from './emails.tsx'
import { Errors } from './errors.tsx'
import { Jobs } from './jobs.tsx'
import { operationsPath, PARTS } from './operations-path.ts'
import { PublicHolidays } from './public-holidays.tsx'
import { SearchWords } from './search-words.tsx'
import { System } from './system.tsx'
import styles from './operations.module.css'

type Props = { search: OwnerSearch; /** What belongs to another feature. */ imports: ReactNode }

/** Shows how the site runs: its system, emails, jobs, errors, assistant, search words and public holidays, one at a time. */
export const Operations = ({ search, imports }: Props) => (
  <div className={styles.operations}>
    <nav aria-label="Operations">
      <ListChips
        label="Parts of operations"
        lists={PARTS.map(({ list, label }) => ({ label, href: operationsPath({ list }), active: isOpen(search, list) }))}
      />
    </nav>
    <OperationsPart search={search} imports={imports} />
  </div>
)

/** A name that is no part's opens the first. */
const isOpen = (search: OwnerSearch, list: string | undefined) =>
  list === (PARTS.some((part) => part.list === search.list) ? search.list : undefined)

function OperationsPart({ search, imports }: Props) {
  switch (search.list) {
    case 'emails':
      return <Emails search={search} />
    case 'imports':
      return imports
    case 'jobs':
      return <Jobs />
    case 'errors':
      return <Errors search={search} />
    case 'assistant':
      return <AssistantNotes search={search} />
    case 'words':
      return <SearchWords search={search} />
    case 'holidays':
      return <PublicHolidays search={search} />
    default:
      return <System />
  }
}
