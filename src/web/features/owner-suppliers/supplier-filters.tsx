import { useEffect, type ChangeEvent, type RefObject } from 'react'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useTypedSearch } from '#web/navigation/use-typed-search.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { OwnerSearch } from '#web/search.ts'
import styles from './suppliers.module.css'
import { tablePathNow } from './table-search.ts'

type Choice = readonly [value: string, label: string]
type FilterName = 'category' | 'state' | 'verified' | 'claimed' | 'plan' | 'status'

const FILTERS: readonly { name: FilterName; label: string; all: string; choices: readonly Choice[] }[] = [
  { name: 'category', label: 'Category', all: 'All categories', choices: CATEGORIES.map((name) => [name, name]) },
  { name: 'state', label: 'State', all: 'All states', choices: STATE_CODES.map((code) => [code, code]) },
  {
    name: 'verified',
    label: 'Verified',
    all: 'Verified or not',
    choices: [
      ['true', 'Verified'],
      ['false', 'Not verified'],
    ],
  },
  {
    name: 'claimed',
    label: 'Claimed',
    all: 'Claimed or not',
    choices: [
      ['true', 'Claimed'],
      ['false', 'Not claimed'],
    ],
  },
  {
    name: 'plan',
    label: 'Plan',
    all: 'Any plan',
    choices: [
      ['starter', 'Starter'],
      ['professional', 'Professional'],
      ['enterprise', 'Enterprise'],
      ['none', 'No plan'],
    ],
  },
  {
    name: 'status',
    label: 'Listed',
    all: 'Listed or suspended',
    choices: [
      ['listed', 'Listed'],
      ['suspended', 'Suspended'],
    ],
  },
]

/** Shows the search of the address, as a saved view brings it; what is being typed stays. */
function showSearch(field: HTMLInputElement | null, text: string): void {
  if (field && field !== document.activeElement) field.value = text
}

type SupplierFiltersProps = { search: OwnerSearch; input: RefObject<HTMLInputElement | null> }

/** The filters of the table, all of them stored in the address. */
export function SupplierFilters({ search, input }: SupplierFiltersProps) {
  const onType = useTypedSearch((typed) => tablePathNow({ search: typed }))
  useEffect(() => showSearch(input.current, search.search ?? ''), [input, search.search])
  const choose = (name: FilterName) => (event: ChangeEvent<HTMLSelectElement>) =>
    navigate(tablePathNow({ [name]: event.target.value || undefined }), { keepScroll: true })
  return (
    <search className={styles.filters}>
      <Field label="Search suppliers" hiddenLabel className={styles.search}>
        <TextInput
          ref={input}
          type="search"
          icon="magnifying-glass"
          placeholder="Name, email, phone or ABN"
          defaultValue={search.search}
          maxLength={200}
          onChange={onType}
        />
      </Field>
      {FILTERS.map(({ name, label, all, choices }) => (
        <Field key={name} label={label} hiddenLabel>
          <NativeSelect tool value={search[name] ?? ''} onChange={choose(name)}>
            <option value="">{all}</option>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </search>
  )
}
