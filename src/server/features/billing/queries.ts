import type { Db } from '#server/db/db.ts'

/** The owner's setting of the beta; without a value, it lasts. */
const BETA_STAGE = 'pricing.beta.stage'

/** Returns whether the beta lasts, as the owner has set it. */
export const isBetaNow = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('siteItems').select('value').where('kind', '=', 'text').where('key', '=', BETA_STAGE).executeTakeFirst())?.value !==
  'ended'
