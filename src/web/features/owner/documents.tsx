import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { DocumentsRow } from './documents-row.tsx'
import styles from './owner.module.css'

/** The number of results: for a name with more, a longer text must be entered. */
const FOUND_MOST = 5

/** The form in which the owner records which suppliers' documents were seen, and their expiry dates. */
export function Documents() {
  const [query, setQuery] = useState('')
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <Section title="Documents of suppliers" sub="Note which you have seen. Buyers read it behind the seal until they expire.">
      <search>
        <form className={styles.find} onSubmit={find}>
          <TextInput type="search" name="search" icon="magnifying-glass" aria-label="Name of the supplier" maxLength={200} />
          <Button type="submit" variant="outline">
            Find
          </Button>
        </form>
      </search>
      {query && <SearchResults search={query} />}
    </Section>
  )
}

function SearchResults({ search }: { search: string }) {
  const { data, error } = useQuery(query('GET /api/suppliers', { search, limit: FOUND_MOST }))
  if (error) return <Note tone="error">{serverMessage(error)}</Note>
  if (!data) return <Skeleton height="120px" />
  if (data.items.length === 0) return <output>No supplier is found by these words.</output>
  return (
    <ul>
      {data.items.map((supplier) => (
        <DocumentsRow key={supplier.id} supplier={supplier} />
      ))}
    </ul>
  )
}
