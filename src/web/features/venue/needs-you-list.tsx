import type { SentRequest } from '#contract/quotes/quotes.ts'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import { when } from '#shared/time/when.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { needInWords, needPath, needsInWords } from './need-words.ts'
import styles from './venue-parts.module.css'

/** More of them stand on the page of all requests. */
const MAX_SHOWN = 20

type NeedsYouListProps = { needsYou: readonly NeedsYou[]; requests: readonly Pick<SentRequest, 'id' | 'supplier'>[] }

/** What waits for the buyer, the oldest first; nothing where nothing does. */
export function NeedsYouList({ needsYou, requests }: NeedsYouListProps) {
  if (needsYou.length === 0) return null
  const names = new Map(requests.map(({ id, supplier }) => [id, supplier.businessName]))
  return (
    <TitledSection
      title={needsInWords(needsYou.length)}
      sub={needsYou.length > MAX_SHOWN ? `These are the first ${MAX_SHOWN}.` : 'The oldest first.'}
    >
      <ul>
        {needsYou.slice(0, MAX_SHOWN).map(({ kind, id, at }) => {
          const { words, isOfRequest } = needInWords(kind)
          const path = needPath({ kind, id })
          const name = isOfRequest ? (names.get(id) ?? 'Your request') : words
          return (
            <ListRow key={kind + id}>
              <RowWords>
                <p className={styles.name}>{path === undefined ? name : <TextLink href={path}>{name}</TextLink>}</p>
                {isOfRequest && <p className={styles.soft}>{words}</p>}
              </RowWords>
              <p className={styles.soft}>{when(at)}</p>
            </ListRow>
          )
        })}
      </ul>
    </TitledSection>
  )
}
