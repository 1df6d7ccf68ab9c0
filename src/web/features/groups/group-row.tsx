import type { GroupSummary } from '#contract/groups/groups.ts'
import { hintInWords } from '#shared/groups/group-words.ts'
import { capitalised } from '#shared/text/words.ts'
import { groupPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { closingOf, STATE_WORDS, sumOf, unitOf } from './group-words.ts'
import styles from './groups.module.css'

/** One of several groups: what it is, how far it is, and what the next step would save. */
export function GroupRow({ group }: { group: GroupSummary }) {
  const { id, item, unit, category, place, state, hint } = group
  return (
    <ListRow>
      <RowWords>
        <p className={styles.name}>
          <TextLink href={groupPath(id)}>{item}</TextLink> <Tag>{STATE_WORDS[state]}</Tag>
        </p>
        <p className={styles.meta}>{`${capitalised(unitOf(group))}, ${category}, ${place}`}</p>
        <p className={styles.meta}>{`${sumOf(group)}. ${closingOf(group)}`}</p>
        {hint && <p className={styles.hint}>{hintInWords(hint, unit)}</p>}
      </RowWords>
    </ListRow>
  )
}
