import { invalid } from '#server/http/problems.ts'
import type { Member } from '#server/http/visitor.ts'
import { isPassword } from './passwords.ts'
import { accountById, type AccountRow } from './queries.ts'
import { countTry, type Tries } from './tries.ts'

/** Who is signed in proves to be who they are, as a session may be open on somebody else's table. @throws 400, 429 as signing in does */
export async function provePassword(needs: Tries, visitor: Member, password: string | null): Promise<AccountRow> {
  if (password === null) throw invalid([{ path: 'password', message: 'Please enter your password.' }])
  const account = await accountById(needs.db, visitor.account.id)
  const takeBack = await countTry(needs, account.email, visitor)
  if (!(await isPassword(account.passwordHash, password))) throw invalid([{ path: 'password', message: 'That is not your password.' }])
  await takeBack()
  return account
}
