import type { ChangeEvent } from 'react'
import { QUOTE_STATES, STATE_LABELS } from '#contract/quotes/quote-states.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useTypedSearch } from '#web/navigation/use-typed-search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './inbox-filters.module.css'
import { inboxPathWith, currentPlace, type InboxPlace } from './inbox-search.ts'

/** The filters of the list, all of them stored in the address. */
export function InboxFilters({ place }: { place: InboxPlace }) {
  const { status, unread, search } = place.search
  const onType = useTypedSearch((typed) => inboxPathWith(currentPlace(), { search: typed }))
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(inboxPathWith(currentPlace(), { status: target.value || undefined }), { keepScroll: true })
  return (
    <search className={styles.filters}>
      <Field label="Search requests" hiddenLabel className={styles.search}>
        <TextInput
          type="search"
          icon="magnifying-glass"
          placeholder="Search requests..."
          defaultValue={search}
          maxLength={200}
          onChange={onType}
        />
      </Field>
      <Field label="Status" hiddenLabel>
        <NativeSelect value={status ?? ''} onChange={choose}>
          <option value="">Any status</option>
          <option value="request">Requests only</option>
          <option value="contact">Contacts only</option>
          {QUOTE_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_LABELS[state]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <ButtonLink variant="quiet" href={inboxPathWith(place, { unread: unread ? undefined : true })} aria-current={unread}>
        Unread only
      </ButtonLink>
    </search>
  )
}
