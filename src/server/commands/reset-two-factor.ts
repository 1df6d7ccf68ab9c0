import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, SettingError, type Config } from '#server/config/config.ts'
import { setAddressKey } from '#server/db/address-hash.ts'
import { openDatabase } from '#server/db/database.ts'
import { exitWithMessage } from '#server/process/exit-with-message.ts'
import { accountByEmail } from '#server/features/accounts/queries.ts'
import { resetTwoFactor } from '#server/features/accounts/sign-in/two-factor.ts'
import { printLine } from '#server/process/print.ts'

// `npm run reset-two-factor -- EMAIL` turns two-factor sign-in off for somebody who has lost the authenticator, or whose secret was lost.
try {
  printLine(await reset(readConfig(), process.argv.slice(2)))
} catch (error) {
  exitWithMessage(error)
}

async function reset(config: Config, [email, ...others]: string[]): Promise<string> {
  if (email === undefined || others.length > 0) throw new SettingError('Usage: npm run reset-two-factor -- EMAIL')
  // Opening the embedded database would create one.
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    throw new SettingError(`DATA_DIR: ${config.dataDir} has no database. Set it, or DATABASE_URL, to what the site is started with.`)
  const { db, close } = await openDatabase(config)
  // A lost secret must not keep anybody out, and the email about it is wanted whatever its address has left.
  setAddressKey(db, randomBytes(32))
  // The site's processes find the email by themselves.
  const jobs = { wake: () => {} }
  try {
    const account = await accountByEmail(db, email)
    if (!account) throw new SettingError(`Nothing was changed: no account has the email address ${email}.`)
    if (!(await resetTwoFactor({ db, jobs }, account))) return `Nothing was changed: two-factor sign-in of ${account.email} is off already.`
    return `Two-factor sign-in of ${account.email} is off. The account gets an email about it, and signs in with its password alone.`
  } finally {
    await close()
  }
}
