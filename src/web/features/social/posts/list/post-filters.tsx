import { POST_STATES, SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import { openPosts, postsPathNow } from '#web/features/social/posts/posts-path.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useTypedSearch } from '#web/navigation/use-typed-search.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './post-filters.module.css'
import { STATE_NAMES } from './state-texts.ts'

/** The filters of list and calendar, all of them in the address. */
export function PostFilters({ search: { status, platform, search } }: { search: SocialSearch }) {
  const onType = useTypedSearch((typed) => postsPathNow({ search: typed }))
  const narrow = (change: SocialSearch) => openPosts(change, { replace: true })
  return (
    <search className={styles.filters}>
      <Field label="Search posts" hiddenLabel className={styles.search}>
        <TextInput
          type="search"
          icon="magnifying-glass"
          placeholder="Search posts..."
          defaultValue={search}
          maxLength={200}
          onChange={onType}
        />
      </Field>
      <Field label="State" hiddenLabel>
        <NativeSelect
          value={status ?? ''}
          onChange={({ target }) => narrow({ status: POST_STATES.find((state) => state === target.value) })}
        >
          <option value="">All states</option>
          {POST_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_NAMES[state]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Platform" hiddenLabel>
        <NativeSelect
          value={platform ?? ''}
          onChange={({ target }) => narrow({ platform: SOCIAL_PLATFORM_KEYS.find((key) => key === target.value) })}
        >
          <option value="">All platforms</option>
          {SOCIAL_PLATFORM_KEYS.map((key) => (
            <option key={key} value={key}>
              {SOCIAL_PLATFORMS[key]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </search>
  )
}
