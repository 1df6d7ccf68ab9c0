import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_OWN_TERMS, type OwnTerm } from '#contract/directory/own-terms.ts'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { rangeOf } from './operations-path.ts'
import { PagedRows } from './paged-rows.tsx'
import { SHOWS_WORDS } from './save-word.ts'
import styles from './operations.module.css'

type OwnWordsProps = { search: OwnerSearch; onChange: (word: OwnTerm) => void; onRemoved: () => void }

/** The words that the owner has added, the latest first. */
export function OwnWords({ search, onChange, onRemoved }: OwnWordsProps) {
  const words = useQuery({ ...query('GET /api/admin/own-terms', rangeOf(search)), placeholderData: keepPreviousData })
  return (
    <PagedRows
      of={words}
      search={search}
      counted={(total) =>
        total === 0 ? 'You have not added a word yet.' : `${counted(total, 'word')} of ${MAX_OWN_TERMS.toLocaleString('en-AU')} at most`
      }
      row={(word) => <OwnWordRow key={word.id} word={word} onChange={() => onChange(word)} onRemoved={onRemoved} />}
    />
  )
}

type OwnWordRowProps = { word: OwnTerm; onChange: () => void; onRemoved: () => void }

function OwnWordRow({ word, onChange, onRemoved }: OwnWordRowProps) {
  const { id, term, synonyms, createdAt, createdBy } = word
  const { send, isPending } = useRemoval(word, onRemoved)
  return (
    <ListRow>
      <RowWords>
        <p>
          <b>{term}</b>: {meaningOf(word)}
        </p>
        {synonyms.length > 0 && <p>Also {synonyms.join(', ')}</p>}
        <p className={styles.when}>
          {when(createdAt)}, {createdBy}
        </p>
      </RowWords>
      <Stack row gap={2}>
        <Button size="sm" variant="outline" aria-label={`Change ${term}`} onClick={onChange}>
          Change
        </Button>
        <IconButton icon="trash" label={`Remove ${term}`} disabled={isPending} onClick={() => void send({ id })} />
      </Stack>
    </ListRow>
  )
}

function useRemoval({ term, kind, sameAs, category, synonyms }: OwnTerm, onRemoved: () => void) {
  const add = useWrite('POST /api/admin/own-terms', {
    invalidates: SHOWS_WORDS,
    success: 'Word restored',
    failure: 'The word could not be restored',
    outlivesPage: true,
  })
  // It was there before, so it comes back also where searches know the name.
  const restore = () => void add.send({ term, kind, sameAs, category, synonyms, instead: true })
  return useWrite('DELETE /api/admin/own-terms/:id', {
    invalidates: SHOWS_WORDS,
    success: () => ({ title: 'Word removed', description: term, action: { label: 'Undo', onAct: restore } }),
    failure: 'The word could not be removed',
    onSuccess: onRemoved,
  })
}

const MEANINGS = { goods: 'goods', service: 'a service', brand: 'a brand', quality: 'a quality' } as const

function meaningOf({ kind, sameAs, category }: OwnTerm): string {
  if (kind === 'name') return `another name of “${sameAs}”`
  return category ? `${MEANINGS[kind]} in ${category}` : MEANINGS[kind]
}
