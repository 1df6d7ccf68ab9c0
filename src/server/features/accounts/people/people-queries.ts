import { sql } from 'kysely'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { listPeople, PersonRow } from '#contract/owner/people.ts'
import type { Db } from '#server/db/db.ts'

/** Returns a page of the accounts that match, the newest first. */
export async function peoplePage(db: Db, { search, role, limit, offset }: Input<typeof listPeople>): Promise<ListPage<PersonRow>> {
  const people = db
    .selectFrom('accounts as a')
    .leftJoin('suppliers as s', 's.id', 'a.supplierId')
    .$if(role !== undefined, (query) => query.where('a.role', '=', sql.val(role!)))
    .$if(search !== null, (query) =>
      query.where(sql<boolean>`strpos(lower(concat_ws(E'\\n', a.username, a.email, s.business_name)), lower(${search})) > 0`),
    )
  const items = await people
    .select(['a.id', 'a.username', 'a.email', 'a.role', 'a.createdAt'])
    .select([
      sql<boolean>`a.email_confirmed_at is not null`.as('emailConfirmed'),
      sql<boolean>`a.totp_confirmed_at is not null`.as('hasTwoFactor'),
      sql<PersonRow['listing']>`case when s.id is not null then json_build_object('id', s.id, 'businessName', s.business_name) end`.as(
        'listing',
      ),
      sql<number>`(select count(*)::int from quote_requests r where r.account_id = a.id)`.as('requests'),
    ])
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await people.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

/** An account as a resource of an access rule of the owner. */
export const personById = {
  what: 'This account',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('accounts').select(['id', 'username', 'role', 'supplierId']).where('id', '=', id).executeTakeFirst(),
}
export type Person = NonNullable<Awaited<ReturnType<typeof personById.load>>>
