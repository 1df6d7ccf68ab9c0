import type { MemberRole } from '#contract/accounts/accounts.ts'
import { login, register } from '#contract/accounts/accounts.ts'
import { inviteMember } from '#contract/accounts/members.ts'
import type { TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { newcomer, supplier, tokenFor } from './people.ts'
import { subscribe } from './subscriptions.ts'

/** Returns whoever manages a listing whose plan includes several users. */
export async function enterprise(app: TestApp) {
  const manager = await supplier(app)
  await subscribe(app, manager.supplierId, { plan: 'enterprise' })
  return { ...manager, path: { id: manager.supplierId } }
}
type Manager = Awaited<ReturnType<typeof enterprise>>

/** Returns the registration of somebody who has no listing of their own. */
export function invitedNewcomer() {
  const { supplierData: _, ...account } = newcomer('supplier')
  return account
}

/** Invites a new address, and registers and signs in with it. */
export async function member(app: TestApp, { call, path }: Pick<Manager, 'call' | 'path'>, role: MemberRole) {
  const account = invitedNewcomer()
  const { id: memberId } = await call(inviteMember, { ...path, email: account.email, role })
  const browser = createBrowser(app)
  await browser.call(register, { ...account, invitation: await tokenFor(app, account.email, 'invitation') })
  const { user } = await browser.call(login, account)
  return { ...browser, ...account, ...user, memberId }
}
