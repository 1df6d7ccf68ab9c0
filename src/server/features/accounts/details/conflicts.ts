import type { Context } from '#server/context.ts'
import { conflict } from '#server/http/problems.ts'

export const emailTaken = () =>
  conflict('This email address has an account already. Please sign in, or reset your password.', 'email_taken')
export const usernameTaken = () => conflict('This username is taken. Please choose another.', 'username_taken')

/**
 * The address in the settings is the owner's, also before the owner has an account or after it has another address: an account with it would
 * stop the next start. @throws 409
 */
export function rejectOwnersAddress(email: string | null, { ownerEmail }: Pick<Context['config'], 'ownerEmail'>): void {
  if (ownerEmail !== null && email?.toLowerCase() === ownerEmail.toLowerCase()) throw emailTaken()
}

/** Translates a violated unique constraint of `accounts` into its Problem. @throws 409 */
export async function asConflict<Result>(saving: Promise<Result>): Promise<Result> {
  try {
    return await saving
  } catch (error) {
    // A query throws only errors, of which those about a constraint name it.
    const { constraint } = error as { constraint?: string }
    if (constraint === 'accounts_by_email') throw emailTaken()
    if (constraint === 'accounts_by_username' || constraint === 'accounts_by_username_key') throw usernameTaken()
    throw error
  }
}
