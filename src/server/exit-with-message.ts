import { SettingError } from './config.ts'
import { DataDirLocked, DataDirUnwritable } from './db/embedded/embedded.ts'
import { DatabaseUnreachable } from './db/database.ts'

/** Errors that the operator can fix. Their message is one line that says how. */
const OPERATOR_ERRORS = [SettingError, DatabaseUnreachable, DataDirLocked, DataDirUnwritable]

/** Prints the message of an operator's error and exits with code 1. Rethrows any other error, which is a defect and needs its stack. */
export function exitWithMessage(error: unknown): never {
  if (!OPERATOR_ERRORS.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}
