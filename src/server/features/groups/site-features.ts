import type { SiteFeatures } from '#contract/owner/site-features.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'

/** Returns which parts of the site are on; those that nobody has turned on are off. */
export async function siteFeaturesOf(db: Db): Promise<SiteFeatures> {
  const row = await db.selectFrom('siteFeatures').select('isOn').where('name', '=', 'groups').executeTakeFirst()
  return { groups: row?.isOn ?? false }
}

/** Turns parts of the site on or off; what is stored of them stays. */
export const changeFeatures = (
  { db, changes }: Pick<Context, 'db' | 'changes'>,
  { groups }: SiteFeatures,
  by: { id: string; username: string },
): Promise<SiteFeatures> =>
  inTransaction(db, async (tx) => {
    await tx
      .insertInto('siteFeatures')
      .values({ name: 'groups', isOn: groups })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ isOn: groups }))
      .execute()
    await insertAudit(tx, by, { action: 'features.change', subject: 'group buying', details: { isOn: groups } })
    await changes.publish(tx)
    return { groups }
  })
