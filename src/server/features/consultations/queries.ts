import { sql } from 'kysely'
import type { Consultation, ConsultationState, sendEnquiry } from '#contract/site/consultations.ts'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'

const COLUMNS = ['id', 'kind', 'name', 'email', 'phone', 'message', 'createdAt', 'answeredAt'] as const

export const insertConsultation = (tx: Db, consultation: Input<typeof sendEnquiry>, createdAt: Date) =>
  tx
    .insertInto('enquiries')
    .values({ ...consultation, createdAt })
    .execute()

type Filter = { search: string | null; state: ConsultationState | null }

const isFoundBy = (search: string) => sql<boolean>`strpos(lower(name || ' ' || email || ' ' || message), lower(${search})) > 0`

/** Selects the enquiries that contain a text and are open or answered. */
export const consultations = (db: Db, { search, state }: Filter) =>
  db
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where('removedAt', 'is', null)
    .$call((query) => (search === null ? query : query.where(isFoundBy(search))))
    .$if(state !== null, (query) => query.where('answeredAt', state === 'open' ? 'is' : 'is not', null))

/** Returns a page of them, the newest first, with their total. */
export async function consultationPage(
  db: Db,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<ListPage<Consultation>> {
  const found = consultations(db, filter)
  const items = await found.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** Loads an enquiry that can be removed, or restored: a resource of an access rule. */
export const consultationOf = ({ isRemoved }: { isRemoved: boolean }) => ({
  what: 'This enquiry',
  load: (db: Db, { id }: { id: string }) =>
    db
      .selectFrom('enquiries')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('removedAt', isRemoved ? 'is not' : 'is', null)
      .executeTakeFirst(),
})

/** Marks an enquiry as answered, at the first time that was said, or as open; returns undefined when it was removed. */
export const setAnswered = (tx: Db, id: string, answeredAt: Date | null) =>
  tx
    .updateTable('enquiries')
    .set((eb) => ({ answeredAt: answeredAt && eb.fn.coalesce('answeredAt', eb.val(answeredAt.toISOString())) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()

/** Marks an enquiry as removed, or as there again; returns undefined when it was already. */
export const setRemoved = (tx: Db, id: string, removedAt: Date | null) =>
  tx
    .updateTable('enquiries')
    .set({ removedAt })
    .where('id', '=', id)
    .where('removedAt', removedAt ? 'is' : 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst()
