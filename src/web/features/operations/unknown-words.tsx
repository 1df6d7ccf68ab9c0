import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UnknownWord } from '#contract/directory/own-terms.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { query } from '#web/api/reads/query.ts'
import { suppliersPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { rangeOf } from './operations-path.ts'
import { PagedRows } from './paged-rows.tsx'
import styles from './operations.module.css'

type UnknownWordsProps = { search: OwnerSearch; onAdd: (words: string) => void }

/** Shows what was searched for and nobody knows, the most frequent first. */
export function UnknownWords({ search, onAdd }: UnknownWordsProps) {
  const unknown = useQuery({ ...query('GET /api/admin/unknown-words', rangeOf(search)), placeholderData: keepPreviousData })
  return (
    <PagedRows
      of={unknown}
      search={search}
      counted={(total) =>
        total === 0
          ? 'Nobody has searched for a word that we do not know. Such words are listed here, for you to say what they mean.'
          : 'Neither the site nor a supplier knows these words, the most frequent first.'
      }
      row={(word) => <UnknownWordRow key={word.words} word={word} onAdd={() => onAdd(word.words)} />}
    />
  )
}

type UnknownWordRowProps = { word: UnknownWord; onAdd: () => void }

const UnknownWordRow = ({ word: { words, searches, lastDay }, onAdd }: UnknownWordRowProps) => (
  <ListRow>
    <RowWords>
      <p>
        <TextLink href={suppliersPath({ search: words })}>{words}</TextLink>
      </p>
      <p className={styles.when}>
        {searches === 1 ? 'Searched for once' : `Searched for ${searches.toLocaleString('en-AU')} times`}, last on {dayInWords(lastDay)}
      </p>
    </RowWords>
    <Button size="sm" variant="outline" aria-label={`Add as a word: ${words}`} onClick={onAdd}>
      Add as a word
    </Button>
  </ListRow>
)
