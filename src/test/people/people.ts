import { randomUUID } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { getMe, login, register } from '#contract/accounts/accounts.ts'
import type { Role, User } from '#contract/accounts/accounts.ts'
import { inTransaction } from '#server/db/db.ts'
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts'
import { accountById, updateAccount, userOf } from '#server/features/accounts/queries.ts'
import { addAccount } from '#server/features/accounts/details/register.ts'
import { startSession } from '#server/features/accounts/sign-in/sessions.ts'
import { addSupplier } from '#server/features/suppliers/add-supplier.ts'
import { createCookies } from '#server/http/access/cookies.ts'
import { anonymous } from '#server/http/access/requester.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import type { TestApp } from '#test/app/app.ts'

/** A user with an account, signed in with a browser of their own. */
export type Person = Browser & User & { password: string }

/** A user who is no supplier has no `supplierId`. */
type Supplier = Person & { supplierId: number }

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

/**
 * Adds a new user with a session. Unlike `registered` it hashes no password and sends no email: most tests are about what users do later,
 * and adding them would take most of a test's time.
 */
export async function person(app: TestApp, role: Role = 'restaurant'): Promise<Person> {
  const browser = createBrowser(app)
  const { username, email, password, supplierData } = newcomer(role === 'supplier' ? 'supplier' : 'restaurant')
  const passwordHash = await (hashedPassword ??= hashPassword(PASSWORD))
  const cookies = createCookies(undefined, app.context.config.publicUrl.startsWith('https:'))
  const requester = { ...anonymous, userAgent: browser.headers['user-agent']!, cookies }
  const user = await inTransaction(app.context.db, async (tx) => {
    const id = await addAccount(tx, { username, email, passwordHash, role })
    if (supplierData) {
      const listing = { description: null, website: null, address: null, abn: null, ...supplierData, email }
      await updateAccount(tx, id, { supplierId: await addSupplier(tx, app.context, listing) })
    }
    await startSession(tx, app.context, requester, { id, role, secondFactorAt: null })
    return userOf(tx, await accountById(tx, id), app.context.now())
  })
  for (const { name, value } of cookies.written().map((line) => parseSetCookie(line))) browser.cookies.set(name, value!)
  return { ...browser, ...user, password }
}

let hashedPassword: Promise<string> | undefined

/** Registers and signs in a new user through the API, which sends the email that confirms the address. */
export async function registered(app: TestApp, userType: 'supplier'): Promise<Supplier>
export async function registered(app: TestApp): Promise<Person>
export async function registered(app: TestApp, userType: 'restaurant' | 'supplier' = 'restaurant'): Promise<Person> {
  const browser = createBrowser(app)
  const account = newcomer(userType)
  await browser.call(register, account)
  const { user } = await browser.call(login, account)
  return { ...browser, ...user, password: account.password }
}

export const buyer = (app: TestApp) => person(app)

/** Marks a user's present address as confirmed, as the link of the email does. */
export const confirmAddressOf = ({ context }: TestApp, { id }: Pick<User, 'id'>) =>
  updateAccount(context.db, id, { emailConfirmedAt: context.now() })

export const supplier = async (app: TestApp) => (await person(app, 'supplier')) as Supplier

/** Returns an owner whose calls contain the owner token, as those of their pages do. */
export async function owner(app: TestApp): Promise<Person> {
  const user = await person(app, 'owner')
  const { ownerToken } = await user.call(getMe, {})
  user.headers['x-owner-authorization'] = ownerToken!
  return user
}

/** Returns the token of the latest link of this kind in the emails to an address. */
export async function tokenFor(app: TestApp, email: string, mode: 'confirm' | 'reset' | 'claim' | 'invitation'): Promise<string> {
  const received = (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase())
  const links = received.flatMap(({ text }) => [...(text ?? '').matchAll(new RegExp(`/auth\\?mode=${mode}&token=([\\w-]+)`, 'g'))])
  if (links.length === 0) throw new Error(`No email to ${email} has a link of the kind "${mode}".`)
  return links.at(-1)![1]!
}

/** Returns the cookies of a user's browser, for requests that are sent without it. */
export const cookieOf = ({ cookies }: Pick<Browser, 'cookies'>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Returns a list as a CSV file. */
export const csvOf = async ({ server }: Pick<TestApp, 'server'>, { headers, cookies }: Person, url: string): Promise<string> =>
  (await server.inject({ url, headers: { ...headers, cookie: cookieOf({ cookies }), accept: 'text/csv' } })).body
