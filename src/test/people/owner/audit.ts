import type { TestApp } from '#test/app/app.ts'

/** Returns what the audit records of a supplier, oldest first. */
export const auditOf = ({ context: { db } }: Pick<TestApp, 'context'>, supplierId: number) =>
  db.selectFrom('audit').select(['action', 'details', 'username']).where('subject', '=', `supplier ${supplierId}`).orderBy('id').execute()
