import type { ReactNode } from 'react'
import type { EmailFacts, EmailKind } from '#contract/emails/emails.ts'

/** The template of one kind of email. `publicUrl` is the origin of its links. */
export type Template<Kind extends EmailKind> = {
  subject(facts: EmailFacts[Kind]): string
  body(facts: EmailFacts[Kind], publicUrl: string): ReactNode
}
