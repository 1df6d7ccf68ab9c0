import type { Context } from '#server/context.ts'
import { decrypt, encrypt } from '#server/security/encryption.ts'
import { encryptedTotpSecrets, replaceTotpSecret } from '#server/features/accounts/sign-in/two-factor-queries.ts'
import { encryptedTokens, replaceTokens } from '#server/features/social/accounts/token-queries.ts'

type Deps = Pick<Context, 'db' | 'secrets' | 'log'>

/**
 * Encrypts the two-factor secrets of all accounts and the tokens of social accounts with the site's first secret, so that the operator can
 * leave the others out later. Those that none of the site's secrets opens stay as they are, and the log says how many they are.
 */
export async function renewEncryption({ db, secrets, log }: Deps): Promise<void> {
  const accounts = await renew(
    secrets,
    await encryptedTotpSecrets(db),
    ({ totpSecret }) => totpSecret,
    (account, renewed) => replaceTotpSecret(db, account, renewed),
  )
  if (accounts > 0)
    log.error(
      { accounts },
      'No secret opens the two-factor sign-in of these accounts: add the former one to SESSION_SECRET, or reset them (README, Settings)',
    )
  const socialAccounts = await renew(
    secrets,
    await encryptedTokens(db),
    ({ tokens }) => tokens,
    (account, renewed) => replaceTokens(db, account, renewed),
  )
  if (socialAccounts > 0)
    log.error(
      { socialAccounts },
      'No secret opens the access to these social accounts: add the former one to SESSION_SECRET, or have them connected again',
    )
}

/** Encrypts what only a former secret opens, and returns how much none opens. */
async function renew<Row>(
  secrets: Context['secrets'],
  rows: Row[],
  encryptedOf: (row: Row) => string,
  replace: (row: Row, renewed: string) => Promise<unknown>,
): Promise<number> {
  let lost = 0
  for (const row of rows) {
    if (decrypt([secrets[0]], encryptedOf(row)) !== null) continue
    const text = decrypt(secrets, encryptedOf(row))
    if (text === null) lost++
    else await replace(row, encrypt(secrets, text))
  }
  return lost
}
