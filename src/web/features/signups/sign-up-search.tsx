import type { ChangeEvent } from 'react'
import { NEWSLETTER_STATUSES } from '#contract/accounts/newsletter-statuses.ts'
import { navigate } from '#web/navigation/navigate.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { signUpsPath, STATUS_LABELS } from './lists.ts'
import styles from './signups.module.css'

type SignUpSearchProps = { search: OwnerSearch; withStatus?: boolean }

/** Searches the open list, and filters the newsletter by status; both stand in the address. */
export function SignUpSearch({ search, withStatus = false }: SignUpSearchProps) {
  const show = (change: OwnerSearch) => navigate(signUpsPath(search, change), { keepScroll: true })
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => show({ status: target.value || undefined })
  return (
    <SearchForm
      label="Part of the email address"
      placeholder="Part of the address"
      value={search.search}
      onFind={(text) => show({ search: text })}
      className={styles.find}
    >
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
    </SearchForm>
  )
}
