import { readConfig, SettingError } from '#server/config/config.ts'

/** Returns the message of the error about a wrong setting. */
export function messageFor(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
  throw new Error('no setting was wrong')
}
