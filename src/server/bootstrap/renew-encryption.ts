import type { Context } from '#server/context.ts'
import { decrypt, encrypt } from '#server/encryption.ts'
import { encryptedTokens, replaceTokens } from '#server/features/social/token-queries.ts'
import { encryptedTotpSecrets, replaceTotpSecret } from '#server/features/accounts/two-factor-queries.ts'

/**
 * Encrypts the two-factor secrets of all accounts and the tokens of social accounts with the site's first secret, so that the operator can
 * leave the others out later. Those that none of the site's secrets opens stay as they are, and the log says how many they are.
 */
export async function renewEncryption({ db, secrets, log }: Pick<Context, 'db' | 'secrets' | 'log'>): Promise<void> {
  let lost = 0
  for (const account of await encryptedTotpSecrets(db)) {
    if (decrypt([secrets[0]], account.totpSecret) !== null) continue
    const base32 = decrypt(secrets, account.totpSecret)
    if (base32 === null) lost++
    else await replaceTotpSecret(db, account, encrypt(secrets, base32))
  }
  await renewSocialTokens({ db, secrets, log })
  if (lost > 0)
    log.error(
      { accounts: lost },
      'No secret opens the two-factor sign-in of these accounts: add the former one to SESSION_SECRET, or reset them (README, Settings)',
    )
}

async function renewSocialTokens({ db, secrets, log }: Pick<Context, 'db' | 'secrets' | 'log'>): Promise<void> {
  let lost = 0
  for (const row of await encryptedTokens(db)) {
    // Those without tokens were left out.
    const stored = row.tokens!
    if (decrypt([secrets[0]], stored) !== null) continue
    const tokens = decrypt(secrets, stored)
    if (tokens === null) lost++
    else await replaceTokens(db, row, encrypt(secrets, tokens))
  }
  if (lost > 0)
    log.error(
      { accounts: lost },
      'No secret opens the tokens of these social accounts: add the former one to SESSION_SECRET, or have them connected again (README, Settings)',
    )
}
