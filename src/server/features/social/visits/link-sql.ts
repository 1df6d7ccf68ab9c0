import { sql } from 'kysely'

/** The path of a post's link to the profile; `profileLink` in post-rules.ts is the same with the site's address. */
export const LINK_PATH = sql<string>`'/suppliers/' || supplier_id || '?post=' || link_code`
