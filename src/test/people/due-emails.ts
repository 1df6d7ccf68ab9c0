import { sql } from 'kysely'
import type { TestApp } from '#test/app/app.ts'

/** Ends the wait of emails that are scheduled for later. */
export const letEmailsBeDue = ({ context: { db } }: Pick<TestApp, 'context'>) =>
  sql`update emails set due_at = now() where status = 'queued' and due_at > now()`.execute(db)
