import type { SubmitEvent } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { reviewsPath, type OwnerSearch } from './lists.ts'
import styles from './moderation.module.css'

/** Searches the open list; what is searched for stands in the address. */
export function ReviewSearch({ search }: { search: OwnerSearch }) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search')).trim()
    navigate(reviewsPath(search, { search: words || undefined }), { keepScroll: true })
  }
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <TextInput
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label="Author, supplier or words of the review"
          placeholder="Author, supplier or words"
          maxLength={200}
          defaultValue={search.search}
          key={search.search}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
    </search>
  )
}
