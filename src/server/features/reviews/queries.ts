import { sql } from 'kysely'
import { plannedOnce, type Db } from '#server/db/db.ts'

/** Newest first. */
export const reviewsOf = plannedOnce((db, supplierId: number, limit: number, offset: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'customerName', 'businessName', 'rating', 'text', 'createdAt', 'isVerified', 'tags'])
    .select(
      sql<{ text: string; createdAt: string } | null>`case when reply_text is not null then json_build_object(
        'text', reply_text, 'createdAt', to_char(reply_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`.as('reply'),
    )
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset),
)

/** How many reviews gave each number of stars; numbers that nobody gave are missing. */
export const starsOf = plannedOnce((db, supplierId: number) =>
  db
    .selectFrom('reviews')
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .where('supplierId', '=', supplierId)
    .groupBy('rating'),
)

/** Sets average and total of suppliers from their reviews; part of every write of reviews. All of them where no ids are given. */
export const recountRatings = (db: Db, ids?: number[]) =>
  sql`update suppliers s set average_rating = r.average, total_reviews = r.total
      from (select s.id, coalesce(round(avg(r.rating), 1), 0) as average, count(r.id) as total
            from suppliers s left join reviews r on r.supplier_id = s.id
            ${ids ? sql`where s.id = any(${ids})` : sql``} group by s.id) r
      where s.id = r.id and (s.average_rating, s.total_reviews) is distinct from (r.average, r.total)`.execute(db)
