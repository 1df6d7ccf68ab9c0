import { randomUUID } from 'node:crypto'
import { getMe, login, register } from '#contract/accounts.ts'
import type { Role, User } from '#contract/accounts.ts'
import { openBrowser, type Browser } from './browser.ts'
import type { TestApp } from './app.ts'

/** A user with an account, signed in with a browser of their own. */
export type Person = Browser & User & { password: string }

const PASSWORD = 'seven green crates'

/** Returns the input that registers a new user. */
export function newcomer(userType: 'restaurant' | 'supplier' = 'restaurant') {
  const username = `p-${randomUUID().slice(0, 13)}`
  const supplierData = { businessName: `Business of ${username}`, category: 'Coffee' as const, phone: '+61 3 5550 0142' }
  return {
    username,
    email: `${username}@people.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    userType,
    ...(userType === 'supplier' && { supplierData }),
  }
}

/** Registers and signs in a new user. Owners cannot register, so their role is set in the database. */
export async function person(app: TestApp, role: Role = 'restaurant'): Promise<Person> {
  const browser = openBrowser(app)
  const account = newcomer(role === 'supplier' ? 'supplier' : 'restaurant')
  await browser.call(register, account)
  if (role === 'owner') await app.context.db.updateTable('accounts').set({ role }).where('email', '=', account.email).execute()
  const { user } = await browser.call(login, account)
  return { ...browser, ...user, password: account.password }
}

export const buyer = (app: TestApp) => person(app)
export const supplier = async (app: TestApp) => (await person(app, 'supplier')) as Person & { supplierId: number }

/** Returns an owner whose calls contain the owner token, as those of their pages do. */
export async function owner(app: TestApp): Promise<Person> {
  const user = await person(app, 'owner')
  const { ownerToken } = await user.call(getMe, {})
  user.headers['x-owner-authorization'] = ownerToken!
  return user
}

/** Returns the token of the latest link of this kind in the emails to an address. */
export async function tokenFor(app: TestApp, email: string, mode: 'confirm' | 'reset' | 'claim'): Promise<string> {
  const received = (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase())
  const links = received.flatMap(({ text }) => [...(text ?? '').matchAll(new RegExp(`/auth\\?mode=${mode}&token=([\\w-]+)`, 'g'))])
  if (links.length === 0) throw new Error(`No email to ${email} has a link of the kind "${mode}".`)
  return links.at(-1)![1]!
}
