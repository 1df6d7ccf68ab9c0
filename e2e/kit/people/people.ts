import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { expect, open, type Caller, type Site } from '#e2e/kit/site.ts'

// People with accounts, and how they sign in and out.

export type Person = { username: string; email: string; password: string }

export function newPerson(name = 'Ann'): Person {
  const mark = randomUUID().slice(0, 8)
  return { username: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@moth.example`, password: `brown-teapot-${mark}` }
}

/** Registers an account through the API, for tests of later steps. */
export async function registered({ request }: Caller, supplier?: { businessName: string }, person = newPerson()): Promise<Person> {
  const supplierData = supplier && { ...supplier, category: 'Coffee', phone: '+61 3 5550 0142' }
  const data = { ...person, confirmPassword: person.password, userType: supplier ? 'supplier' : 'restaurant', supplierData }
  expect((await request.post('/api/register', { data })).status()).toBe(201)
  return person
}

/** Signs in through the API; the browser context stores the cookie. */
export async function signIn({ request }: Caller, { email, password }: Pick<Person, 'email' | 'password'>) {
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
}

export async function signedInBuyer(caller: Caller): Promise<Person> {
  const person = await registered(caller)
  await signIn(caller, person)
  return person
}

/** Signs in as somebody who came from the home page; whoever came from nowhere is asked for the venue. */
export async function logInByForm(page: Page, person: Pick<Person, 'email' | 'password'>, path = '/auth?next=/') {
  await open(page, path)
  await fillLogin(page, person)
}

/** Fills in the login form on a page that was reached by navigation. */
export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The previous page may have an email field as well.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The button of the account menu in the header. */
export const userMenu = (page: Page, { username }: Person) => page.getByRole('banner').getByRole('button', { name: username })

export async function logOut(page: Page, person: Person) {
  await userMenu(page, person).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(userMenu(page, person)).toHaveCount(0)
}

/** Returns path and query of the link of this kind in the newest email to an address, waiting for the email. */
export async function linkTo(site: Site, recipient: string, mode: 'confirm' | 'reset' | 'claim' | 'invitation'): Promise<string> {
  const links = async () => (await site.emailsTo(recipient)).flatMap((email) => linkIn(email, mode))
  await expect.poll(links).not.toEqual([])
  return (await links()).at(-1)!
}

function linkIn({ text = '' }: Email, mode: string): string[] {
  const link = new RegExp(`https?://[^/\\s]+(/auth\\?mode=${mode}&token=[\\w.~%-]+)`).exec(text)?.[1]
  return link ? [link] : []
}
