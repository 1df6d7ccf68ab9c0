import { sql } from 'kysely'
import type { Subject } from './export-listing-queries.ts'

/** Matches requests `r` that the account sent or its listing received. */
export const between = ({ accountId, supplierId }: Subject) => sql<boolean>`(r.account_id = ${accountId} or r.supplier_id = ${supplierId})`
