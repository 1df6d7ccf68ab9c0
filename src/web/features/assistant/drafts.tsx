import { useState } from 'react'
import type { Suggestion } from '#contract/assistant/assistant.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './drafts.module.css'

/** Where a draft went, and what takes it out again. */
export type Inserted = {
  href: string
  undo: () => void
  /** What has become of it, where that is not "Inserted, not saved yet." */
  note?: string
}
/** Puts a draft into the form where it is saved. Null where the form is shown then, and offers the undo itself. */
export type Insert = (suggestion: Suggestion) => Promise<Inserted | null>

type DraftsProps = { suggestions: Suggestion[]; insert: Insert; canInsert: boolean }

/** The drafts of a reply, each with what copies it, and what inserts it. */
export const Drafts = ({ suggestions, ...props }: DraftsProps) =>
  suggestions.length > 0 && (
    <ul className={styles.drafts} aria-label="Drafts">
      {suggestions.map((suggestion) => (
        <DraftRow key={textOf(suggestion)} suggestion={suggestion} {...props} />
      ))}
    </ul>
  )

function DraftRow({ suggestion, insert, canInsert }: Omit<DraftsProps, 'suggestions'> & { suggestion: Suggestion }) {
  const [inserted, setInserted] = useState<Inserted | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [label, text] = [LABELS[suggestion.kind], textOf(suggestion)]
  const press = async () => {
    setBusy(true)
    try {
      setInserted(await insert(suggestion))
    } catch (error) {
      toast(failureToast(error))
    }
    setBusy(false)
  }
  const undo = () => {
    inserted?.undo()
    setInserted(null)
  }
  return (
    <li className={styles.draft}>
      <MetaLabel>{label}</MetaLabel>
      <p className={styles.text}>{text}</p>
      <div className={styles.tools}>
        <CopyButton text={text} what={label} />
        {canInsert && !inserted && (
          <Button variant="quiet" size="sm" icon="plus" aria-label={`Insert: ${label}`} disabled={isBusy} onClick={press}>
            Insert
          </Button>
        )}
        {inserted && (
          <output>
            {inserted.note ?? 'Inserted, not saved yet.'} <TextLink href={inserted.href}>Open it</TextLink>{' '}
            <TextLink
              render={
                <button type="button" onClick={undo}>
                  Undo
                </button>
              }
            />
          </output>
        )}
      </div>
    </li>
  )
}

const LABELS: Record<Suggestion['kind'], string> = {
  description: 'Description',
  quoteField: 'Field of the quote form',
  answer: 'Note of an answer',
  post: 'Post',
}

function textOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'description':
      return suggestion.text
    case 'answer':
      return suggestion.note
    case 'post':
      return suggestion.content
    case 'quoteField': {
      const { label, options } = suggestion.field
      return options.length > 0 ? `${label}: ${options.join(', ')}` : label
    }
  }
}

/** Drafts as they are read out. */
export const spokenDrafts = (suggestions: Suggestion[]): string[] => suggestions.map((each) => `${LABELS[each.kind]}: ${textOf(each)}`)
