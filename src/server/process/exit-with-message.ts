import { SettingError } from '#server/config/config.ts'
import { DataDirLocked, DataDirUnwritable } from '#server/db/embedded/embedded.ts'
import { DatabaseUnreachable } from '#server/db/database.ts'
import { printError } from './print.ts'

/** Errors that whoever starts a program can fix: the message is the one line that says how. */
const FIXED_BY_OWNER = [SettingError, DatabaseUnreachable, DataDirLocked, DataDirUnwritable]

/** Ends the process with exit code 1 and that line alone; anything else is a defect of ours and thrown again. */
export function exitWithMessage(error: unknown): never {
  if (!(error instanceof Error) || !FIXED_BY_OWNER.some((kind) => error instanceof kind)) throw error
  printError(error.message)
  process.exit(1)
}
