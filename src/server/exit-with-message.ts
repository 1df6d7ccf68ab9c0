import { SettingError } from './config.ts'
import { DataDirLocked, DataDirUnwritable } from './db/embedded/embedded.ts'
import { DatabaseUnreachable } from './db/database.ts'

/** What whoever starts a program can mend: its message is the one line that says how. */
const OPERATORS_MATTERS = [SettingError, DatabaseUnreachable, DataDirLocked, DataDirUnwritable]

/** Ends the process with exit code 1 and that line alone; anything else is a defect of ours and keeps its stack. */
export function exitWithMessage(error: unknown): never {
  if (!OPERATORS_MATTERS.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}
