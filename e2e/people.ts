import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { expect, open, type Caller, type Site } from './site.ts'

// People with accounts, and how they find their way about.

export type Person = { username: string; email: string; password: string }

export function newPerson(name = 'Ann'): Person {
  const mark = randomUUID().slice(0, 8)
  return { username: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@moth.example`, password: `brown-teapot-${mark}` }
}

/** An account made by a call, for tests of what comes after. */
export async function registered({ request }: Caller, supplier?: { businessName: string }, person = newPerson()): Promise<Person> {
  const supplierData = supplier && { ...supplier, category: 'Coffee', phone: '+61 3 5550 0142' }
  const data = { ...person, confirmPassword: person.password, userType: supplier ? 'supplier' : 'restaurant', supplierData }
  expect((await request.post('/api/register', { data })).status()).toBe(201)
  return person
}

/** Signed in by a call; the browser holds the cookie from then on. */
export async function signIn({ request }: Caller, { email, password }: Pick<Person, 'email' | 'password'>) {
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
}

export async function signedInBuyer(caller: Caller): Promise<Person> {
  const person = await registered(caller)
  await signIn(caller, person)
  return person
}

export async function logInByForm(page: Page, person: Pick<Person, 'email' | 'password'>, path = '/auth') {
  await open(page, path)
  await fillLogin(page, person)
}

/** On a page that another may have led to. */
export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The page that is left may have a field for an address as well.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The button of the header's dropdown. */
export const userMenu = (page: Page, { username }: Person) => page.getByRole('banner').getByRole('button', { name: username })

export async function logOut(page: Page, person: Person) {
  await userMenu(page, person).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(userMenu(page, person)).toHaveCount(0)
}

/** Path and query of the link for one purpose in the newest email to somebody, as soon as it is there. */
export async function linkTo(site: Site, recipient: string, mode: 'confirm' | 'reset' | 'claim'): Promise<string> {
  const links = async () => (await site.emailsTo(recipient)).flatMap((email) => linkIn(email, mode))
  await expect.poll(links, { timeout: 30_000 }).not.toEqual([])
  return (await links()).at(-1)!
}

function linkIn({ text = '' }: Email, mode: string): string[] {
  const link = new RegExp(`https?://[^/\\s]+(/auth\\?mode=${mode}&token=[\\w.~%-]+)`).exec(text)?.[1]
  return link ? [link] : []
}
