import { sql } from 'kysely'
import type { CategoryName, StateCode } from '#contract/options.ts'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'

// An account `a` writes of what has changed after `auto_posted_until` and up to a time. Promotions begin on Sydney days.
const dayOf = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'Australia/Sydney')::date`
const isNew = (column: string, upTo: Date) => sql`${sql.ref(column)} > a.auto_posted_until and ${sql.ref(column)} <= ${upTo}`
const ofProfile = (upTo: Date) =>
  sql`exists (select from listing_changes c where c.supplier_id = a.supplier_id and c.kind in ('profile', 'venue-added') and ${isNew('c.at', upTo)})`
const hasBegun = (upTo: Date) => sql`(o.starts_on > ${dayOf(sql`a.auto_posted_until`)} or ${isNew('o.created_at', upTo)})`
const isForDay = (upTo: Date) =>
  sql`o.starts_on <= ${dayOf(sql`${upTo}::timestamptz`)} and o.ends_on >= ${dayOf(sql`${upTo}::timestamptz`)}`

/** Returns the accounts for which something is to be written. */
export const changedAccounts = async (db: Db, upTo: Date): Promise<Pick<AutoAccount, 'id' | 'supplierId'>[]> =>
  (
    await sql<Pick<AutoAccount, 'id' | 'supplierId'>>`
      select a.id, a.supplier_id from social_accounts a join suppliers s on s.id = a.supplier_id
      where a.auto_post_enabled and a.is_active and s.suspended_at is null and (
        ${ofProfile(upTo)}
        or exists (select from products p where p.supplier_id = a.supplier_id and ${isNew('p.created_at', upTo)})
        or exists (select from promotions o where o.supplier_id = a.supplier_id and ${isForDay(upTo)} and ${hasBegun(upTo)}))
      order by a.supplier_id, a.id`.execute(db)
  ).rows

export type AutoAccount = {
  id: string
  supplierId: Id
  platform: SocialPlatform
  businessName: string
  category: CategoryName
  suburb: string | null
  state: StateCode | null
  /** Whether its profile has changed since. */
  isProfileNew: boolean
}

/** Locks an account until the transaction ends; undefined when it writes nothing by itself any more. */
export const lockAutoAccount = async (
  tx: Db,
  { id, supplierId }: Pick<AutoAccount, 'id' | 'supplierId'>,
  upTo: Date,
): Promise<AutoAccount | undefined> =>
  (
    await sql<AutoAccount>`
      select a.id, a.supplier_id, a.platform, s.business_name, s.category, s.suburb, s.state, ${ofProfile(upTo)} as is_profile_new
      from social_accounts a join suppliers s on s.id = a.supplier_id
      where a.id = ${id} and s.id = ${supplierId} and a.auto_post_enabled and a.is_active and s.suspended_at is null
      for update of a`.execute(tx)
  ).rows[0]

export type NewProduct = { product: string; price: string | null; imageUrl: string | null }

/** Returns the first new products of an account's listing. */
export const newProducts = async (tx: Db, { id }: AutoAccount, upTo: Date, most: number): Promise<NewProduct[]> =>
  (
    await sql<NewProduct>`
      select p.title as product, p.price, p.image_url from social_accounts a join products p on p.supplier_id = a.supplier_id
      where a.id = ${id} and ${isNew('p.created_at', upTo)} order by p.created_at, p.id limit ${most}`.execute(tx)
  ).rows

export type NewPromotion = { offer: string; price: string | null; product: string | null; imageUrl: string | null }

/** Returns the promotions that began or were added, of those that a profile shows: as many at a time as its plan gives. */
export const newPromotions = async (tx: Db, { id }: AutoAccount, upTo: Date, shown: number): Promise<NewPromotion[]> =>
  (
    await sql<NewPromotion>`
      select o.title as offer, o.price, p.title as product, p.image_url from social_accounts a join (
        select o.*, row_number() over (partition by o.supplier_id order by o.starts_on, o.created_at, o.id) as place
        from promotions o where ${isForDay(upTo)}
      ) o on o.supplier_id = a.supplier_id left join products p on p.id = o.product_id
      where a.id = ${id} and o.place <= ${shown} and ${hasBegun(upTo)} order by o.starts_on, o.created_at, o.id`.execute(tx)
  ).rows

/** Returns when the last post that was written by itself went out, or is due to: of a listing and platform. */
export const lastAutomatic = async (tx: Db, { supplierId, platform }: AutoAccount): Promise<string | null> =>
  (
    await tx
      .selectFrom('socialPosts')
      .select(sql<string | null>`max(coalesce(posted_at, scheduled_for))`.as('at'))
      .where('supplierId', '=', supplierId)
      .where('platform', '=', platform)
      .where('isAutomatic', '=', true)
      .where('status', '<>', 'draft')
      .executeTakeFirst()
  )?.at ?? null

/** Returns whether a post about the profile was written by itself since a time. */
export const hasProfilePost = async (tx: Db, { supplierId, platform }: AutoAccount, since: Date): Promise<boolean> =>
  (await tx
    .selectFrom('socialPosts')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('postType', '=', 'profile_update')
    .where('isAutomatic', '=', true)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirst()) !== undefined

export const markAutoPosted = (tx: Db, { id }: AutoAccount, autoPostedUntil: Date) =>
  tx.updateTable('socialAccounts').set({ autoPostedUntil }).where('id', '=', id).execute()
