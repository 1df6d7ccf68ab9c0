import { useRef, useState } from 'react'
import type { OwnTerm } from '#contract/directory/own-terms.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { operationsPath } from './operations-path.ts'
import { OwnWords } from './own-words.tsx'
import { UnknownWords } from './unknown-words.tsx'
import { WordDialog } from './word-dialog.tsx'
import styles from './operations.module.css'

/** The lists by the status in the address. */
const LISTS = [
  { status: undefined, label: 'Nobody knows' },
  { status: 'own', label: 'Your words' },
] as const

/** Shows what was searched for and nobody knows, and the words that the owner has added to what searches know. */
export function SearchWords({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const [entering, setEntering] = useState<OwnTerm | string>()
  const focusList = () => list.current?.focus()
  return (
    <Section
      title="Search words"
      sub={`What was searched for in the last ${RETENTION_DAYS.unknownWord} days and nobody knows, and what you have added.`}
      aside={<Button onClick={() => setEntering('')}>Add a word</Button>}
    >
      <ListChips
        label="Lists of words"
        lists={LISTS.map(({ status, label }) => ({
          label,
          href: operationsPath({ list: 'words', status }),
          active: status === search.status,
        }))}
      />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {search.status === 'own' ? (
          <OwnWords search={search} onChange={setEntering} onRemoved={focusList} />
        ) : (
          <UnknownWords search={search} onAdd={setEntering} />
        )}
      </div>
      {entering !== undefined && <WordDialog of={entering} onClose={() => setEntering(undefined)} onSaved={focusList} />}
    </Section>
  )
}
