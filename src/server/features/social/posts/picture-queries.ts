import { sql } from 'kysely'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'

/**
 * Returns those of the pictures on this site that a listing may post, and locks them, so that the nightly job cannot delete them before this
 * transaction refers to them: what somebody who works on it has uploaded, and what its profile shows.
 */
export async function lockOwnPictures(tx: Db, supplierId: Id, urls: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ url: string }>`
    select '/uploads/' || u.name as url from uploads u
    where u.name = any(${urls.map((url) => url.slice(url.lastIndexOf('/') + 1))}::text[]) and (
      exists (select from accounts a where a.id = u.account_id and a.supplier_id = ${supplierId})
      or exists (select from listing_members m where m.account_id = u.account_id and m.supplier_id = ${supplierId})
      or '/uploads/' || u.name in (
        select url from images where supplier_id = ${supplierId}
        union all select image_url from products where supplier_id = ${supplierId}
        union all select logo_url from suppliers where id = ${supplierId}
        union all select image_url from social_posts where supplier_id = ${supplierId}))
    for key share of u`.execute(tx)
  return new Set(rows.map(({ url }) => url))
}
