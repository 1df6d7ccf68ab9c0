import type { FormEvent, ReactNode } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { operationsPath } from './operations-path.ts'
import styles from './operations.module.css'

type Props = {
  search: OwnerSearch
  /** What is searched: "Search by recipient". */
  label: string
  /** Further choices, each a control with a name of `OwnerSearch`. */
  children?: ReactNode
  /** Stands at the end. */
  aside: ReactNode
}

/** The search of a list, and what else narrows it; all of it is in the address. */
export function ListFilters({ search, label, children, aside }: Props) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '').trim() || undefined
    navigate(operationsPath({ list: search.list, search: textOf('search'), status: textOf('status') }), { keepScroll: true })
  }
  return (
    <search>
      {/* With the address as the key, what the browser's Back leads to is what the fields show. */}
      <form key={operationsPath(search)} className={styles.bar} onSubmit={find}>
        <TextInput
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          defaultValue={search.search}
          className={styles.search}
        />
        {children}
        <Button type="submit" variant="outline">
          Find
        </Button>
        {aside}
      </form>
    </search>
  )
}
