import type { ChangeEvent, SubmitEvent } from 'react'
import { NEWSLETTER_STATUSES } from '#contract/options.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { signUpsPath, STATUS_LABELS, type OwnerSearch } from './lists.ts'
import styles from './signups.module.css'

type SignUpSearchProps = { search: OwnerSearch; withStatus?: boolean }

/** Searches the open list, and filters the newsletter by status; both stand in the address. */
export function SignUpSearch({ search, withStatus = false }: SignUpSearchProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search')).trim()
    navigate(signUpsPath(search, { search: words || undefined }), { keepScroll: true })
  }
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(signUpsPath(search, { status: target.value || undefined }), { keepScroll: true })
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <TextInput
          key={search.search}
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label="Part of the email address"
          placeholder="Part of the address"
          maxLength={200}
          defaultValue={search.search}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
        {withStatus && (
          <Field label="State" hiddenLabel>
            <NativeSelect value={search.status ?? ''} onChange={choose}>
              <option value="">All states</option>
              {NEWSLETTER_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {STATUS_LABELS[status]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </form>
    </search>
  )
}
