import { send } from '#e2e/kit/calls.ts'
import { expect, open, type Caller, type Site } from '#e2e/kit/site.ts'
import type { Page } from '@playwright/test'
import { linkTo, signedInBuyer } from './people.ts'
import { newSupplier, type Supplier } from './suppliers.ts'

type Row = { item: string; priceCents: number }

async function put({ request }: Caller, path: string, data: object) {
  const answer = await request.put(path, { data })
  expect([path, answer.status()]).toEqual([path, 200])
}

/** Gives a supplier in Victoria a price list, in packs of 5 kg. */
export async function storeList<By extends Caller>({ page, id }: Supplier<By>, rows: readonly Row[]) {
  await put(page, `/api/suppliers/${id}`, { serviceArea: [{ from: '3000', to: '3999' }] })
  await put(page, `/api/suppliers/${id}/price-list`, { rows: rows.map((row) => ({ ...row, packSize: '5 kg', gst: 'free' })) })
}

/** Creates a supplier whose price list answers at once. */
export async function answeringSupplier(caller: Caller, name: string, rows: readonly Row[]): Promise<Supplier<Caller>> {
  const supplier = await newSupplier(caller, name)
  await storeList(supplier, rows)
  await put(caller, `/api/suppliers/${supplier.id}/price-list/settings`, { instant: { isOn: true, deliveryCents: 1200 } })
  return supplier
}

/** Creates a buyer in Preston who has confirmed the address, and is signed in on `page`. */
export async function cafeInPreston(page: Page, site: Site) {
  const person = await signedInBuyer(page)
  await open(page, await linkTo(site, person.email, 'confirm'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await put(page, '/api/venue', { name: 'Moth and Lamp', suburb: 'Preston', state: 'VIC', postcode: '3072' })
  return person
}

/** Asks suppliers for 10 kg of each item. */
export const askForLines = (caller: Caller, supplierIds: readonly number[], contactEmail: string, items: readonly string[]) =>
  send(caller, '/api/quotes/bulk', {
    supplierIds,
    message: 'Please price these lines.',
    company: 'Moth and Lamp',
    contactEmail,
    lines: items.map((item) => ({ item, quantity: 10, unit: 'kg' })),
  })
