import { openDb, openPool } from '/work/main/src/server/db/db.ts'
import { migrate } from '/work/main/src/server/db/migrate.ts'
const db = openDb(openPool({ connectionString: 'postgres://nobody@127.0.0.1:5999/gen_main' }))
await migrate(db); await db.destroy()
