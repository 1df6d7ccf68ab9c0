import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { send } from '#e2e/kit/calls.ts'
import { expect, type Caller, type Site } from '#e2e/kit/site.ts'
import type { Supplier } from './suppliers.ts'

// Requests and quotes made through the API, for tests of later steps.

/** A line of a quote as sent to the API; fields with a default may be omitted. */
export type Line = { item: string; packSize: string; quantity: number; priceCents: number; gst: 'taxable' | 'free'; unit?: string }
export const line = (item: string, packSize: string, quantity: number, priceCents: number): Line => ({
  item,
  packSize,
  quantity,
  priceCents,
  gst: 'free',
})

export const newBuyerEmail = () => `cafe-${randomUUID().slice(0, 8)}@moth.example`

export async function ask(by: Caller, supplier: Pick<Supplier, 'id'>, given: object = {}): Promise<string> {
  const request = {
    supplierId: supplier.id,
    businessName: 'Moth and Lamp',
    contactEmail: newBuyerEmail(),
    requirements: '14 kg of house blend a week',
    ...given,
  }
  return (await send(by, '/api/quotes/request', request)).id
}

export const answer = (supplier: Supplier<Caller>, id: string, ...lines: Line[]) =>
  send(supplier.page, `/api/quotes/${id}/answer`, { lines: lines.length > 0 ? lines : [line('House blend', '1 kg', 14, 3150)] })

/** Returns path and query of the link to requests in the newest email to a buyer, waiting for the email. */
export const buyerLink = (site: Site, email: string, kind: 'quotes' | 'quotes/bulk' = 'quotes') =>
  newestLink(site, email, `/${kind}/[\\w-]+`)

/** Returns path and query of the link to a request in the newest email to a listing without an account, waiting for the email. */
export const listingLink = (site: Site, email: string, id: string) => newestLink(site, email, `/quotes/${id}`)

async function newestLink(site: Site, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(${path}\\?key=[\\w.-]+)`)
  const links = async () => (await site.emailsTo(email)).flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? [])
  await expect.poll(links).not.toEqual([])
  return (await links()).at(-1)!
}

/** Locates a region of the page of a request, or of the dashboard. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const answerForm = (page: Page): Locator => page.getByRole('form', { name: 'Your answer' })

/** Returns a listing of the demo marketplace that no account manages and that has an email address. */
export async function unclaimed({ request }: Caller): Promise<{ id: number; businessName: string; email: string }> {
  const listings: { id: number }[] = await (await request.get('/api/suppliers?sort=name')).json()
  for (const { id } of listings) {
    const supplier = await (await request.get(`/api/suppliers/${id}`)).json()
    if (supplier.isClaimable && supplier.email) return supplier
  }
  throw new Error('Every listing has an account.')
}
