import { randomUUID } from 'node:crypto'
import { getMe, login, register } from '#contract/accounts.ts'
import type { Role, User } from '#contract/accounts.ts'
import { openBrowser, type Browser } from './browser.ts'
import type { TestApp } from './app.ts'

/** Somebody with an account, signed in at a browser of their own. */
export type Person = Browser & User & { password: string }

const PASSWORD = 'seven green crates'

/** What a registration takes, of somebody new. */
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

/** Registers somebody new and signs them in. Nobody can register as an owner: that one is promoted in the database. */
export async function person(app: TestApp, role: Role = 'restaurant'): Promise<Person> {
  const browser = openBrowser(app)
  const given = newcomer(role === 'supplier' ? 'supplier' : 'restaurant')
  await browser.call(register, given)
  if (role === 'owner') await app.context.db.updateTable('accounts').set({ role }).where('email', '=', given.email).execute()
  const { user } = await browser.call(login, given)
  return { ...browser, ...user, password: given.password }
}

export const buyer = (app: TestApp) => person(app)
export const supplier = async (app: TestApp) => (await person(app, 'supplier')) as Person & { supplierId: number }

/** An owner whose calls carry the owner token, as their pages do. */
export async function owner(app: TestApp): Promise<Person> {
  const somebody = await person(app, 'owner')
  const { ownerToken } = await somebody.call(getMe, {})
  somebody.headers['x-owner-authorization'] = ownerToken!
  return somebody
}

/** The token of the last email that somebody has with a link of this kind. */
export async function tokenFor(app: TestApp, email: string, mode: 'confirm' | 'reset' | 'claim'): Promise<string> {
  const hers = (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase())
  const links = hers.flatMap(({ text }) => [...(text ?? '').matchAll(new RegExp(`/auth\\?mode=${mode}&token=([\\w-]+)`, 'g'))])
  if (links.length === 0) throw new Error(`No email to ${email} has a link of the kind "${mode}".`)
  return links.at(-1)![1]!
}
