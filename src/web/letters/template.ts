import type { ReactNode } from 'react'
import type { LetterFacts, LetterKind } from '#contract/letters.ts'

/** One kind of letter: its subject and what it shows. `publicUrl` is the origin of its links. */
export type Template<Kind extends LetterKind> = {
  subject(facts: LetterFacts[Kind]): string
  body(facts: LetterFacts[Kind], publicUrl: string): ReactNode
}
